import { expect, it } from 'vitest';
import { schemeOf } from '../../../src/embed/element/scheme';

const white = 'color(srgb 1 1 1)';
const black = 'color(srgb 0 0 0)';

it('is that of the theme, whatever the text', () => {
	expect(schemeOf('clair', white)).toBe('light');
	expect(schemeOf('sombre', black)).toBe('dark');
});

it.each([
	[white, 'dark'],
	['color(srgb 0.866667 0.866667 0.866667)', 'dark'],
	['color(srgb 0.6 0.6 0.6 / 0.9)', 'dark'],
	['color(srgb 0.533333 0.533333 0.533333)', 'light'],
	['color(srgb 1 0 0)', 'light'],
	['color(srgb 1e-7 -0.02 0.2)', 'light'],
	[black, 'light'],
] as const)('in a text that is %s, it is %s', (text, scheme) => {
	for (const theme of [null, 'auto', 'rose']) expect(schemeOf(theme, text)).toBe(scheme);
});
