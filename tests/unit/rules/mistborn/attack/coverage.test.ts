import { describe, expect, test } from 'vitest';
import { MOI, RULES, type TraceStep } from '../../../../../src/rules/mistborn/attack';
import { allie, deux, garde, type Jugement, juger, quatre, solo, trois } from './vocabulary';

const a = allie({ id: 'a', nuages: 1 });

/** A case that reaches each kind of step; the type asks for a case when a kind is added. */
const CAS: Record<TraceStep['kind'], Jugement> = {
	reserve: deux(1),
	'allie-attaque': deux(3, { allies: [a] }, { allies: ['a'] }),
	'allie-sauve': deux(3, { allies: [a] }, { allies: ['a'] }),
	'allie-tue': deux(6, { allies: [a] }, { allies: ['a', 'a'] }),
	'allie-defausse': deux(6, { allies: [a] }, { allies: ['a', 'a'] }),
	'degats-diriges': deux(1),
	'defenseurs-d-abord': deux(1, { allies: [garde('mur')] }),
	'defenseur-absorbe': deux(3, { allies: [garde('mur')] }),
	'defenseur-tient': deux(1, { allies: [garde('mur')] }),
	reduction: deux(1, { allies: [allie({ id: 'smoker', reduction: 1 })] }),
	nuage: deux(1, { nuage: 1 }),
	sante: deux(1),
	'degats-gardes': deux(1, {}, { frappe: 0 }),
	'joueur-elimine': deux(20),
	'cartes-retirees': deux(20),
	'cible-peut-passer': trois(1, 'paul'),
	'cible-ne-passe-pas': trois(1, 'paul', { paul: { nuage: 1 } }),
	'cible-retiree': trois(20, MOI, { paul: { sante: 40 } }),
	'cible-a-donner': quatre(20, 'paul'),
	'cible-donnee': quatre(21, 'paul', {}, { transmission: 'rita' }),
	victoire: deux(20),
	'bouclier-de-gauche': juger(solo(1, { b: [1, 1] }, 'b')),
	'bouclier-x': juger(solo(1, { b: ['X'] }, 'b')),
	'bouclier-detruit': juger(solo(1, { b: [1] }, 'b')),
	'bouclier-ote': juger(solo(1, { b: [1] }, { adversaire: 'b', moyen: 'effet' })),
	'adversaire-vaincu': juger(solo(1, { b: [1] }, 'b')),
	'seigneur-maitre-frappe': juger(solo(1)),
	'seigneur-maitre-vaincu': juger(solo(48)),
};

/** What the cases above do not cite. */
const AUTRES_CAS: readonly Jugement[] = [
	deux(1, { allies: [a] }, { allies: ['a'] }),
	deux(1, { allies: [a, garde('mur')] }, { allies: ['a'] }),
	deux(1, { allies: [garde('mur')] }, { allies: ['mur'] }),
	trois(3, 'paul', { rita: { allies: [a] } }, { allies: ['a'] }),
	trois(3, MOI, { rita: { allies: [a] } }, { allies: ['a'] }),
	trois(3, MOI, { rita: { allies: [garde('mur')] } }),
	trois(3, MOI, { rita: { nuage: 1 } }),
	trois(9, MOI, { rita: { allies: [garde('mur')] } }, { allies: ['mur'] }),
	trois(10, 'rita', { rita: { sante: 4 } }),
	trois(1, 'paul', {}, { frappe: 0 }),
	trois(1, 'paul', { paul: { allies: [garde('mur')] } }),
	trois(40, MOI),
	quatre(21, 'paul', {}, { transmission: MOI }),
	juger(solo(1, { b: [2] }, 'b')),
];

describe('no step and no rule without a case', () => {
	test.each(Object.entries(CAS))('a case reaches the step %s', (kind, { trace }) => {
		expect(trace.map((pas) => pas.kind)).toContain(kind);
	});

	test('the cases cite every rule of the list, and no other', () => {
		const couts = (cas: Jugement) => cas.resultat.couts.map(({ rule }) => rule);
		const citees = new Set([...Object.values(CAS), ...AUTRES_CAS].flatMap((cas) => [...cas.regles, ...couts(cas)]));
		expect([...citees].sort()).toEqual([...RULES].sort());
	});
});
