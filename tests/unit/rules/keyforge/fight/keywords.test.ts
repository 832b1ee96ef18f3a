import { describe, expect, test } from 'vitest';
import { alone, creature, damage, duel, fight, judge, newTurn, oppose, status } from './builders';

describe('skirmish', () => {
	test('escarmouche-aucun-degat: the attacker takes no power damage and deals its own', () => {
		const { inPlay, stepsOf } = duel({ power: 2, skirmish: true }, { power: 9 });
		expect(inPlay('attacker')).toMatchObject({ damage: 0 });
		expect(inPlay('target')).toMatchObject({ damage: 2 });
		expect(stepsOf('damage-canceled')).toMatchObject([
			{ rule: 'escarmouche-aucun-degat', creature: 'attacker', before: 9, after: 0 },
		]);
	});

	test('escarmouche-aucun-degat: the ward and the armor of the attacker are kept', () => {
		const { inPlay } = duel({ skirmish: true, ward: 1, armor: 2 }, { power: 9 });
		expect(inPlay('attacker')).toMatchObject({ ward: 1, armorUsed: 0 });
	});

	test('escarmouche-puissance-seulement: hazardous is dealt', () => {
		const { inPlay, stepsOf } = duel({ power: 3, skirmish: true }, { power: 9, hazardous: 2 });
		expect(inPlay('attacker')).toMatchObject({ damage: 2 });
		expect(stepsOf('keyword-powerless')).toMatchObject([
			{ rule: 'escarmouche-puissance-seulement', before: 2, after: 2 },
		]);
	});

	test('escarmouche-aucun-degat: of no use to the creature that is fought', () => {
		expect(duel({ power: 3 }, { power: 9, skirmish: true }).inPlay('target')).toMatchObject({ damage: 3 });
	});
});

describe('elusive', () => {
	test('insaisissable-premiere-fois: no power damage, either way, and “Fight:” abilities resolve', () => {
		const { inPlay, stepsOf, result } = duel({ power: 9 }, { power: 9, elusive: true });
		expect(inPlay('attacker')).toMatchObject({ damage: 0 });
		expect(inPlay('target')).toMatchObject({ damage: 0, alreadyAttacked: true });
		expect(stepsOf('damage-canceled').map(({ rule }) => rule)).toEqual([
			'insaisissable-premiere-fois',
			'insaisissable-premiere-fois',
		]);
		expect(result.outcomes[0]).toMatchObject({ course: 'resolved', fightAbilities: true });
	});

	test('insaisissable-premiere-fois: the second fight of the turn is an ordinary one', () => {
		const fois = [fight('attacker', 'target'), status('attacker', 'exhausted', true), fight('attacker', 'target')];
		const { inPlay, stepsOf } = oppose({ power: 2 }, { power: 4, elusive: true }, ...fois);
		expect(inPlay('target')).toMatchObject({ damage: 2 });
		expect(stepsOf('elusive-chosen')).toMatchObject([
			{ before: 0, after: 1 },
			{ before: 1, after: 1 },
		]);
	});

	test('insaisissable-premiere-fois: it serves again on a new turn', () => {
		const { inPlay, stepsOf } = oppose(
			{ power: 2 },
			{ power: 4, elusive: true, alreadyAttacked: true },
			newTurn,
			fight('attacker', 'target'),
		);
		expect(inPlay('target')).toMatchObject({ damage: 0 });
		expect(stepsOf('elusive-renewed')).toMatchObject([{ before: 1, after: 0 }]);
	});

	test('insaisissable-premiere-fois: nothing to renew without the keyword, or when it was not chosen', () => {
		expect(alone({ alreadyAttacked: true }, newTurn).trace).toEqual([]);
		expect(alone({ elusive: true }, newTurn).trace).toEqual([]);
	});

	test('insaisissable-premiere-fois: a fight skipped after the choice uses it up', () => {
		const { inPlay } = duel({ power: 1 }, { elusive: true, hazardous: 1 });
		expect(inPlay('target')).toMatchObject({ alreadyAttacked: true });
	});

	test('insaisissable-puissance-seulement: assault, hazardous and effects are dealt', () => {
		const { inPlay, stepsOf } = oppose(
			{ power: 9, assault: 1 },
			{ power: 9, elusive: true, hazardous: 2 },
			fight('attacker', 'target'),
			damage('target', 1),
		);
		expect(inPlay('target')).toMatchObject({ damage: 2 });
		expect(inPlay('attacker')).toMatchObject({ damage: 2 });
		expect(stepsOf('keyword-powerless')).toMatchObject([
			{ rule: 'insaisissable-puissance-seulement', creature: 'target' },
		]);
	});

	test('insaisissable-premiere-fois: of no use to the attacker', () => {
		expect(duel({ power: 9, elusive: true }, {}).inPlay('attacker')).toMatchObject({ damage: 3 });
	});
});

describe('invulnerable', () => {
	test('invulnerable-aucun-degat: no damage, and neither ward nor armor is spent', () => {
		const { inPlay, stepsOf } = alone({ power: 1, invulnerable: true, ward: 1, armor: 1 }, damage('target', 9));
		expect(inPlay('target')).toMatchObject({ damage: 0, ward: 1, armorUsed: 0 });
		expect(stepsOf('damage-canceled')).toMatchObject([{ rule: 'invulnerable-aucun-degat', before: 9, after: 0 }]);
	});

	test('invulnerable-aucun-degat: keyword damage neither', () => {
		expect(duel({ assault: 9, power: 9 }, { invulnerable: true }).inPlay('target')).toMatchObject({ damage: 0 });
	});

	test('invulnerable-puissance-zero: it stays in play, and deals no damage', () => {
		const { inPlay, stepsOf } = duel({ power: 1 }, { power: 0, invulnerable: true });
		expect(inPlay('target')).toMatchObject({ damage: 0 });
		expect(inPlay('attacker')).toMatchObject({ damage: 0 });
		expect(stepsOf('invulnerable-stays')).toMatchObject([{ rule: 'invulnerable-puissance-zero', eventRank: null }]);
	});

	test('invulnerable-aucun-degat: damage received before cannot destroy it', () => {
		const { destructions, stepsOf } = alone({ power: 2, damage: 3, invulnerable: true, ward: 1 });
		expect(destructions).toEqual([]);
		expect(stepsOf('invulnerable-stays')).toMatchObject([
			{ rule: 'invulnerable-aucun-degat', before: 3, after: 3, power: 2 },
		]);
		expect(stepsOf('destruction-replaced')).toEqual([]);
	});
});

describe('stunned and enraged', () => {
	test('sonne-inflige-degats: a stunned target deals its power and stays stunned', () => {
		const { inPlay, stepsOf } = duel({ power: 5 }, { power: 4, armor: 9, stunned: true });
		expect(inPlay('attacker')).toMatchObject({ damage: 4 });
		expect(inPlay('target')).toMatchObject({ stunned: true });
		expect(stepsOf('stunned-strikes-back')).toMatchObject([{ creature: 'target', before: 4, after: 4 }]);
	});

	test('sonne-inflige-degats: nothing to say when skirmish stops that damage', () => {
		expect(duel({ skirmish: true }, { stunned: true }).stepsOf('stunned-strikes-back')).toEqual([]);
	});

	test('enrager-retirer-apres-combat: the attacker is no longer enraged, the target still is', () => {
		const { inPlay, stepsOf } = duel({ power: 9, enraged: true }, { power: 1, armor: 9, enraged: true });
		expect(inPlay('attacker')).toMatchObject({ enraged: false });
		expect(inPlay('target')).toMatchObject({ enraged: true });
		expect(stepsOf('enrage-removed')).toMatchObject([{ creature: 'attacker', before: 1, after: 0 }]);
	});

	test('enrager-retirer-apres-combat: even if the fight was skipped', () => {
		const { inPlay, stepsOf } = duel({ assault: 9, enraged: true }, {});
		expect(stepsOf('fight-skipped')).toHaveLength(1);
		expect(inPlay('attacker')).toMatchObject({ enraged: false });
	});

	test('enrager-retirer-apres-combat: nothing to remove from a destroyed attacker', () => {
		expect(duel({ power: 1, enraged: true }, {}).stepsOf('enrage-removed')).toEqual([]);
	});

	test('a creature of the other side may attack in turn', () => {
		const situation = { active: [creature({ id: 'a', power: 5 })], opposing: [creature({ id: 'b' })] };
		expect(judge(situation, newTurn, fight('b', 'a')).inPlay('a')).toMatchObject({ damage: 3 });
	});
});
