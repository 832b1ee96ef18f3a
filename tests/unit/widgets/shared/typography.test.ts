import fc from 'fast-check';
import { expect, test } from 'vitest';
import { frenchTypography } from '../../../../src/glossary/typography';
import { french } from '../../../../src/widgets/shared/typography';

test('punctuation keeps to its word', () => {
	expect(french('Et ensuite ? Rien : stop ; « non » !')).toBe(
		'Et ensuite\u202f? Rien\u00a0: stop\u202f; «\u00a0non\u00a0»\u202f!',
	);
});

test('a colon that ends a label inside quotation marks keeps to it too', () => {
	expect(french('« Combat : »')).toBe('«\u00a0Combat\u00a0:\u00a0»');
});

test('what needs nothing is unchanged, and twice is once', () => {
	expect(french('Deux créatures, 3 dégâts.')).toBe('Deux créatures, 3 dégâts.');
	const once = french('Puissance : 4 ; « mot » ?');
	expect(french(once)).toBe(once);
});

test('it gives the spaces that the build gives to pages', () => {
	const word = fc.constantFrom('puissance', 'l’armure', '3', 'Combat');
	const mark = fc.constantFrom(' ', ' : ', ' ; ', ' ? ', ' ! ', ' « ', ' » ', ', ', '. ');
	fc.assert(
		fc.property(fc.array(fc.tuple(word, mark), { maxLength: 8 }), (pieces) => {
			const text = `${pieces.flat().join('')}fin.`;
			expect(french(text)).toBe(frenchTypography(text));
		}),
	);
});
