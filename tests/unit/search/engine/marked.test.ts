import { expect, test } from 'vitest';
import { marked } from '../../../../src/search/engine/marked';
import { stem } from '../../../../src/search/engine/stem';

const text = 'Une créature sonnée ne peut pas combattre\u202f: elle reste là.';

test('the words that a query asks for are apart, whatever their ending', () => {
	expect(
		marked(text, new Set(['créatures', 'sonner'].map((word) => stem(word.normalize('NFD').replace(/\p{M}/gu, ''))))),
	).toEqual(['Une ', { found: 'créature' }, ' ', { found: 'sonnée' }, ' ne peut pas combattre\u202f: elle reste là.']);
});

test('words that say nothing are never marked, and no letter is lost', () => {
	expect(marked(text, new Set(['une', 'ne', 'peut']))).toEqual([text]);
	const pieces = marked(text, new Set([stem('combattre')]));
	expect(pieces.map((piece) => (typeof piece === 'string' ? piece : piece.found)).join('')).toBe(text);
});
