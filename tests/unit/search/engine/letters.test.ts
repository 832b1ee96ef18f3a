import { expect, test } from 'vitest';
import { bareWords, runs } from '../../../../src/search/engine/letters';

test('words are bare of accents, capitals and signs', () => {
	expect(bareWords(' « L’Épée », 2 fois ?! ')).toBe('l epee 2 fois');
});

test('runs of letters follow one another, and a short text has none', () => {
	expect(runs('armure')).toEqual(['armu', 'rmur', 'mure']);
	expect(runs('arm')).toEqual([]);
	expect(runs('')).toEqual([]);
});
