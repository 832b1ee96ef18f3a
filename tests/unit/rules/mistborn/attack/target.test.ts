import { describe, expect, test } from 'vitest';
import { ME } from '../../../../../src/rules/mistborn/attack';
import { ally, defender, fourPlayers, healthAfter, listKilled, threePlayers, twoPlayers } from './vocabulary';

describe('two players', () => {
	test('regles-combat-deux-joueurs: everything can go to the opponent', () => {
		const judged = twoPlayers(12);
		expect(judged.stepsOf('damage-directed')).toMatchObject([{ rule: 'regles-combat-deux-joueurs', after: 12 }]);
		expect(judged.result).toMatchObject({ target: null, targetFate: 'none', unused: 0 });
		expect(judged.stepsOf('health')).toMatchObject([{ before: 20, after: 8 }]);
	});

	test('regles-combat-facultatif: points can be left unused, all of them too', () => {
		const judged = twoPlayers(12, {}, { strike: 5 });
		expect(judged.stepsOf('damage-kept')).toMatchObject([{ rule: 'regles-combat-facultatif', before: 7, after: 7 }]);
		expect(healthAfter(judged)).toEqual({ paul: 15 });
		expect(judged.result.unused).toBe(7);
		expect(twoPlayers(12, {}, { strike: 0 }).stepsOf('damage-kept')).toMatchObject([
			{ rule: 'regles-combat-facultatif' },
		]);
	});

	test('regles-combat-deux-joueurs-victoire: at 0 or below he is eliminated and you win', () => {
		const judged = twoPlayers(25, { allies: [ally({ id: 'a' })] });
		expect(healthAfter(judged)).toEqual({ paul: 0 });
		expect(judged.result).toMatchObject({ victory: true, unused: 5, reports: [{ eliminated: true, wasted: 0 }] });
		expect(judged.stepsOf('player-eliminated')).toMatchObject([
			{ rule: 'joueur-elimine-definition', before: 2, after: 1 },
		]);
		expect(judged.stepsOf('cards-removed')).toMatchObject([
			{ rule: 'regles-combat-elimine-cartes', before: 1, after: 0 },
		]);
		expect(judged.stepsOf('victory')).toMatchObject([
			{ rule: 'regles-combat-deux-joueurs-victoire', before: 1, after: 0 },
		]);
		expect(listKilled(judged)).toEqual([]);
	});

	test('no damage, nothing to say', () => {
		expect(twoPlayers(0).trace).toHaveLength(1);
	});
});

describe('the Target is someone else’s', () => {
	test('regles-combat-cible-autre: damage to a player goes to its holder only', () => {
		const judged = threePlayers(6, 'rita');
		expect(judged.stepsOf('damage-directed')).toMatchObject([
			{ rule: 'regles-combat-cible-autre', subject: 'rita', after: 6 },
		]);
		expect(healthAfter(judged)).toEqual({ paul: 20, rita: 14 });
	});

	test('regles-combat-cible-pas-oblige: the holder need not be attacked, and then keeps it', () => {
		const judged = threePlayers(6, 'rita', {}, { strike: 0 });
		expect(judged.stepsOf('damage-kept')).toMatchObject([{ rule: 'regles-combat-cible-pas-oblige', before: 6 }]);
		expect(judged.result).toMatchObject({ target: 'rita', targetFate: 'kept', unused: 6 });
	});

	test('regles-combat-cible-passer: hurt, however little, he may pass it', () => {
		const judged = threePlayers(6, 'rita', {}, { strike: 1 });
		expect(judged.stepsOf('target-may-pass')).toMatchObject([{ subject: 'rita', before: 1, after: 1 }]);
		expect(judged.result).toMatchObject({ target: 'rita', targetFate: 'may-pass' });
	});

	test('regles-combat-cible-zero-degat: a Cloud that stops everything keeps it from passing', () => {
		const judged = threePlayers(3, 'rita', { rita: { cloud: 3 } });
		expect(judged.stepsOf('target-cannot-pass')).toMatchObject([{ rule: 'regles-combat-cible-zero-degat', before: 0 }]);
		expect(judged.result.targetFate).toBe('cannot-pass');
		expect(threePlayers(4, 'rita', { rita: { cloud: 3 } }).result.targetFate).toBe('may-pass');
	});

	test('regles-combat-cible-passer: nor does it pass when a Defender took everything', () => {
		const judged = threePlayers(3, 'rita', { rita: { allies: [defender('mur')] } });
		expect(judged.stepsOf('target-cannot-pass')).toMatchObject([
			{ rule: 'regles-combat-cible-passer', before: 0, after: 0 },
		]);
	});
});

describe('the Target is yours', () => {
	test('regles-combat-cible-vous, the site’s example: 9 damage, 3 on an Ally, 6 to each', () => {
		const judged = threePlayers(9, ME, { paul: { allies: [ally({ id: 'a' })] } }, { allies: ['a'] });
		expect(judged.stepsOf('damage-directed')).toMatchObject([
			{ rule: 'regles-combat-cible-vous', subject: 'paul', after: 6 },
			{ rule: 'regles-combat-cible-vous', subject: 'rita', after: 6 },
		]);
		expect(healthAfter(judged)).toEqual({ paul: 14, rita: 14 });
		expect(judged.result).toMatchObject({ target: ME, targetFate: 'kept', unused: 0 });
	});

	test('regles-combat-cible-vous: without sharing, whatever part was meant for players', () => {
		expect(healthAfter(fourPlayers(9, ME, {}, { strike: 2 }))).toEqual({ paul: 11, rita: 11, sam: 11 });
	});

	test('regles-combat-cible-vous-oblige: nothing can be kept, and that is said', () => {
		const released = (strike: number | null) => fourPlayers(9, ME, {}, { strike }).stepsOf('damage-not-kept');
		expect(released(2)).toMatchObject([{ rule: 'regles-combat-cible-vous-oblige', before: 7, after: 0 }]);
		expect([released(null), released(9), released(12)]).toEqual([[], [], []]);
	});

	test('regles-combat-cible-defenseurs: each player’s Defenders first, for their Defense', () => {
		const judged = threePlayers(9, ME, {
			paul: { allies: [defender('mur', 4)] },
			rita: { allies: [defender('tour', 10)] },
		});
		expect(judged.stepsOf('defenders-first').map(({ rule }) => rule)).toEqual(
			Array(2).fill('regles-combat-cible-defenseurs'),
		);
		expect(healthAfter(judged)).toEqual({ paul: 15, rita: 20 });
		expect(judged.result).toMatchObject({ unused: 0, reports: [{ wasted: 0 }, { wasted: 9 }] });
	});

	test('regles-combat-cible-vous: an elimination changes nothing for the others, and the Target stays yours', () => {
		const judged = fourPlayers(9, ME, { paul: { health: 2 } });
		expect(healthAfter(judged)).toEqual({ paul: 0, rita: 11, sam: 11 });
		expect(judged.result).toMatchObject({ target: ME, targetFate: 'kept', reports: [{ wasted: 7 }, {}, {}] });
	});

	test('regles-combat-cible-retiree: two players left', () => {
		const judged = threePlayers(9, ME, { paul: { health: 2 } });
		expect(judged.stepsOf('target-removed')).toMatchObject([
			{ rule: 'regles-combat-cible-retiree', before: 2, after: 2 },
		]);
		expect(judged.result).toMatchObject({ target: null, targetFate: 'none', victory: false });
	});

	test('regles-tour-fin-dernier: everyone else eliminated', () => {
		const judged = fourPlayers(20, ME);
		expect(judged.stepsOf('victory')).toMatchObject([{ rule: 'regles-tour-fin-dernier', before: 3, after: 0 }]);
		expect(judged.result).toMatchObject({ victory: true, target: null });
	});
});

describe('the holder of the Target is eliminated', () => {
	const dying = { rita: { health: 4 } };

	test('regles-combat-cible-elimine: at four, the attacker decides who gets it', () => {
		const judged = fourPlayers(10, 'rita', dying);
		expect(judged.stepsOf('target-to-give')).toMatchObject([{ before: 6, after: 6 }]);
		expect(judged.result).toMatchObject({ target: null, targetFate: 'to-give', unused: 6 });
		expect(healthAfter(judged)).toEqual({ paul: 20, rita: 0, sam: 20 });
	});

	test('regles-combat-cible-elimine: the new holder is dealt the rest, and may pass it in turn', () => {
		const judged = fourPlayers(10, 'rita', dying, { newHolder: 'sam' });
		expect(judged.stepsOf('target-given')).toMatchObject([
			{ rule: 'regles-combat-cible-elimine', subject: 'sam', before: 6 },
		]);
		expect(judged.stepsOf('damage-directed').at(-1)).toMatchObject({
			rule: 'regles-combat-cible-elimine',
			subject: 'sam',
		});
		expect(healthAfter(judged)).toEqual({ paul: 20, rita: 0, sam: 14 });
		expect(judged.result).toMatchObject({ target: 'sam', targetFate: 'may-pass', unused: 0 });
	});

	test('regles-combat-defenseur: the new holder’s Defenders come first', () => {
		const judged = fourPlayers(10, 'rita', { ...dying, sam: { allies: [defender('mur', 5)] } }, { newHolder: 'sam' });
		expect(healthAfter(judged)).toMatchObject({ sam: 19 });
		expect(listKilled(judged)).toEqual(['mur']);
	});

	test('regles-combat-cible-elimine: with no damage left, it only changes hands', () => {
		const judged = fourPlayers(4, 'rita', dying, { newHolder: 'sam' });
		expect(judged.result).toMatchObject({ target: 'sam', targetFate: 'kept', unused: 0 });
	});

	test('regles-combat-cible-recuperer: taken by the attacker, the rest strikes everyone alive', () => {
		const judged = fourPlayers(10, 'rita', dying, { newHolder: ME });
		expect(judged.stepsOf('target-given')).toMatchObject([
			{ rule: 'regles-combat-cible-recuperer', subject: ME, before: 6 },
		]);
		expect(judged.stepsOf('damage-directed').slice(1)).toMatchObject([
			{ rule: 'regles-combat-cible-recuperer', subject: 'paul', after: 6 },
			{ rule: 'regles-combat-cible-recuperer', subject: 'sam', after: 6 },
		]);
		expect(healthAfter(judged)).toEqual({ paul: 14, rita: 0, sam: 14 });
		expect(judged.result).toMatchObject({ target: ME, targetFate: 'kept', reports: [{}, { wasted: 0 }, {}] });
	});

	test('regles-combat-cible-vous-oblige: taken by the attacker, what he had kept falls too', () => {
		const taken = (strike: number | null) =>
			fourPlayers(12, 'rita', { rita: { health: 5 } }, { strike, newHolder: ME });
		const judged = taken(6);
		expect(judged.stepsOf('damage-kept')).toMatchObject([{ rule: 'regles-combat-facultatif', before: 6 }]);
		expect(judged.stepsOf('damage-not-kept')).toMatchObject([{ before: 6, after: 0 }]);
		expect(healthAfter(judged)).toEqual({ paul: 13, rita: 0, sam: 13 });
		expect(healthAfter(taken(5))).toEqual({ paul: 13, rita: 0, sam: 13 });
		expect(taken(5).stepsOf('damage-not-kept')).toMatchObject([{ before: 7, after: 0 }]);
		expect(taken(null).stepsOf('damage-not-kept')).toEqual([]);
	});

	test('regles-combat-cible-recuperer: what is too much for one player is lost', () => {
		const judged = fourPlayers(10, 'rita', { ...dying, sam: { health: 1 } }, { newHolder: ME });
		expect(judged.result).toMatchObject({ reports: [{ wasted: 0 }, { wasted: 0 }, { wasted: 5 }], unused: 0 });
		expect(judged.result).toMatchObject({ target: null, targetFate: 'none' });
	});

	test('regles-combat-cible-elimine: not to the eliminated player', () => {
		const judged = fourPlayers(10, 'rita', dying, { newHolder: 'rita' });
		expect(judged.result.illegalities).toEqual([
			{
				reason: 'impossible-holder',
				rule: 'regles-combat-cible-elimine',
				subject: 'rita',
				candidates: [ME, 'paul', 'sam'],
			},
		]);
		expect(judged.result.targetFate).toBe('to-give');
	});

	test('regles-combat-cible-retiree: at three it leaves the game, and the rest can strike the last opponent', () => {
		const judged = threePlayers(10, 'rita', dying, { newHolder: ME });
		expect(judged.stepsOf('target-given')).toEqual([]);
		expect(judged.stepsOf('damage-directed').at(-1)).toMatchObject({
			rule: 'regles-combat-cible-reste',
			subject: 'paul',
		});
		expect(healthAfter(judged)).toEqual({ paul: 14, rita: 0 });
		expect(judged.result).toMatchObject({ target: null, targetFate: 'none' });
	});

	test('regles-combat-facultatif: what was kept stays kept after the elimination', () => {
		const judged = threePlayers(10, 'rita', dying, { strike: 4 });
		expect(healthAfter(judged)).toEqual({ paul: 20, rita: 0 });
		expect(judged.result.unused).toBe(6);
	});

	test('regles-tour-fin-dernier: one after the other, all of them', () => {
		const judged = fourPlayers(60, 'rita', dying, { newHolder: 'paul' });
		expect(judged.result).toMatchObject({ victory: true, unused: 16 });
		expect(judged.stepsOf('target-removed')).toHaveLength(1);
		expect(judged.stepsOf('player-eliminated').map(({ subject }) => subject)).toEqual(['rita', 'paul', 'sam']);
	});

	test('regles-combat-nuage-joueur: what a Cloud stops is not left for the next player', () => {
		const judged = threePlayers(10, 'rita', { rita: { health: 4, cloud: 3 } });
		expect(healthAfter(judged)).toEqual({ paul: 17, rita: 0 });
	});
});
