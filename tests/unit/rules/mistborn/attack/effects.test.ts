import { describe, expect, test } from 'vitest';
import { ME } from '../../../../../src/rules/mistborn/attack';
import { ally, defender, healthAfter, judge, listKilled, sweeping, threePlayers, twoPlayers } from './vocabulary';

describe('an effect that kills an Ally', () => {
	test('regles-combat-effet-tue: without damage, whatever its Defense, and it goes to the discard pile', () => {
		const judged = twoPlayers(4, { allies: [ally({ id: 'a', defense: 9 })] }, { effects: ['a'] });
		expect(listKilled(judged)).toEqual(['a']);
		expect(judged.stepsOf('ally-killed-by-effect')).toMatchObject([
			{ subject: 'a', before: 9, after: 0, player: 'paul' },
		]);
		expect(judged.stepsOf('ally-discarded')).toMatchObject([{ rule: 'regles-combat-allie-tue', before: 1, after: 0 }]);
		expect(judged.stepsOf('effect-not-stopped')).toEqual([]);
		expect(healthAfter(judged)).toEqual({ paul: 16 });
	});

	test('regles-combat-effet-arrete: neither a Defender nor a Cloud keeps it alive', () => {
		const allies = [defender('mur', 9), ally({ id: 'a', clouds: 2 })];
		const judged = twoPlayers(4, { allies }, { effects: ['a'] });
		expect(listKilled(judged)).toEqual(['a']);
		expect(judged.stepsOf('effect-not-stopped')).toMatchObject([{ subject: 'a', before: 3, after: 3 }]);
		expect(healthAfter(judged)).toEqual({ paul: 20 });
	});

	test('regles-combat-defenseur: a Defender killed so shields nobody from the damage that follows', () => {
		const judged = threePlayers(5, ME, { paul: { allies: [defender('mur', 9)] } }, { effects: ['mur'] });
		expect(healthAfter(judged)).toEqual({ paul: 15, rita: 15 });
		const other = threePlayers(5, 'rita', { paul: { allies: [ally({ id: 'a' })] } }, { effects: ['a'] });
		expect(listKilled(other)).toEqual(['a']);
	});

	test('costs: what it kills costs nothing, and shields nobody', () => {
		const { costs } = twoPlayers(4, { allies: [defender('mur', 9), ally({ id: 'a' })] }, { effects: ['mur'] }).result;
		expect(costs).toMatchObject([
			{ subject: 'paul', damage: 20, forDefenders: 0 },
			{ subject: 'mur', damage: 0, possible: true, rule: 'regles-combat-effet-tue' },
			{ subject: 'a', damage: 3, forDefenders: 0, rule: 'regles-combat-defense' },
		]);
	});

	test('what is not there is refused, once dead too', () => {
		const judged = twoPlayers(9, { allies: [ally({ id: 'a' })] }, { effects: ['a', 'a', 'fantome'], allies: ['a'] });
		expect(judged.result.illegalities).toEqual([
			{ reason: 'ally-already-killed', rule: 'regles-combat-allie-tue', subject: 'a' },
			{ reason: 'unknown-ally', rule: null, subject: 'fantome' },
			{ reason: 'ally-already-killed', rule: 'regles-combat-allie-tue', subject: 'a' },
		]);
	});
});

describe('an effect that defeats every Ally of opponents', () => {
	test('regles-solo-bouclier-tous: every shield of every foe goes, and damage is left for the Lord Ruler', () => {
		const judged = judge(sweeping({ b: [9, 'X', 9], c: [1] }, 5));
		expect(judged.stepsOf('all-shields-removed')).toMatchObject([
			{ subject: 'b', before: 3, after: 0 },
			{ subject: 'c', before: 1, after: 0 },
		]);
		expect(judged.stepsOf('foe-defeated')).toMatchObject([
			{ before: 2, after: 1 },
			{ before: 1, after: 0 },
		]);
		expect(judged.result).toMatchObject({ defeated: ['b', 'c'], foes: [], after: 43 });
		expect(judged.result.costs).toMatchObject([{ damage: 48 }, { damage: 0 }, { damage: 0 }]);
	});
});
