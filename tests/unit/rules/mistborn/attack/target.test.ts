import { describe, expect, test } from 'vitest';
import { MOI } from '../../../../../src/rules/mistborn/attack';
import { allie, deux, garde, quatre, santes, trois, tues } from './vocabulary';

describe('two players', () => {
	test('regles-combat-deux-joueurs: everything can go to the opponent', () => {
		const cas = deux(12);
		expect(cas.pas('degats-diriges')).toMatchObject([{ rule: 'regles-combat-deux-joueurs', apres: 12 }]);
		expect(cas.resultat).toMatchObject({ cible: null, suite: 'aucune', inutilises: 0 });
		expect(cas.pas('sante')).toMatchObject([{ avant: 20, apres: 8 }]);
	});

	test('regles-combat-facultatif: points can be left unused, all of them too', () => {
		const cas = deux(12, {}, { frappe: 5 });
		expect(cas.pas('degats-gardes')).toMatchObject([{ rule: 'regles-combat-facultatif', avant: 7, apres: 7 }]);
		expect(santes(cas)).toEqual({ paul: 15 });
		expect(cas.resultat.inutilises).toBe(7);
		expect(deux(12, {}, { frappe: 0 }).pas('degats-gardes')).toMatchObject([{ rule: 'regles-combat-facultatif' }]);
	});

	test('regles-combat-deux-joueurs-victoire: at 0 or below he is eliminated and you win', () => {
		const cas = deux(25, { allies: [allie({ id: 'a' })] });
		expect(santes(cas)).toEqual({ paul: 0 });
		expect(cas.resultat).toMatchObject({ victoire: true, inutilises: 5, bilans: [{ elimine: true, inutiles: 0 }] });
		expect(cas.pas('joueur-elimine')).toMatchObject([{ rule: 'joueur-elimine-definition', avant: 2, apres: 1 }]);
		expect(cas.pas('cartes-retirees')).toMatchObject([{ rule: 'regles-combat-elimine-cartes', avant: 1, apres: 0 }]);
		expect(cas.pas('victoire')).toMatchObject([{ rule: 'regles-combat-deux-joueurs-victoire', avant: 1, apres: 0 }]);
		expect(tues(cas)).toEqual([]);
	});

	test('no damage, nothing to say', () => {
		expect(deux(0).trace).toHaveLength(1);
	});
});

describe('the Cible is someone else’s', () => {
	test('regles-combat-cible-autre: damage to a player goes to its holder only', () => {
		const cas = trois(6, 'rita');
		expect(cas.pas('degats-diriges')).toMatchObject([{ rule: 'regles-combat-cible-autre', sujet: 'rita', apres: 6 }]);
		expect(santes(cas)).toEqual({ paul: 20, rita: 14 });
	});

	test('regles-combat-cible-pas-oblige: the holder need not be attacked, and then keeps it', () => {
		const cas = trois(6, 'rita', {}, { frappe: 0 });
		expect(cas.pas('degats-gardes')).toMatchObject([{ rule: 'regles-combat-cible-pas-oblige', avant: 6 }]);
		expect(cas.resultat).toMatchObject({ cible: 'rita', suite: 'reste', inutilises: 6 });
	});

	test('regles-combat-cible-passer: hurt, however little, he may pass it', () => {
		const cas = trois(6, 'rita', {}, { frappe: 1 });
		expect(cas.pas('cible-peut-passer')).toMatchObject([{ sujet: 'rita', avant: 1, apres: 1 }]);
		expect(cas.resultat).toMatchObject({ cible: 'rita', suite: 'peut-passer' });
	});

	test('regles-combat-cible-zero-degat: a Nuage that stops everything keeps it from passing', () => {
		const cas = trois(3, 'rita', { rita: { nuage: 3 } });
		expect(cas.pas('cible-ne-passe-pas')).toMatchObject([{ rule: 'regles-combat-cible-zero-degat', avant: 0 }]);
		expect(cas.resultat.suite).toBe('ne-passe-pas');
		expect(trois(4, 'rita', { rita: { nuage: 3 } }).resultat.suite).toBe('peut-passer');
	});

	test('regles-combat-cible-passer: nor does it pass when a Défenseur took everything', () => {
		const cas = trois(3, 'rita', { rita: { allies: [garde('mur')] } });
		expect(cas.pas('cible-ne-passe-pas')).toMatchObject([{ rule: 'regles-combat-cible-passer', avant: 0, apres: 0 }]);
	});
});

describe('the Cible is yours', () => {
	test('regles-combat-cible-vous, the site’s example: 9 damage, 3 on an Allié, 6 to each', () => {
		const cas = trois(9, MOI, { paul: { allies: [allie({ id: 'a' })] } }, { allies: ['a'] });
		expect(cas.pas('degats-diriges')).toMatchObject([
			{ rule: 'regles-combat-cible-vous', sujet: 'paul', apres: 6 },
			{ rule: 'regles-combat-cible-vous', sujet: 'rita', apres: 6 },
		]);
		expect(santes(cas)).toEqual({ paul: 14, rita: 14 });
		expect(cas.resultat).toMatchObject({ cible: MOI, suite: 'reste', inutilises: 0 });
	});

	test('regles-combat-cible-vous: without sharing, whatever part was meant for players', () => {
		expect(santes(quatre(9, MOI, {}, { frappe: 2 }))).toEqual({ paul: 11, rita: 11, sam: 11 });
	});

	test('regles-combat-cible-defenseurs: each player’s Défenseurs first, for their Défense', () => {
		const cas = trois(9, MOI, { paul: { allies: [garde('mur', 4)] }, rita: { allies: [garde('tour', 10)] } });
		expect(cas.pas('defenseurs-d-abord').map(({ rule }) => rule)).toEqual(
			Array(2).fill('regles-combat-cible-defenseurs'),
		);
		expect(santes(cas)).toEqual({ paul: 15, rita: 20 });
		expect(cas.resultat).toMatchObject({ inutilises: 0, bilans: [{ inutiles: 0 }, { inutiles: 9 }] });
	});

	test('regles-combat-cible-vous: an elimination changes nothing for the others, and the Cible stays yours', () => {
		const cas = quatre(9, MOI, { paul: { sante: 2 } });
		expect(santes(cas)).toEqual({ paul: 0, rita: 11, sam: 11 });
		expect(cas.resultat).toMatchObject({ cible: MOI, suite: 'reste', bilans: [{ inutiles: 7 }, {}, {}] });
	});

	test('regles-combat-cible-retiree: two players left', () => {
		const cas = trois(9, MOI, { paul: { sante: 2 } });
		expect(cas.pas('cible-retiree')).toMatchObject([{ rule: 'regles-combat-cible-retiree', avant: 2, apres: 2 }]);
		expect(cas.resultat).toMatchObject({ cible: null, suite: 'aucune', victoire: false });
	});

	test('regles-tour-fin-dernier: everyone else eliminated', () => {
		const cas = quatre(20, MOI);
		expect(cas.pas('victoire')).toMatchObject([{ rule: 'regles-tour-fin-dernier', avant: 3, apres: 0 }]);
		expect(cas.resultat).toMatchObject({ victoire: true, cible: null });
	});
});

describe('the holder of the Cible is eliminated', () => {
	const mourante = { rita: { sante: 4 } };

	test('regles-combat-cible-elimine: at four, the attacker decides who gets it', () => {
		const cas = quatre(10, 'rita', mourante);
		expect(cas.pas('cible-a-donner')).toMatchObject([{ avant: 6, apres: 6 }]);
		expect(cas.resultat).toMatchObject({ cible: null, suite: 'a-donner', inutilises: 6 });
		expect(santes(cas)).toEqual({ paul: 20, rita: 0, sam: 20 });
	});

	test('regles-combat-cible-elimine: the new holder is dealt the rest, and may pass it in turn', () => {
		const cas = quatre(10, 'rita', mourante, { transmission: 'sam' });
		expect(cas.pas('cible-donnee')).toMatchObject([{ rule: 'regles-combat-cible-elimine', sujet: 'sam', avant: 6 }]);
		expect(cas.pas('degats-diriges').at(-1)).toMatchObject({ rule: 'regles-combat-cible-elimine', sujet: 'sam' });
		expect(santes(cas)).toEqual({ paul: 20, rita: 0, sam: 14 });
		expect(cas.resultat).toMatchObject({ cible: 'sam', suite: 'peut-passer', inutilises: 0 });
	});

	test('regles-combat-defenseur: the new holder’s Défenseurs come first', () => {
		const cas = quatre(10, 'rita', { ...mourante, sam: { allies: [garde('mur', 5)] } }, { transmission: 'sam' });
		expect(santes(cas)).toMatchObject({ sam: 19 });
		expect(tues(cas)).toEqual(['mur']);
	});

	test('regles-combat-cible-elimine: with no damage left, it only changes hands', () => {
		const cas = quatre(4, 'rita', mourante, { transmission: 'sam' });
		expect(cas.resultat).toMatchObject({ cible: 'sam', suite: 'reste', inutilises: 0 });
	});

	test('regles-combat-cible-recuperer: taken by the attacker, the rest strikes everyone alive', () => {
		const cas = quatre(10, 'rita', mourante, { transmission: MOI });
		expect(cas.pas('cible-donnee')).toMatchObject([{ rule: 'regles-combat-cible-recuperer', sujet: MOI, avant: 6 }]);
		expect(cas.pas('degats-diriges').slice(1)).toMatchObject([
			{ rule: 'regles-combat-cible-recuperer', sujet: 'paul', apres: 6 },
			{ rule: 'regles-combat-cible-recuperer', sujet: 'sam', apres: 6 },
		]);
		expect(santes(cas)).toEqual({ paul: 14, rita: 0, sam: 14 });
		expect(cas.resultat).toMatchObject({ cible: MOI, suite: 'reste', bilans: [{}, { inutiles: 0 }, {}] });
	});

	test('regles-combat-cible-recuperer: what is too much for one player is lost', () => {
		const cas = quatre(10, 'rita', { ...mourante, sam: { sante: 1 } }, { transmission: MOI });
		expect(cas.resultat).toMatchObject({ bilans: [{ inutiles: 0 }, { inutiles: 0 }, { inutiles: 5 }], inutilises: 0 });
		expect(cas.resultat).toMatchObject({ cible: null, suite: 'aucune' });
	});

	test('regles-combat-cible-elimine: not to the eliminated player', () => {
		const cas = quatre(10, 'rita', mourante, { transmission: 'rita' });
		expect(cas.resultat.refus).toEqual([
			{
				raison: 'cible-impossible',
				rule: 'regles-combat-cible-elimine',
				sujet: 'rita',
				possibles: [MOI, 'paul', 'sam'],
			},
		]);
		expect(cas.resultat.suite).toBe('a-donner');
	});

	test('regles-combat-cible-retiree: at three it leaves the game, and the rest can strike the last opponent', () => {
		const cas = trois(10, 'rita', mourante, { transmission: MOI });
		expect(cas.pas('cible-donnee')).toEqual([]);
		expect(cas.pas('degats-diriges').at(-1)).toMatchObject({ rule: 'regles-combat-cible-reste', sujet: 'paul' });
		expect(santes(cas)).toEqual({ paul: 14, rita: 0 });
		expect(cas.resultat).toMatchObject({ cible: null, suite: 'aucune' });
	});

	test('regles-combat-facultatif: what was kept stays kept after the elimination', () => {
		const cas = trois(10, 'rita', mourante, { frappe: 4 });
		expect(santes(cas)).toEqual({ paul: 20, rita: 0 });
		expect(cas.resultat.inutilises).toBe(6);
	});

	test('regles-tour-fin-dernier: one after the other, all of them', () => {
		const cas = quatre(60, 'rita', mourante, { transmission: 'paul' });
		expect(cas.resultat).toMatchObject({ victoire: true, inutilises: 16 });
		expect(cas.pas('cible-retiree')).toHaveLength(1);
		expect(cas.pas('joueur-elimine').map(({ sujet }) => sujet)).toEqual(['rita', 'paul', 'sam']);
	});

	test('regles-combat-nuage-joueur: what a Nuage stops is not left for the next player', () => {
		const cas = trois(10, 'rita', { rita: { sante: 4, nuage: 3 } });
		expect(santes(cas)).toEqual({ paul: 17, rita: 0 });
	});
});
