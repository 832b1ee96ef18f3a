import { describe, expect, test } from 'vitest';
import { duel } from './builders';

describe("the book's example: 5 against 4 with 2 armor", () => {
	const { inPlay, result, trace } = duel({ power: 5 }, { power: 4, armor: 2 });

	test('combat-degats-puissance: the target takes 3, the attacker takes 4, both survive', () => {
		expect(inPlay('target')).toMatchObject({ damage: 3, armor: 2, armorUsed: 2 });
		expect(inPlay('attacker')).toMatchObject({ damage: 4 });
		expect(result.destructions).toEqual([]);
		expect(result.outcomes).toEqual([
			{
				type: 'fight',
				course: 'resolved',
				fightAbilities: true,
				impacts: [
					{ creature: 'attacker', damage: 4, destroyed: false },
					{ creature: 'target', damage: 3, destroyed: false },
				],
			},
		]);
	});

	test('the whole trace, step by step', () => {
		const attacker = { creature: 'attacker', eventRank: 0 };
		const target = { creature: 'target', eventRank: 0 };
		const announcement = { kind: 'damage-announced', rule: 'combat-degats-puissance', nature: 'power', before: 0 };
		const placed = { kind: 'damage-placed', rule: 'sequence-degats-infliger', before: 0 };
		expect(trace).toEqual([
			{
				kind: 'target-chosen',
				rule: 'combat-incliner-et-choisir',
				...attacker,
				before: 1,
				after: 1,
				target: 'target',
			},
			{ ...announcement, ...target, after: 5, source: 'attacker' },
			{ ...announcement, ...attacker, after: 4, source: 'target' },
			{
				kind: 'armor-cancels',
				rule: 'armure-annule',
				...target,
				before: 5,
				after: 3,
				armorBefore: 2,
				armorAfter: 0,
			},
			{ ...placed, ...target, after: 3, power: 4 },
			{ ...placed, ...attacker, after: 4, power: 5 },
			{ kind: 'fight-abilities', rule: 'combat-capacites-combat', ...attacker, before: 4, after: 4 },
		]);
	});
});
