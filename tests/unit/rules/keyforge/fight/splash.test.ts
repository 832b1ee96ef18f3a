import { describe, expect, test } from 'vitest';
import { damage, judge, line } from './builders';

const opposing = line({ id: 'a' }, { id: 'b' }, { id: 'c', armor: 2 }, { id: 'd' });

describe('splash', () => {
	test('projection-voisins: X to each neighbor, with their own armor, and to nobody else', () => {
		const { inPlay, stepsOf, result } = judge({ active: [], opposing }, damage('b', 1, { splash: 2 }));
		expect(['a', 'b', 'c', 'd'].map((id) => inPlay(id)?.damage)).toEqual([2, 1, 0, 0]);
		expect(stepsOf('damage-announced')).toMatchObject([
			{ creature: 'b', nature: 'effect', rule: 'degat-simultanes', after: 1, source: null },
			{ creature: 'a', nature: 'splash', rule: 'projection-voisins', after: 2 },
			{ creature: 'c', nature: 'splash', rule: 'projection-voisins', after: 2 },
		]);
		expect(result.outcomes).toEqual([
			{
				type: 'damage',
				impacts: [
					{ creature: 'b', damage: 1, destroyed: false },
					{ creature: 'a', damage: 2, destroyed: false },
					{ creature: 'c', damage: 0, destroyed: false },
				],
			},
		]);
	});

	test('projection-voisins: one neighbor on a flank, none alone, none across the table', () => {
		expect(judge({ active: [], opposing }, damage('d', 1, { splash: 1 })).stepsOf('damage-announced')).toHaveLength(2);
		const noNeighbors = { active: line({ id: 'x' }), opposing: line({ id: 'y' }) };
		expect(judge(noNeighbors, damage('y', 1, { splash: 9 })).inPlay('x')).toMatchObject({ damage: 0 });
	});

	test('projection-voisins: 0 is no splash', () => {
		expect(judge({ active: [], opposing }, damage('b', 1, { splash: 0 })).stepsOf('damage-announced')).toHaveLength(1);
	});

	test('degat-simultanes, like two Charognards: neighbors take 2 each, once and together', () => {
		const scavengers = line({ id: 'a', power: 2 }, { id: 'b', power: 2 });
		const { destructions, stepsOf } = judge({ active: [], opposing: scavengers }, damage('a', 2, { splash: 2 }));
		expect(destructions).toEqual(['a', 'b']);
		expect(stepsOf('damage-placed')).toHaveLength(2);
		expect(stepsOf('discarded')).toMatchObject([
			{ before: 2, after: 0 },
			{ before: 2, after: 0 },
		]);
	});

	test('proteger-remplace: each creature hit by the batch spends its own ward', () => {
		const warded = line({ id: 'a', ward: 1 }, { id: 'b', ward: 1 }, { id: 'c' });
		const { inPlay } = judge({ active: [], opposing: warded }, damage('b', 3, { splash: 2 }));
		expect(['a', 'b', 'c'].map((id) => inPlay(id)?.damage)).toEqual([0, 0, 2]);
	});
});
