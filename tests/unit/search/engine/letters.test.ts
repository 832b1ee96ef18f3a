import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bareWords, runs } from '../../../../src/search/engine/letters';

test('words are bare of accents, capitals and signs', () => {
	expect(bareWords(' « L’Épée », 2 fois ?! ')).toBe('l epee 2 fois');
});

test('runs of letters follow one another, and a short text has none', () => {
	expect(runs('armure')).toHaveLength(3);
	expect(runs('rmure')).toEqual(runs('armure').slice(1));
	expect(runs('arm')).toEqual([]);
	expect(runs('')).toEqual([]);
});

test('runs are the same number when their letters are, and only then', () => {
	const run = fc.string({ unit: fc.constantFrom(...'abe 9'), minLength: 4, maxLength: 4 });
	fc.assert(fc.property(run, run, (one, other) => (runs(one)[0] === runs(other)[0]) === (one === other)));
});
