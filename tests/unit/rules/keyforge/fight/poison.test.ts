import { describe, expect, test } from 'vitest';
import { damage, duel, fight, judge, line, oppose } from './builders';

describe('poison', () => {
	test('poison-detruit: 1 damage of power destroys a much bigger creature', () => {
		const { result, stepsOf } = duel({ power: 1, poison: true }, { power: 9 });
		expect(result.destructions).toMatchObject([
			{ creature: 'attacker', cause: 'damage' },
			{ creature: 'target', cause: 'poison', eventRank: 0 },
		]);
		expect(stepsOf('marked')[1]).toMatchObject({ rule: 'poison-detruit', cause: 'poison', damage: 1, power: 9 });
	});

	test('poison-detruit: the fought creature poisons its attacker', () => {
		expect(duel({ power: 9 }, { power: 9, armor: 9, poison: true }).destructions).toEqual(['attacker']);
	});

	test('poison-detruit: damage that destroys without poison is the cause', () => {
		const { result } = duel({ power: 4, poison: true }, { power: 3 });
		expect(result.destructions).toMatchObject([{ creature: 'target', cause: 'damage' }]);
	});

	test('poison-au-moins-un: 1 damage has to go through the armor', () => {
		expect(duel({ power: 2, poison: true }, { power: 9, armor: 1 }).destructions).toContain('target');
		const { inPlay, stepsOf } = duel({ power: 2, poison: true }, { power: 9, armor: 2 });
		expect(inPlay('target')).toMatchObject({ damage: 0 });
		expect(stepsOf('poison-idle')).toMatchObject([
			{ rule: 'poison-au-moins-un', creature: 'target', source: 'attacker', before: 2, after: 0 },
		]);
	});

	test('poison-au-moins-un: stopped by elusive, skirmish, invulnerable', () => {
		expect(duel({ poison: true }, { elusive: true }).destructions).toEqual([]);
		expect(duel({ skirmish: true, armor: 9 }, { poison: true, armor: 9 }).destructions).toEqual([]);
		expect(duel({ poison: true, armor: 9 }, { invulnerable: true }).destructions).toEqual([]);
	});

	test('poison-montant-fixe: a number that a card gives instead of the power poisons, and is told', () => {
		const fixed = fight('attacker', 'target', 'assault', { dealt: 1 });
		const { result, stepsOf } = oppose({ power: 5, poison: true, armor: 9 }, { power: 9 }, fixed);
		expect(result.destructions).toMatchObject([{ creature: 'target', cause: 'poison' }]);
		expect(stepsOf('poison-acts')).toMatchObject([
			{ rule: 'poison-montant-fixe', creature: 'target', source: 'attacker', before: 1, after: 1 },
		]);
		expect(duel({ poison: true }, { power: 9 }).stepsOf('poison-acts')).toEqual([]);
		expect(oppose({ poison: true }, { armor: 1 }, fixed).stepsOf('poison-acts')).toEqual([]);
	});

	test('poison-puissance-seulement: assault and hazardous do not poison', () => {
		const { inPlay, stepsOf } = duel(
			{ power: 9, assault: 1, poison: true, armor: 3 },
			{ power: 9, elusive: true, hazardous: 4, poison: true },
		);
		expect(inPlay('target')).toMatchObject({ damage: 1 });
		expect(inPlay('attacker')).toMatchObject({ damage: 1 });
		expect(stepsOf('poison-idle')).toMatchObject([
			{ rule: 'poison-puissance-seulement', creature: 'target', before: 1, after: 1 },
			{ rule: 'poison-puissance-seulement', creature: 'attacker', before: 4, after: 1 },
			{ rule: 'poison-au-moins-un', creature: 'target' },
			{ rule: 'poison-au-moins-un', creature: 'attacker' },
		]);
	});

	test('poison-detruit: power damage dealt outside a fight, from a named source', () => {
		const { destructions } = oppose({ poison: true }, { power: 9 }, damage('target', 1, { source: 'attacker' }));
		expect(destructions).toEqual(['target']);
	});

	test('poison-puissance-seulement: an effect without a source does not poison', () => {
		expect(oppose({ poison: true }, { power: 9 }, damage('target', 1)).destructions).toEqual([]);
	});

	test('poison-puissance-seulement: the splash of a source does not poison the neighbors', () => {
		const active = line({ id: 'source', poison: true });
		const opposing = line({ id: 'a', power: 9 }, { id: 'b', power: 9 }, { id: 'c', power: 9 });
		const { destructions, inPlay } = judge({ active, opposing }, damage('b', 1, { source: 'source', splash: 1 }));
		expect(destructions).toEqual(['b']);
		expect(inPlay('a')).toMatchObject({ damage: 1 });
	});

	test('poison-au-moins-un: nothing to say of a creature of power 0, which deals no damage', () => {
		expect(duel({ power: 0, invulnerable: true, poison: true }, {}).stepsOf('poison-idle')).toEqual([]);
	});
});
