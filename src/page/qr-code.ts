import { generate } from 'lean-qr';

/** A QR code as the path of a drawing whose unit is one square: each run of dark squares is a stroke in the middle of its row. */
export interface QrCode {
	/** Squares of a side, without the light edge around. */
	size: number;
	path: string;
}

/** The QR code of an address. */
export function qrCode(address: string): QrCode {
	const code = generate(address);
	const { size } = code;
	const rows = Array.from({ length: size }, (_, y) => {
		const squares = Array.from({ length: size }, (_, x) => (code.get(x, y) ? '1' : '0')).join('');
		let end = 0;
		const runs = [...squares.matchAll(/1+/g)].map(({ 0: run, index }) => {
			const move = end === 0 ? `M${index} ${y}.5` : `m${index - end} 0`;
			end = index + run.length;
			return `${move}h${run.length}`;
		});
		return runs.join('');
	});
	return { size, path: rows.join('') };
}
