import { describe, expect, test } from 'vitest';
import { type Cost, LORD_RULER, ME } from '../../../../../src/rules/mistborn/attack';
import { ally, defender, judge, solo, threePlayers, twoPlayers } from './vocabulary';

/** The costs of a case in short: damage, of which Defenders, whether it can be done, and the rule. */
function inShort({ result }: { readonly result: { readonly costs: readonly Cost[] } }) {
	return Object.fromEntries(
		result.costs.map(({ subject, damage, forDefenders, possible, rule }) => [
			subject,
			[damage, forDefenders, possible, rule],
		]),
	);
}

describe('what the damage can kill', () => {
	test('regles-combat-defenseur: what is behind Defenders costs them too', () => {
		const allies = [ally({ id: 'a' }), defender('mur', 4), defender('tour', 2, 1)];
		expect(inShort(twoPlayers(11, { health: 4, allies }))).toEqual({
			paul: [12, 8, false, 'regles-combat-deux-joueurs'],
			a: [11, 8, true, 'regles-combat-defenseur'],
			mur: [4, 0, true, 'regles-combat-defense'],
			tour: [4, 0, true, 'regles-combat-defense'],
		});
	});

	test('regles-combat-cible-autre: only the holder of the Target can be eliminated', () => {
		expect(inShort(threePlayers(20, 'rita'))).toEqual({
			paul: [20, 0, false, 'regles-combat-cible-autre'],
			rita: [20, 0, true, 'regles-combat-cible-autre'],
		});
		expect(threePlayers(20, 'rita').result.costs.map(({ allowed }) => allowed)).toEqual([false, true]);
	});

	test('regles-combat-cible-vous: everyone can, with the Target', () => {
		expect(inShort(threePlayers(20, ME, { paul: { cloud: 1 } }))).toEqual({
			paul: [21, 0, false, 'regles-combat-cible-vous'],
			rita: [20, 0, true, 'regles-combat-cible-vous'],
		});
	});

	test('regles-combat-smoker: its reduction, or its death when that is cheaper', () => {
		const dear = ally({ id: 'cher', defense: 5, reduction: 2 });
		const weak = ally({ id: 'faible', defense: 1, reduction: 2 });
		expect(inShort(twoPlayers(0, { health: 5, allies: [dear, weak] }))).toMatchObject({
			paul: [8, 0, false, expect.any(String)],
		});
	});

	test('regles-solo-bouclier: all the shields of a foe', () => {
		expect(inShort(judge({ ...solo(7, { a: [3, 'X'], b: [8] }), dominance: 4, health: 7 }))).toEqual({
			[LORD_RULER]: [7, 0, true, 'regles-solo-fin-sante'],
			a: [7, 0, true, 'regles-solo-bouclier'],
			b: [8, 0, false, 'regles-solo-bouclier'],
		});
	});

	test('regles-solo-bouclier-tuer: a shield that an effect takes off costs nothing', () => {
		const shields = [{ foe: 'a', means: 'effect' as const }];
		const attack = { ...solo(4, { a: [5, 3], b: [5, 3] }), plan: { sweep: false, shields, strike: null } };
		expect(inShort(judge(attack))).toMatchObject({
			a: [3, 0, true, 'regles-solo-bouclier'],
			b: [8, 0, false, 'regles-solo-bouclier'],
		});
	});
});
