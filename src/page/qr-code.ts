import { correction, generate } from 'lean-qr';

/** Light squares around a code, without which cameras miss it. */
const EDGE = 4;

/** The QR code of an address, as an SVG file: each run of dark squares is a stroke in the middle of its row. */
export function qrCode(address: string): string {
	const code = generate(address, { minCorrectionLevel: correction.M });
	const rows = Array.from({ length: code.size }, (_, y) => {
		const squares = Array.from({ length: code.size }, (_, x) => (code.get(x, y) ? '1' : '0')).join('');
		const runs = [...squares.matchAll(/1+/g)].map(({ 0: run, index }) => `M${index} ${y}.5h${run.length}`);
		return runs.join('');
	});
	const box = `${-EDGE} ${-EDGE} ${code.size + 2 * EDGE} ${code.size + 2 * EDGE}`;
	const drawn = `<path d="M${-EDGE} ${-EDGE}h${code.size + 2 * EDGE}v${code.size + 2 * EDGE}H${-EDGE}z" fill="#fff"/><path d="${rows.join('')}" stroke="#000"/>`;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" shape-rendering="crispEdges">${drawn}</svg>\n`;
}
