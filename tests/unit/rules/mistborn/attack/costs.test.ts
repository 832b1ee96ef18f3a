import { describe, expect, test } from 'vitest';
import { type Cout, MOI, SEIGNEUR_MAITRE } from '../../../../../src/rules/mistborn/attack';
import { allie, deux, garde, juger, solo, trois } from './vocabulary';

/** The costs of a case in short: damage, of which Défenseurs, whether it can be done, and the rule. */
function inShort({ resultat }: { readonly resultat: { readonly couts: readonly Cout[] } }) {
	return Object.fromEntries(
		resultat.couts.map(({ sujet, degats, defenseurs, possible, rule }) => [
			sujet,
			[degats, defenseurs, possible, rule],
		]),
	);
}

describe('what the damage can kill', () => {
	test('regles-combat-defenseur: what is behind Défenseurs costs them too', () => {
		const allies = [allie({ id: 'a' }), garde('mur', 4), garde('tour', 2, 1)];
		expect(inShort(deux(11, { sante: 4, allies }))).toEqual({
			paul: [12, 8, false, 'regles-combat-deux-joueurs'],
			a: [11, 8, true, 'regles-combat-defenseur'],
			mur: [4, 0, true, 'regles-combat-defense'],
			tour: [4, 0, true, 'regles-combat-defense'],
		});
	});

	test('regles-combat-cible-autre: only the holder of the Cible can be eliminated', () => {
		expect(inShort(trois(20, 'rita'))).toEqual({
			paul: [20, 0, false, 'regles-combat-cible-autre'],
			rita: [20, 0, true, 'regles-combat-cible-autre'],
		});
		expect(trois(20, 'rita').resultat.couts.map(({ permis }) => permis)).toEqual([false, true]);
	});

	test('regles-combat-cible-vous: everyone can, with the Cible', () => {
		expect(inShort(trois(20, MOI, { paul: { nuage: 1 } }))).toEqual({
			paul: [21, 0, false, 'regles-combat-cible-vous'],
			rita: [20, 0, true, 'regles-combat-cible-vous'],
		});
	});

	test('regles-combat-smoker: its reduction, or its death when that is cheaper', () => {
		const cher = allie({ id: 'cher', defense: 5, reduction: 2 });
		const faible = allie({ id: 'faible', defense: 1, reduction: 2 });
		expect(inShort(deux(0, { sante: 5, allies: [cher, faible] }))).toMatchObject({
			paul: [8, 0, false, expect.any(String)],
		});
	});

	test('regles-solo-bouclier: all the shields of an Adversaire', () => {
		expect(inShort(juger({ ...solo(7, { a: [3, 'X'], b: [8] }), dominat: 4, sante: 7 }))).toEqual({
			[SEIGNEUR_MAITRE]: [7, 0, true, 'regles-solo-fin-sante'],
			a: [7, 0, true, 'regles-solo-bouclier'],
			b: [8, 0, false, 'regles-solo-bouclier'],
		});
	});

	test('regles-solo-bouclier-tuer: a shield that an effect takes off costs nothing', () => {
		const boucliers = [{ adversaire: 'a', moyen: 'effet' as const }];
		const attaque = { ...solo(4, { a: [5, 3], b: [5, 3] }), plan: { boucliers, frappe: null } };
		expect(inShort(juger(attaque))).toMatchObject({
			a: [3, 0, true, 'regles-solo-bouclier'],
			b: [8, 0, false, 'regles-solo-bouclier'],
		});
	});
});
