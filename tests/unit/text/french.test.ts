import { expect, test } from 'vitest';
import { frenchTypography } from '../../../src/text/french';

test('punctuation keeps to its word', () => {
	expect(frenchTypography('Et ensuite ? Rien : stop ; « non » !')).toBe(
		'Et ensuite\u202f? Rien\u00a0: stop\u202f; «\u00a0non\u00a0»\u202f!',
	);
});

test('a colon that ends a label inside quotation marks keeps to it too', () => {
	expect(frenchTypography('« Combat : »')).toBe('«\u00a0Combat\u00a0:\u00a0»');
});

test('what needs nothing is unchanged, and twice is once', () => {
	expect(frenchTypography('Deux créatures, 3 dégâts.')).toBe('Deux créatures, 3 dégâts.');
	const once = frenchTypography('Puissance : 4 ; « mot » ?');
	expect(frenchTypography(once)).toBe(once);
});
