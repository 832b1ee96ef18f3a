import { describe, expect, test } from 'vitest';
import { SEIGNEUR_MAITRE } from '../../../../../src/rules/mistborn/attack';
import { juger, solo } from './vocabulary';

describe('shields of an Adversaire', () => {
	test('regles-solo-bouclier, the site’s example: 3 then X at Dominât 4, with 7 then 6 damage', () => {
		const cas = (degats: number) => juger({ ...solo(degats, { a: [3, 'X'] }, 'a', 'a'), dominat: 4 });
		const sept = cas(7);
		expect(sept.resultat).toMatchObject({ vaincus: ['a'], adversaires: [], inutilises: 0, refus: [] });
		expect(sept.pas('bouclier-detruit').map(({ avant, apres, restants }) => [avant, apres, restants])).toEqual([
			[7, 4, 1],
			[4, 0, 0],
		]);
		const six = cas(6);
		expect(six.resultat).toMatchObject({ vaincus: [], adversaires: [{ id: 'a', boucliers: ['X'] }], apres: 45 });
		expect(six.resultat.refus).toEqual([
			{ raison: 'bouclier-trop-fort', rule: 'regles-solo-bouclier', sujet: 'a', value: 4, disponibles: 3 },
		]);
	});

	test('regles-solo-bouclier-x: X is the Dominât, whatever it is', () => {
		const cas = juger({ ...solo(6, { a: ['X'] }, 'a'), dominat: 6 });
		expect(cas.pas('bouclier-x')).toMatchObject([{ sujet: 'a', avant: 6, apres: 6 }]);
		expect(cas.resultat.vaincus).toEqual(['a']);
	});

	test('regles-solo-bouclier-ordre: the leftmost first, even when another is weaker', () => {
		const { pas, resultat } = juger(solo(2, { a: [3, 1] }, 'a'));
		expect(resultat).toMatchObject({ adversaires: [{ boucliers: [3, 1] }], refus: [{ value: 3 }] });
		expect(pas('bouclier-de-gauche')).toEqual([]);
		expect(juger(solo(3, { a: [3, 1] }, 'a')).pas('bouclier-de-gauche')).toMatchObject([{ avant: 2, apres: 2 }]);
	});

	test('regles-solo-bouclier-tuer: an effect that kills an Allié takes one shield off, without damage', () => {
		const { pas, resultat } = juger(solo(0, { a: [9, 9] }, { adversaire: 'a', moyen: 'effet' }));
		expect(pas('bouclier-ote')).toMatchObject([{ sujet: 'a', avant: 2, apres: 1 }]);
		expect(resultat).toMatchObject({ adversaires: [{ boucliers: [9] }], inutilises: 0 });
	});

	test('regles-solo-adversaire-vaincu: without shields it leaves play, by damage or by an effect', () => {
		const { pas, resultat } = juger(
			solo(2, { a: [2], b: [5], c: [7] }, 'a', { adversaire: 'b', moyen: 'effet' }, 'a', 'fantome'),
		);
		expect(pas('adversaire-vaincu')).toMatchObject([
			{ sujet: 'a', avant: 3, apres: 2 },
			{ sujet: 'b', avant: 2, apres: 1 },
		]);
		expect(resultat).toMatchObject({ vaincus: ['a', 'b'], adversaires: [{ id: 'c' }] });
		expect(resultat.refus).toEqual([
			{ raison: 'adversaire-deja-vaincu', rule: 'regles-solo-adversaire-vaincu', sujet: 'a' },
			{ raison: 'adversaire-inconnu', rule: null, sujet: 'fantome' },
		]);
	});
});

describe('the Seigneur Maître', () => {
	test('regles-solo-attaquer: one pool, what shields leave strikes him', () => {
		const { pas, resultat } = juger(solo(10, { a: [4, 9] }, 'a'));
		expect(pas('reserve')).toMatchObject([{ rule: 'regles-solo-attaquer', apres: 10 }]);
		expect(pas('seigneur-maitre-frappe')).toMatchObject([{ sujet: SEIGNEUR_MAITRE, avant: 48, apres: 42 }]);
		expect(resultat).toMatchObject({ avant: 48, apres: 42, inutilises: 0, victoire: false });
	});

	test('regles-solo-attaquer: as much as the attacker wants', () => {
		const attaque = solo(10);
		const cas = juger({ ...attaque, plan: { ...attaque.plan, frappe: 4 } });
		expect(cas.resultat).toMatchObject({ apres: 44, inutilises: 6 });
		expect(juger({ ...attaque, plan: { ...attaque.plan, frappe: 40 } }).resultat).toMatchObject({ apres: 38 });
	});

	test('regles-solo-fin-sante: at 0 the players win', () => {
		const cas = juger({ ...solo(10), sante: 7 });
		expect(cas.resultat).toMatchObject({ apres: 0, victoire: true, inutilises: 3 });
		expect(cas.pas('seigneur-maitre-vaincu')).toMatchObject([{ rule: 'regles-solo-fin-sante', avant: 0, apres: 0 }]);
		expect(juger({ ...solo(6), sante: 7 }).resultat.victoire).toBe(false);
	});

	test('no damage, nothing to say', () => {
		expect(juger(solo(0)).trace).toHaveLength(1);
	});
});
