import { describe, expect, test } from 'vitest';
import type { FightEvent } from '../../../../../src/rules/keyforge/fight';
import { counters, creature, destroy, fight, judge, leave, oppose, power, status, type Trait, ward } from './builders';

const hit = (target: string, amount: number) => [{ target, amount }];

/** A fight whose attacker has a “Before Fight:” ability. */
const openFight = (attacker: Trait, target: Trait, details: Partial<FightEvent>, order?: FightEvent['order']) =>
	oppose(attacker, target, fight('attacker', 'target', order, details));

describe('a “Before Fight:” ability among the keywords: the active player chooses (l. 498, 816, 2159)', () => {
	const warded = { power: 5, ward: 1 };

	test('avant-combat-ordre: first, as long as nothing else is said', () => {
		const { inPlay, destructions, stepsOf } = openFight({ power: 4, assault: 2 }, warded, { before: hit('target', 5) });
		expect(stepsOf('order-chosen')).toMatchObject([
			{ rule: 'avant-combat-ordre', creature: 'attacker', before: 2, after: 2, order: ['ability', 'assault'] },
		]);
		// The ward stops the ability; assault wounds, and power finishes: 2 + 4.
		expect(destructions).toEqual(['attacker', 'target']);
		expect(inPlay('attacker')).toBeUndefined();
	});

	test('avant-combat-ordre: after assault, which spends the ward, it kills before power', () => {
		const details = { before: hit('target', 5), abilityRank: 1 } as const;
		const { inPlay, destructions, stepsOf } = openFight({ power: 4, assault: 2 }, warded, details);
		expect(stepsOf('order-chosen')).toMatchObject([{ order: ['assault', 'ability'] }]);
		expect(stepsOf('damage-announced').map(({ nature }) => nature)).toEqual(['assault', 'before']);
		expect(destructions).toEqual(['target']);
		expect(inPlay('attacker')).toMatchObject({ damage: 0 });
	});

	test.each([
		['assault', undefined, ['ability', 'assault', 'hazardous']],
		['assault', 1, ['assault', 'ability', 'hazardous']],
		['assault', 2, ['assault', 'hazardous', 'ability']],
		['hazardous', undefined, ['ability', 'hazardous', 'assault']],
		['hazardous', 1, ['hazardous', 'ability', 'assault']],
		['hazardous', 2, ['hazardous', 'assault', 'ability']],
	] as const)('avant-combat-ordre: %s first, the ability after %s', (order, abilityRank, expected) => {
		const details = { before: hit('target', 1), ...(abilityRank && { abilityRank }) };
		const { stepsOf } = openFight({ power: 9, assault: 1 }, { power: 9, hazardous: 1 }, details, order);
		expect(stepsOf('order-chosen')).toMatchObject([{ rule: 'avant-combat-ordre', before: 3, order: expected }]);
		const natures = stepsOf('damage-announced').map(({ nature }) => (nature === 'before' ? 'ability' : nature));
		expect(natures.slice(0, 3)).toEqual(expected);
	});

	test('avant-combat-ordre: a rank beyond the keywords that act is the last', () => {
		const details = { before: hit('target', 1), abilityRank: 2 } as const;
		expect(openFight({ assault: 1 }, { power: 9 }, details).stepsOf('order-chosen')).toMatchObject([
			{ order: ['assault', 'ability'] },
		]);
	});

	test('an ability alone asks for no order', () => {
		expect(openFight({}, {}, { before: hit('target', 1) }).stepsOf('order-chosen')).toEqual([]);
	});

	test.each([
		['assaut-mort', { assault: 9 }, {}, 'assault'],
		['hasardeux-mort', {}, { hazardous: 9 }, 'hazardous'],
	] as const)('%s: the ability that comes after does nothing more', (rule, attacker, target, order) => {
		const details = { before: hit('neighbor', 1), abilityRank: 1 } as const;
		const situation = {
			active: [creature({ id: 'attacker', ...attacker })],
			opposing: [creature({ id: 'target', ...target }), creature({ id: 'neighbor' })],
		};
		const { inPlay, stepsOf } = judge(situation, fight('attacker', 'target', order, details));
		expect(stepsOf('ability-lost')).toMatchObject([{ rule, creature: 'attacker', before: 1, after: 0 }]);
		expect(inPlay('neighbor')).toMatchObject({ damage: 0 });
	});

	test('combat-mort-avant-combat: an ability that kills first leaves nothing to the keywords', () => {
		const { inPlay, stepsOf } = openFight({ assault: 1 }, { hazardous: 9 }, { before: hit('target', 3) });
		expect(inPlay('attacker')).toMatchObject({ damage: 0 });
		expect(stepsOf('keyword-lost')).toEqual([]);
		expect(stepsOf('fight-skipped')).toMatchObject([{ rule: 'combat-mort-avant-combat' }]);
	});
});

describe('what a “Before Fight:” ability does besides damage', () => {
	test('combat-mort-avant-combat: it destroys the target, and power deals nothing', () => {
		const { inPlay, destructions, stepsOf } = openFight({}, { power: 9 }, { effects: [destroy('target')] });
		expect(destructions).toEqual(['target']);
		expect(inPlay('attacker')).toMatchObject({ damage: 0, exhausted: true });
		expect(stepsOf('fight-skipped')).toMatchObject([{ rule: 'combat-mort-avant-combat', after: 1 }]);
	});

	test('combat-depart-avant-combat: it returns the target to hand, and there is no fight either', () => {
		const { inPlay, result, stepsOf } = openFight({}, { power: 9 }, { effects: [leave('target')] });
		expect(inPlay('attacker')).toMatchObject({ damage: 0 });
		expect(stepsOf('fight-skipped')).toMatchObject([{ rule: 'combat-depart-avant-combat', after: 1 }]);
		expect(result.outcomes[0]).toMatchObject({ course: 'skipped', fightAbilities: false });
	});

	test('proteger-remplace: a ward received before the fight stops power', () => {
		const { inPlay, destructions } = openFight({}, {}, { effects: [ward('attacker')] });
		expect(inPlay('attacker')).toMatchObject({ damage: 0, ward: 0 });
		expect(destructions).toEqual(['target']);
	});

	test('combat-degats-puissance: power is dealt as it has become', () => {
		const effects = [power('attacker', 3), counters('target', 2)];
		const { inPlay, stepsOf } = openFight({ power: 2 }, { power: 6 }, { effects });
		expect(stepsOf('damage-announced').map(({ after }) => after)).toEqual([5, 8]);
		expect(inPlay('target')).toMatchObject({ damage: 5 });
	});

	test('sonne-inflige-degats: a target stunned before the fight strikes back', () => {
		const { stepsOf } = openFight({ power: 9 }, {}, { effects: [status('target', 'stunned')] });
		expect(stepsOf('stunned-strikes-back')).toHaveLength(1);
	});

	test('sequence-combat-avant: damage first, then the effects in their order, all of the same event', () => {
		const effects = [ward('target'), destroy('target')];
		const { stepsOf, trace, inPlay } = openFight({}, { power: 9 }, { before: hit('target', 1), effects });
		expect(stepsOf('effect-begun').map(({ effect }) => effect.type)).toEqual(['ward', 'destroy']);
		expect(inPlay('target')).toMatchObject({ damage: 4, ward: 0 });
		expect(trace.every(({ eventRank }) => eventRank === 0)).toBe(true);
	});

	test('capacites-autant-que-possible: what is no longer in play is ignored', () => {
		const effects = [destroy('target'), ward('target'), ward('attacker')];
		const { stepsOf, inPlay } = openFight({}, {}, { effects });
		expect(stepsOf('share-skipped')).toMatchObject([{ creature: 'target', rule: 'capacites-autant-que-possible' }]);
		expect(inPlay('attacker')).toMatchObject({ ward: 1 });
	});

	test('a creature that the situation has never held makes the fight impossible', () => {
		expect(openFight({}, {}, { effects: [ward('ghost')] }).result.outcomes).toMatchObject([
			{ type: 'illegal', reason: 'unknown-creature', creature: 'ghost' },
		]);
	});
});
