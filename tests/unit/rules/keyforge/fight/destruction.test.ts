import { describe, expect, test } from 'vitest';
import { alone, creature, damage, duel, fight, judge, line, status } from './builders';

describe('destruction', () => {
	test('degat-destruction: damage equal to power destroys, one less does not', () => {
		expect(alone({ power: 3 }, damage('target', 3)).destructions).toEqual(['target']);
		expect(alone({ power: 3 }, damage('target', 2)).inPlay('target')).toMatchObject({ damage: 2 });
	});

	test('degat-destruction: damage already there counts', () => {
		const { result, stepsOf } = alone({ power: 5, damage: 3 }, damage('target', 2));
		expect(result.destructions).toEqual([{ creature: 'target', side: 'opposing', cause: 'damage', eventRank: 0 }]);
		expect(stepsOf('marked')).toMatchObject([{ rule: 'degat-destruction', cause: 'damage', damage: 5, power: 5 }]);
		expect(result.outcomes).toMatchObject([{ impacts: [{ creature: 'target', damage: 2, destroyed: true }] }]);
	});

	test('combat-degats-puissance: damage counters do not lower the power dealt', () => {
		expect(duel({ power: 9 }, { power: 4, damage: 3 }).inPlay('attacker')).toMatchObject({ damage: 4 });
	});

	test('marqueur-puissance-plus-un: power counters count for damage dealt and for survival', () => {
		const { inPlay, stepsOf } = duel({ power: 3, powerCounters: 2 }, { power: 4, powerCounters: 2 });
		expect(inPlay('attacker')).toBeUndefined();
		expect(inPlay('target')).toMatchObject({ damage: 5 });
		expect(stepsOf('power-raised')).toMatchObject([
			{ creature: 'attacker', before: 3, after: 5 },
			{ creature: 'target', before: 4, after: 6 },
		]);
	});

	test('degat-simultanes: both creatures of a fight may destroy each other', () => {
		const { destructions, result } = duel({ power: 3 }, { power: 3 });
		expect(destructions).toEqual(['attacker', 'target']);
		expect(result.situation).toEqual({ active: [], opposing: [] });
		expect(result.outcomes[0]).toMatchObject({ course: 'resolved', fightAbilities: false });
	});

	test('degat-destruction: power 0 destroys without any damage, before the first event', () => {
		const { result, stepsOf } = alone({ power: 0 }, damage('target', 1));
		expect(result.destructions).toEqual([
			{ creature: 'target', side: 'opposing', cause: 'zero-power', eventRank: null },
		]);
		expect(stepsOf('marked')).toMatchObject([{ cause: 'zero-power', damage: 0, power: 0, eventRank: null }]);
		expect(result.outcomes[0]).toMatchObject({ type: 'illegal', reason: 'destroyed-creature' });
	});

	test('marqueur-puissance-plus-un: a power counter keeps a creature of printed power 0 alive', () => {
		expect(alone({ power: 0, powerCounters: 1 }).destructions).toEqual([]);
	});
});

describe('leaving play', () => {
	test('sequence-detruit-defausser: marked creatures leave together and the line closes up', () => {
		const opposing = line({ id: 'a', power: 2 }, { id: 'b', power: 5 }, { id: 'c', power: 2 }, { id: 'd' });
		const { result, stepsOf } = judge({ active: [], opposing }, damage('b', 5, { splash: 2 }), damage('d', 1));
		expect(result.situation.opposing.map(({ id }) => id)).toEqual(['d']);
		expect(stepsOf('discarded')).toMatchObject([
			{ creature: 'a', before: 4, after: 1, side: 'opposing' },
			{ creature: 'b', before: 4, after: 1, side: 'opposing' },
			{ creature: 'c', before: 4, after: 1, side: 'opposing' },
		]);
	});

	test('sequence-detruit-defausser: new neighbors take the splash that follows', () => {
		const opposing = line({ id: 'a' }, { id: 'b', power: 1 }, { id: 'c' });
		const { inPlay } = judge({ active: [], opposing }, damage('b', 1), damage('a', 1, { splash: 2 }));
		expect(inPlay('c')).toMatchObject({ damage: 2 });
	});

	test('quitter-le-jeu-aombre: the Æmber held goes to the opponent of the controller', () => {
		const { result, stepsOf } = duel({ power: 3, aember: 2 }, { power: 3, aember: 1 });
		expect(result.aemberGained).toEqual({ active: 1, opposing: 2 });
		expect(stepsOf('aember-returned')).toMatchObject([
			{ creature: 'attacker', recipient: 'opposing', before: 0, after: 2 },
			{ creature: 'target', recipient: 'active', before: 0, after: 1 },
		]);
	});

	test('quitter-le-jeu-aombre: gains of a side add up', () => {
		const situation = {
			active: [creature({ id: 'a', power: 9 })],
			opposing: line({ id: 'b', power: 1, aember: 3 }, { id: 'c', power: 1, aember: 4 }),
		};
		const { result, stepsOf } = judge(situation, fight('a', 'b'), status('a', 'exhausted', true), fight('a', 'c'));
		expect(result.aemberGained).toEqual({ active: 7, opposing: 0 });
		expect(stepsOf('aember-returned').map(({ after }) => after)).toEqual([3, 7]);
	});
});
