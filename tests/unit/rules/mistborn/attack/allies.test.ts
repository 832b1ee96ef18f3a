import { describe, expect, test } from 'vitest';
import { ME } from '../../../../../src/rules/mistborn/attack';
import { ally, defender, fourPlayers, healthAfter, listKilled, threePlayers, twoPlayers } from './vocabulary';

const house = ally({ id: 'house', defense: 2 });

describe('an Ally attacked before players', () => {
	test('regles-combat-defense: damage equal to its Defense kills it, the rest is left', () => {
		const judged = twoPlayers(3, { allies: [ally({ id: 'a' })] }, { allies: ['a'] });
		expect(listKilled(judged)).toEqual(['a']);
		expect(judged.stepsOf('ally-attacked')).toMatchObject([{ rule: 'regles-combat-reserve', before: 3, after: 0 }]);
		expect(judged.stepsOf('ally-killed')).toMatchObject([{ subject: 'a', before: 3, after: 0 }]);
		expect(healthAfter(judged)).toEqual({ paul: 20 });
	});

	test('regles-combat-allie-tue: it leaves play for the discard pile of its owner', () => {
		const allies = [ally({ id: 'a' }), ally({ id: 'b' })];
		const { stepsOf, result } = twoPlayers(9, { allies }, { allies: ['a', 'a'] });
		expect(stepsOf('ally-discarded')).toMatchObject([{ subject: 'a', player: 'paul', before: 2, after: 1 }]);
		expect(result.illegalities).toEqual([
			{ reason: 'ally-already-killed', rule: 'regles-combat-allie-tue', subject: 'a' },
		]);
	});

	test('regles-combat-pas-de-partiel: below its Defense nothing happens, and the damage is not spent', () => {
		const judged = twoPlayers(2, { allies: [ally({ id: 'a' })] }, { allies: ['a'] });
		expect(judged.result.illegalities).toEqual([
			{
				reason: 'defense-too-high',
				rule: 'regles-combat-pas-de-partiel',
				subject: 'a',
				defense: 3,
				available: 2,
			},
		]);
		expect(listKilled(judged)).toEqual([]);
		expect(healthAfter(judged)).toEqual({ paul: 18 });
	});

	test('regles-combat-reserve: one pool for Allies and player', () => {
		const allies = [ally({ id: 'a', defense: 4 }), ally({ id: 'b', defense: 2 })];
		const judged = twoPlayers(13, { allies }, { allies: ['a', 'b'] });
		expect(judged.stepsOf('pool')).toMatchObject([{ before: 0, after: 13 }]);
		expect(judged.stepsOf('ally-attacked').map(({ after }) => after)).toEqual([9, 7]);
		expect(healthAfter(judged)).toEqual({ paul: 13 });
	});

	test('regles-combat-allies-sans-cible: any player’s, whoever has the Target', () => {
		const judged = threePlayers(5, 'paul', { rita: { allies: [house] } }, { allies: ['house'] });
		expect(judged.stepsOf('ally-attacked')).toMatchObject([
			{ rule: 'regles-combat-allies-sans-cible', player: 'rita' },
		]);
		expect(healthAfter(judged)).toEqual({ paul: 17, rita: 20 });
	});

	test('an unknown Ally is refused, without a rule', () => {
		const { result } = twoPlayers(5, {}, { allies: ['fantome'] });
		expect(result.illegalities).toEqual([{ reason: 'unknown-ally', rule: null, subject: 'fantome' }]);
	});
});

describe('Defender', () => {
	const allies = [house, defender('mur', 4)];

	test('regles-combat-defenseur: an Ally behind it cannot be attacked', () => {
		const judged = twoPlayers(9, { allies }, { allies: ['house'] });
		expect(judged.result.illegalities).toEqual([
			{ reason: 'behind-a-defender', rule: 'regles-combat-defenseur', subject: 'house', defenders: ['mur'] },
		]);
		expect(listKilled(judged)).toEqual(['mur']);
	});

	test('regles-combat-defenseur: once it is killed, the others can be', () => {
		const judged = twoPlayers(9, { allies }, { allies: ['mur', 'house'] });
		expect(listKilled(judged)).toEqual(['mur', 'house']);
		expect(healthAfter(judged)).toEqual({ paul: 17 });
	});

	test('regles-combat-defenseur-surplus: it takes its Defense, the rest strikes its player', () => {
		const judged = twoPlayers(9, { allies });
		expect(judged.stepsOf('defenders-first')).toMatchObject([{ rule: 'regles-combat-defenseur', before: 1 }]);
		expect(judged.stepsOf('defender-absorbs')).toMatchObject([{ subject: 'mur', before: 9, after: 5 }]);
		expect(listKilled(judged)).toEqual(['mur']);
		expect(judged.result.reports).toEqual([
			{ player: 'paul', before: 20, after: 15, directed: 9, absorbed: 4, stopped: 0, wasted: 0, eliminated: false },
		]);
	});

	test('regles-combat-defenseur-trop-fort: too strong, nothing reaches its player', () => {
		const judged = twoPlayers(3, { allies });
		expect(judged.stepsOf('defender-holds')).toMatchObject([{ subject: 'mur', before: 3, after: 3, defense: 4 }]);
		expect(healthAfter(judged)).toEqual({ paul: 20 });
		expect(judged.result).toMatchObject({ unused: 3, reports: [{ wasted: 0 }] });
	});

	test('regles-combat-defenseur-trop-fort: refused when attacked by name', () => {
		const { result } = twoPlayers(3, { allies }, { allies: ['mur'] });
		expect(result.illegalities).toMatchObject([
			{ reason: 'defense-too-high', rule: 'regles-combat-defenseur-trop-fort', defense: 4, available: 3 },
		]);
	});

	test('regles-combat-defenseur-trop-fort: other players and their Allies are not safe', () => {
		const judged = threePlayers(3, 'rita', { paul: { allies } });
		expect(healthAfter(judged)).toEqual({ paul: 20, rita: 17 });
	});

	test('regles-combat-defenseur: with several, the damage kills those it can, in order, and the player stays safe', () => {
		const judged = twoPlayers(5, { allies: [defender('grand', 9), defender('petit', 2), defender('moyen', 3)] });
		expect(listKilled(judged)).toEqual(['petit', 'moyen']);
		expect(judged.stepsOf('defender-holds')).toMatchObject([{ subject: 'grand', before: 0 }]);
		expect(healthAfter(judged)).toEqual({ paul: 20 });
	});

	test('regles-combat-defenseur: the attacker chooses which by attacking it before players', () => {
		const defenders = [defender('petit', 2), defender('grand', 5)];
		expect(listKilled(twoPlayers(5, { allies: defenders }))).toEqual(['petit']);
		expect(listKilled(twoPlayers(5, { allies: defenders }, { allies: ['grand'] }))).toEqual(['grand']);
	});
});

describe('with the Target', () => {
	test('regles-combat-cible-allies, the FAQ’s case: 13 damage, 2 on House Lord, 11 to each player', () => {
		const judged = fourPlayers(13, ME, { rita: { allies: [house] } }, { allies: ['house'] });
		expect(judged.stepsOf('ally-attacked')).toMatchObject([
			{ rule: 'regles-combat-cible-allies', before: 13, after: 11 },
		]);
		expect(healthAfter(judged)).toEqual({ paul: 9, rita: 9, sam: 9 });
	});

	test('regles-combat-cible-part: a Defender attacked first takes damage from its own player only', () => {
		const allies = [defender('mur', 4), house];
		const judged = threePlayers(9, ME, { rita: { allies } }, { allies: ['mur', 'house'] });
		expect(judged.stepsOf('ally-attacked')).toMatchObject([
			{ rule: 'regles-combat-cible-part', before: 9, after: 5 },
			{ rule: 'regles-combat-cible-allies', before: 5, after: 3 },
		]);
		expect(judged.stepsOf('damage-directed').map(({ subject, after }) => [subject, after])).toEqual([
			['paul', 7],
			['rita', 3],
		]);
		expect(healthAfter(judged)).toEqual({ paul: 13, rita: 17 });
	});

	test('regles-combat-cible-allies: points that a Defender has taken are not there any more', () => {
		const parts = { paul: { allies: [defender('mur', 8)] }, rita: { allies: [house] } };
		const judged = threePlayers(9, ME, parts, { allies: ['mur', 'house'] });
		expect(judged.result.illegalities).toEqual([
			{
				reason: 'share-already-taken',
				rule: 'regles-combat-cible-allies',
				subject: 'house',
				player: 'paul',
				defense: 2,
				available: 1,
			},
		]);
		expect(healthAfter(judged)).toEqual({ paul: 19, rita: 11 });
	});

	test('regles-combat-cible-defenseurs: a player whose share is all taken is not struck', () => {
		const judged = threePlayers(4, ME, { paul: { allies: [defender('mur', 4)] } }, { allies: ['mur'] });
		expect(judged.stepsOf('damage-directed').map(({ subject }) => subject)).toEqual(['rita']);
		expect(healthAfter(judged)).toEqual({ paul: 20, rita: 16 });
	});
});
