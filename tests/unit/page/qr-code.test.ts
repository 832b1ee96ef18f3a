import { expect, it } from 'vitest';
import { qrCode } from '../../../src/page/qr-code';

const address = 'https://arbitre.example/keyforge/aide/';

/** Dark squares of a drawn code, row by row. */
function squaresOf(svg: string): { size: number; dark: string[] } {
	const [, least, , width] = /viewBox="(-\d+) (-\d+) (\d+)/.exec(svg) ?? [];
	const size = Number(width) + 2 * Number(least);
	const dark = Array.from({ length: size }, () => Array.from({ length: size }, () => '.'));
	for (const [, x, y, run] of svg.matchAll(/M(\d+) (\d+)\.5h(\d+)/g))
		for (let at = Number(x); at < Number(x) + Number(run); at++) (dark[Number(y)] as string[])[at] = '#';
	return { size, dark: dark.map((row) => row.join('')) };
}

it('draws a code of an address with its three marks and a light edge of four squares', () => {
	const svg = qrCode(address);
	const { size, dark } = squaresOf(svg);
	expect((size - 17) % 4, 'a size that codes have').toBe(0);
	expect(svg).toContain(`viewBox="-4 -4 ${size + 8} ${size + 8}"`);
	const mark = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######'];
	expect(dark.slice(0, 7).map((row) => row.slice(0, 7))).toEqual(mark);
	expect(dark.slice(0, 7).map((row) => row.slice(-7))).toEqual(mark);
	expect(dark.slice(-7).map((row) => row.slice(0, 7))).toEqual(mark);
});

it('draws another code for another address', () => {
	expect(qrCode(`${address}#tour`)).not.toBe(qrCode(address));
});
