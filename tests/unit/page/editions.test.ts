import { describe, expect, it } from 'vitest';
import { editionsOf } from '../../../src/page/editions';
import { load } from '../../content/content-tree';
import { loadFull } from '../../content/full-content';

describe('what an edition changed', () => {
	it('is what the source marks, chapters first', () => {
		const [edition, ...others] = editionsOf(loadFull().game);
		expect(others).toEqual([]);
		expect(edition?.edition).toBe('Mars 2021');
		expect(edition?.pages.slice(0, 2).map(({ path, label }) => [path, label])).toEqual([
			['/essai/regles/combat/', 'Combat'],
			['/essai/glossaire/zone/', 'zone'],
		]);
	});

	it('is nothing when the source marks nothing', () => {
		const [game] = load().library.games;
		expect(game && editionsOf(game)).toEqual([]);
	});
});
