import { describe, expect, test } from 'vitest';
import { keepMarks, relatedTo } from '../../../../src/search/browser/marks';

describe('a text found by Pagefind', () => {
	test.each([
		['armure', 'Armure.', true],
		['moissonne', 'la moisson', true],
		['à qui va l’aombre', 'Aombre', true],
		['x', '(X)', true],
		['armoricain', 'à', false],
		['xyzzy', 'X', false],
		['l’armure', 'l’arme', false],
		['est-ce que', 'est', true],
	])('for « %s » that says « %s » is kept: %s', (query, text, kept) => {
		expect(relatedTo(query)(text)).toBe(kept);
	});

	test('keeps the marks of the words asked for, and no other', () => {
		const excerpt = 'l’<mark>armure</mark> <mark>à</mark> <mark>Armures.</mark>';
		expect(keepMarks(excerpt, relatedTo('armure'))).toBe('l’<mark>armure</mark> à <mark>Armures.</mark>');
	});
});
