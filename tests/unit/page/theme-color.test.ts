import { expect, test } from 'vitest';
import { themeColor } from '../../../src/page/theme-color';

test('the bar of the browser is the paper, tinted with the accent of the game', () => {
	expect(themeColor('clair')).toBe('#fbf8f2');
	expect(themeColor('sombre')).toBe('#15120e');
	// 0.13 × 85 52 00 + 0.87 × fb f8 f2
	expect(themeColor('clair', '#855200')).toBe('#ece2d3');
	expect(themeColor('sombre', '#f2bb5c')).toBe('#322818');
});
