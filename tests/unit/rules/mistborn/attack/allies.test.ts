import { describe, expect, test } from 'vitest';
import { MOI } from '../../../../../src/rules/mistborn/attack';
import { allie, deux, garde, quatre, santes, trois, tues } from './vocabulary';

const house = allie({ id: 'house', defense: 2 });

describe('an Allié attacked before players', () => {
	test('regles-combat-defense: damage equal to its Défense kills it, the rest is left', () => {
		const cas = deux(3, { allies: [allie({ id: 'a' })] }, { allies: ['a'] });
		expect(tues(cas)).toEqual(['a']);
		expect(cas.pas('allie-attaque')).toMatchObject([{ rule: 'regles-combat-reserve', avant: 3, apres: 0 }]);
		expect(cas.pas('allie-tue')).toMatchObject([{ sujet: 'a', avant: 3, apres: 0 }]);
		expect(santes(cas)).toEqual({ paul: 20 });
	});

	test('regles-combat-allie-tue: it leaves play for the discard pile of its owner', () => {
		const allies = [allie({ id: 'a' }), allie({ id: 'b' })];
		const { pas, resultat } = deux(9, { allies }, { allies: ['a', 'a'] });
		expect(pas('allie-defausse')).toMatchObject([{ sujet: 'a', joueur: 'paul', avant: 2, apres: 1 }]);
		expect(resultat.refus).toEqual([{ raison: 'allie-deja-tue', rule: 'regles-combat-allie-tue', sujet: 'a' }]);
	});

	test('regles-combat-pas-de-partiel: below its Défense nothing happens, and the damage is not spent', () => {
		const cas = deux(2, { allies: [allie({ id: 'a' })] }, { allies: ['a'] });
		expect(cas.resultat.refus).toEqual([
			{
				raison: 'defense-trop-haute',
				rule: 'regles-combat-pas-de-partiel',
				sujet: 'a',
				defense: 3,
				disponibles: 2,
			},
		]);
		expect(tues(cas)).toEqual([]);
		expect(santes(cas)).toEqual({ paul: 18 });
	});

	test('regles-combat-reserve: one pool for Alliés and player', () => {
		const allies = [allie({ id: 'a', defense: 4 }), allie({ id: 'b', defense: 2 })];
		const cas = deux(13, { allies }, { allies: ['a', 'b'] });
		expect(cas.pas('reserve')).toMatchObject([{ avant: 0, apres: 13 }]);
		expect(cas.pas('allie-attaque').map(({ apres }) => apres)).toEqual([9, 7]);
		expect(santes(cas)).toEqual({ paul: 13 });
	});

	test('regles-combat-allies-sans-cible: any player’s, whoever has the Cible', () => {
		const cas = trois(5, 'paul', { rita: { allies: [house] } }, { allies: ['house'] });
		expect(cas.pas('allie-attaque')).toMatchObject([{ rule: 'regles-combat-allies-sans-cible', joueur: 'rita' }]);
		expect(santes(cas)).toEqual({ paul: 17, rita: 20 });
	});

	test('an unknown Allié is refused, without a rule', () => {
		const { resultat } = deux(5, {}, { allies: ['fantome'] });
		expect(resultat.refus).toEqual([{ raison: 'allie-inconnu', rule: null, sujet: 'fantome' }]);
	});
});

describe('Défenseur', () => {
	const allies = [house, garde('mur', 4)];

	test('regles-combat-defenseur: an Allié behind it cannot be attacked', () => {
		const cas = deux(9, { allies }, { allies: ['house'] });
		expect(cas.resultat.refus).toEqual([
			{ raison: 'derriere-un-defenseur', rule: 'regles-combat-defenseur', sujet: 'house', defenseurs: ['mur'] },
		]);
		expect(tues(cas)).toEqual(['mur']);
	});

	test('regles-combat-defenseur: once it is killed, the others can be', () => {
		const cas = deux(9, { allies }, { allies: ['mur', 'house'] });
		expect(tues(cas)).toEqual(['mur', 'house']);
		expect(santes(cas)).toEqual({ paul: 17 });
	});

	test('regles-combat-defenseur-surplus: it takes its Défense, the rest strikes its player', () => {
		const cas = deux(9, { allies });
		expect(cas.pas('defenseurs-d-abord')).toMatchObject([{ rule: 'regles-combat-defenseur', avant: 1 }]);
		expect(cas.pas('defenseur-absorbe')).toMatchObject([{ sujet: 'mur', avant: 9, apres: 5 }]);
		expect(tues(cas)).toEqual(['mur']);
		expect(cas.resultat.bilans).toEqual([
			{ joueur: 'paul', avant: 20, apres: 15, diriges: 9, absorbes: 4, arretes: 0, inutiles: 0, elimine: false },
		]);
	});

	test('regles-combat-defenseur-trop-fort: too strong, nothing reaches its player', () => {
		const cas = deux(3, { allies });
		expect(cas.pas('defenseur-tient')).toMatchObject([{ sujet: 'mur', avant: 3, apres: 3, defense: 4 }]);
		expect(santes(cas)).toEqual({ paul: 20 });
		expect(cas.resultat).toMatchObject({ inutilises: 3, bilans: [{ inutiles: 0 }] });
	});

	test('regles-combat-defenseur-trop-fort: refused when attacked by name', () => {
		const { resultat } = deux(3, { allies }, { allies: ['mur'] });
		expect(resultat.refus).toMatchObject([
			{ raison: 'defense-trop-haute', rule: 'regles-combat-defenseur-trop-fort', defense: 4, disponibles: 3 },
		]);
	});

	test('regles-combat-defenseur-trop-fort: other players and their Alliés are not safe', () => {
		const cas = trois(3, 'rita', { paul: { allies } });
		expect(santes(cas)).toEqual({ paul: 20, rita: 17 });
	});

	test('regles-combat-defenseur: with several, the damage kills those it can, in order, and the player stays safe', () => {
		const cas = deux(5, { allies: [garde('grand', 9), garde('petit', 2), garde('moyen', 3)] });
		expect(tues(cas)).toEqual(['petit', 'moyen']);
		expect(cas.pas('defenseur-tient')).toMatchObject([{ sujet: 'grand', avant: 0 }]);
		expect(santes(cas)).toEqual({ paul: 20 });
	});

	test('regles-combat-defenseur: the attacker chooses which by attacking it before players', () => {
		const defenseurs = [garde('petit', 2), garde('grand', 5)];
		expect(tues(deux(5, { allies: defenseurs }))).toEqual(['petit']);
		expect(tues(deux(5, { allies: defenseurs }, { allies: ['grand'] }))).toEqual(['grand']);
	});
});

describe('with the Cible', () => {
	test('regles-combat-cible-allies, the FAQ’s case: 13 damage, 2 on House Lord, 11 to each player', () => {
		const cas = quatre(13, MOI, { rita: { allies: [house] } }, { allies: ['house'] });
		expect(cas.pas('allie-attaque')).toMatchObject([{ rule: 'regles-combat-cible-allies', avant: 13, apres: 11 }]);
		expect(santes(cas)).toEqual({ paul: 9, rita: 9, sam: 9 });
	});

	test('regles-combat-cible-part: a Défenseur attacked first takes damage from its own player only', () => {
		const allies = [garde('mur', 4), house];
		const cas = trois(9, MOI, { rita: { allies } }, { allies: ['mur', 'house'] });
		expect(cas.pas('allie-attaque')).toMatchObject([
			{ rule: 'regles-combat-cible-part', avant: 9, apres: 5 },
			{ rule: 'regles-combat-cible-allies', avant: 5, apres: 3 },
		]);
		expect(cas.pas('degats-diriges').map(({ sujet, apres }) => [sujet, apres])).toEqual([
			['paul', 7],
			['rita', 3],
		]);
		expect(santes(cas)).toEqual({ paul: 13, rita: 17 });
	});

	test('regles-combat-cible-allies: points that a Défenseur has taken are not there any more', () => {
		const traits = { paul: { allies: [garde('mur', 8)] }, rita: { allies: [house] } };
		const cas = trois(9, MOI, traits, { allies: ['mur', 'house'] });
		expect(cas.resultat.refus).toEqual([
			{
				raison: 'part-deja-prise',
				rule: 'regles-combat-cible-allies',
				sujet: 'house',
				joueur: 'paul',
				defense: 2,
				disponibles: 1,
			},
		]);
		expect(santes(cas)).toEqual({ paul: 19, rita: 11 });
	});

	test('regles-combat-cible-defenseurs: a player whose share is all taken is not struck', () => {
		const cas = trois(4, MOI, { paul: { allies: [garde('mur', 4)] } }, { allies: ['mur'] });
		expect(cas.pas('degats-diriges').map(({ sujet }) => sujet)).toEqual(['rita']);
		expect(santes(cas)).toEqual({ paul: 20, rita: 16 });
	});
});
