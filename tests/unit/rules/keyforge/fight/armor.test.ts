import { describe, expect, test } from 'vitest';
import { alone, armor, damage, duel, newTurn } from './builders';

describe('armor cancels damage', () => {
	test("armure-consommee, the book's example: 2 armor, 1 damage then 3 leave 2 counters", () => {
		const { inPlay, stepsOf } = alone({ power: 4, armor: 2 }, damage('target', 1), damage('target', 3));
		expect(inPlay('target')).toMatchObject({ damage: 2, armorUsed: 2 });
		expect(stepsOf('armor-cancels')).toMatchObject([
			{ before: 1, after: 0, armorBefore: 2, armorAfter: 1, eventRank: 0 },
			{ before: 3, after: 2, armorBefore: 1, armorAfter: 0, eventRank: 1 },
		]);
	});

	test('armure-consommee: armor already used up cancels nothing', () => {
		const { inPlay, stepsOf } = alone({ power: 4, armor: 2, armorUsed: 2 }, damage('target', 3));
		expect(inPlay('target')).toMatchObject({ damage: 3 });
		expect(stepsOf('armor-spent')).toMatchObject([{ rule: 'armure-consommee', before: 3, after: 3, armor: 2 }]);
	});

	test('armure-annule: an armor of 6 stops a power of 5, and 1 is left', () => {
		const { inPlay, stepsOf } = duel({ power: 5, armor: 6 }, { power: 5 });
		expect(inPlay('attacker')).toMatchObject({ damage: 0, armorUsed: 5 });
		expect(stepsOf('armor-cancels')).toMatchObject([{ before: 5, after: 0, armorBefore: 6, armorAfter: 1 }]);
	});

	test('armure-annule: the same armor serves for assault, then for what is left against power', () => {
		const { inPlay, stepsOf } = duel({ power: 3, assault: 2 }, { power: 9, armor: 3 });
		expect(inPlay('target')).toMatchObject({ damage: 2 });
		expect(stepsOf('armor-cancels').map(({ armorAfter }) => armorAfter)).toEqual([1, 0]);
	});

	test('armure-se-renouvelle: on a new turn it cancels for its whole value again', () => {
		const { inPlay, stepsOf, result } = alone(
			{ power: 4, armor: 2 },
			damage('target', 2),
			newTurn,
			damage('target', 2),
		);
		expect(inPlay('target')).toMatchObject({ damage: 0, armorUsed: 2 });
		expect(stepsOf('armor-renewed')).toMatchObject([{ before: 0, after: 2, eventRank: 1 }]);
		expect(result.outcomes[1]).toEqual({ type: 'new-turn' });
	});
});

describe('armor gained', () => {
	test('armure-cumul: a gain adds to the value, and only what is not used cancels', () => {
		const { inPlay, stepsOf, result } = alone({ power: 9, armor: 1 }, damage('target', 1), armor('target', 2));
		expect(inPlay('target')).toMatchObject({ armorChange: { turn: 2 }, armorUsed: 1 });
		expect(stepsOf('armor-gained')).toMatchObject([{ rule: 'armure-cumul', before: 1, after: 3 }]);
		expect(result.outcomes[1]).toEqual({ type: 'armor', creature: 'target', armor: 3, remaining: 2 });
	});

	test('armure-gain-non-retroactif: damage already dealt stays', () => {
		const { inPlay, stepsOf } = alone({ power: 4 }, damage('target', 3), armor('target', 5), damage('target', 6));
		expect(inPlay('target')).toBeUndefined();
		expect(stepsOf('armor-not-retroactive')).toMatchObject([
			{ rule: 'armure-gain-non-retroactif', before: 3, after: 3, eventRank: 1 },
		]);
	});

	test('armure-tilde: a creature without armor can gain some', () => {
		const { inPlay, stepsOf } = alone({ power: 4 }, armor('target', 2), damage('target', 3));
		expect(inPlay('target')).toMatchObject({ damage: 1, armorChange: { turn: 2 } });
		expect(stepsOf('armor-gained')).toMatchObject([{ rule: 'armure-tilde', before: 0, after: 2 }]);
		expect(stepsOf('armor-not-retroactive')).toEqual([]);
	});
});

describe('armor lost', () => {
	test('armure-perte-ordre: used armor goes first, what is left still cancels', () => {
		const { inPlay, stepsOf, result } = alone({ power: 9, armor: 3, armorUsed: 2 }, armor('target', -2));
		expect(inPlay('target')).toMatchObject({ armor: 3, armorChange: { turn: -2 }, armorUsed: 0, damage: 0 });
		expect(stepsOf('armor-lost')).toMatchObject([{ before: 3, after: 1, usedBefore: 2, usedAfter: 0 }]);
		expect(result.outcomes).toEqual([{ type: 'armor', creature: 'target', armor: 1, remaining: 1 }]);
	});

	test('armure-perte-ordre: beyond the used part, armor not used goes too, never below 0', () => {
		const { inPlay } = alone({ power: 9, armor: 3, armorUsed: 1 }, armor('target', -7), damage('target', 2));
		expect(inPlay('target')).toMatchObject({ armorUsed: 0, damage: 2 });
	});

	test('armure-total: nothing of an order or of earlier damage to say when the armor had not been used', () => {
		expect(alone({ armor: 3 }, armor('target', -1)).rules).toEqual(['armure-total']);
	});

	test('armure-perte-non-retroactive: damage canceled earlier is not dealt after all', () => {
		const { inPlay, stepsOf } = alone({ power: 4, armor: 3 }, damage('target', 3), armor('target', -3));
		expect(inPlay('target')).toMatchObject({ damage: 0, armorUsed: 0 });
		expect(stepsOf('armor-not-retroactive')).toMatchObject([{ rule: 'armure-perte-non-retroactive', after: 0 }]);
	});

	test('a change of 0 leaves no step', () => {
		const { trace, result } = alone({ armor: 0 }, armor('target', 0));
		expect(trace).toEqual([]);
		expect(result.outcomes).toHaveLength(1);
	});
});
