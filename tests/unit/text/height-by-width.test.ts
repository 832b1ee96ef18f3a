import { expect, it } from 'vitest';
import { heightByWidth } from '../../../src/text/height-by-width';

/** What a browser makes of the length in a window of that width. */
function drawn(length: string, width: number): number {
	const [least = 0, start = 0, fall = 0] = (length.match(/[\d.]+/g) ?? []).map(Number);
	return length.startsWith('max(') ? Math.max(least, start - (fall * width) / 100) : least;
}

it.each([
	[720, 1577],
	[231, 302],
	[571, 793],
	[1151, 2130],
])('a frame of %i pixels, %i on a phone, is never lower', (column, phone) => {
	const length = heightByWidth({ column, phone });
	for (const [width, least] of [
		[320, phone],
		[360, phone],
		[720, column],
		[1280, column],
		[0, phone],
	] as const)
		expect(drawn(length, width)).toBeGreaterThanOrEqual(least);
	expect(drawn(length, 360) - phone).toBeLessThan(2);
	expect(drawn(length, 720) - column).toBeLessThan(2);
});

it('a height that is the same everywhere is a length', () => {
	expect(heightByWidth({ column: 456, phone: 456 })).toBe('456px');
	expect(heightByWidth({ column: 456, phone: 400 })).toBe('456px');
});
