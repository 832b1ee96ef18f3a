import { describe, expect, test } from 'vitest';
import type { Choix, Element, Statut } from '../../../../../src/rules/l5r/conflict';
import { type Cas, juger, type Trait } from './cases';

const of = (...skills: readonly number[]): readonly Trait[] => skills.map((militaire) => ({ militaire }));
const PERDU: Cas = { a: of(1), d: of(2) };
const SANS_VAINQUEUR: Cas = { a: of(0), d: of(0) };

test('étape 3.2.5, example of the chapter: 7 to 3 breaks a province of 4, and the conflict is opposed', () => {
	expect(juger({ a: of(3, 4), d: of(3) }).issue).toMatchObject({
		vainqueur: 'attaquant',
		totaux: { attaquant: 7, defenseur: 3 },
		ecart: 4,
		nonOppose: false,
		provinceDetruite: true,
		honneur: { defenseur: 10 },
	});
	const [trois = {}, quatre = {}] = of(3, 4);
	expect(juger({ a: [trois, { ...quatre, incline: true }], d: of(3) }).issue).toMatchObject({
		vainqueur: 'attaquant',
		ecart: 0,
		provinceDetruite: false,
	});
});

describe('unopposed', () => {
	test('etape-3-2-4-honneur: the defender without a participant loses 1 honour', () => {
		const { issue, pas } = juger({ a: of(1) });
		expect(issue).toMatchObject({ nonOppose: true, honneur: { defenseur: 9 } });
		expect(pas('honneur-perdu')).toMatchObject([{ avant: 10, apres: 9 }]);
	});

	test.each<[string, Cas, string]>([
		['non-oppose-definition: a defender opposes', { a: of(5), d: of(1) }, 'oppose'],
		['non-oppose-defenseur-incline: even bowed', { a: of(5), d: [{ incline: true }] }, 'oppose'],
		['etape-3-2-4-sans-effet: only if the attacker won', { d: of(1) }, 'non-oppose-sans-effet'],
		['etape-3-2-4-sans-effet: not without a winner', { a: of(0) }, 'non-oppose-sans-effet'],
	])('%s', (_, cas, kind) => {
		const { issue, trace } = juger({ ...cas, anneau: { choix: 'renoncer' } });
		expect(issue).toMatchObject({ nonOppose: false, honneur: { attaquant: 10, defenseur: 10 } });
		expect(trace.map((pas) => pas.kind)).toContain(kind);
	});

	test('non-oppose-defenseur-incline: cited only when every defender is bowed', () => {
		const rule = (d: readonly Trait[]) => juger({ a: of(9), d }).pas('oppose')[0]?.rule;
		expect(rule([{ incline: true }, { incline: true }])).toBe('non-oppose-defenseur-incline');
		expect(rule([{ incline: true }, {}])).toBe('non-oppose-definition');
	});

	test('gagner-la-partie-zero: the last honour ends the game, before the province', () => {
		const { issue, trace } = juger({ a: of(9), honneurs: [10, 1] });
		expect(issue).toMatchObject({
			fin: { gagnant: 'attaquant', rule: 'gagner-la-partie-zero' },
			honneur: { defenseur: 0 },
			provinceDetruite: false,
			effet: null,
			anneau: 'conteste',
		});
		expect(trace.at(-1)?.kind).toBe('partie-gagnee');
	});
});

describe('the province', () => {
	test.each<[string, Cas, boolean]>([
		['etape-3-2-5: an equal difference is enough', { a: of(6), d: of(2) }, true],
		['force-de-province-ecart: one less is not', { a: of(5), d: of(2) }, false],
		['etape-3-2-5-sans-effet: the defender breaks nothing', { a: of(1), d: of(9) }, false],
		[
			'etape-3-2-5-sans-effet: nor does a conflict that nobody wins',
			{ ...SANS_VAINQUEUR, province: { defense: 0 } },
			false,
		],
		['etape-3-2-5: a strength of 0 breaks on a tie', { a: of(2), d: of(2), province: { defense: 0 } }, true],
		['force-de-province-bonus: 3 and 1 need 4', { a: of(7), d: of(3), province: { defense: 3, bonus: 1 } }, true],
		['force-de-province-bonus: 3 do not do', { a: of(7), d: of(4), province: { defense: 3, bonus: 1 } }, false],
	])('%s', (_, cas, detruite) => {
		expect(juger(cas).issue.provinceDetruite).toBe(detruite);
	});

	test('etape-3-2-5: the difference is measured at the comparison, honour and fierté aside', () => {
		const { pas } = juger({ a: [{ militaire: 4, fierte: true, gloire: 5 }] });
		expect(pas('province-detruite')).toMatchObject([{ avant: 0, apres: 1, ecart: 4, defense: 4 }]);
	});

	test.each([
		[1, []],
		[2, [{ avant: 3, apres: 3 }]],
		[3, []],
	])('province-detruite-forteresse-eligible: after the third broken province (%i before)', (detruites, expected) => {
		expect(juger({ a: of(9), province: { detruites } }).pas('forteresse-eligible')).toMatchObject(expected);
	});

	test('gagner-la-partie-forteresse: the stronghold ends the game, before the ring', () => {
		const { issue, trace } = juger({ a: of(9), province: { forteresse: true, detruites: 3 } });
		expect(issue).toMatchObject({
			provinceDetruite: true,
			fin: { gagnant: 'attaquant', rule: 'gagner-la-partie-forteresse' },
			effet: null,
			anneau: 'conteste',
		});
		expect(trace.at(-1)?.kind).toBe('partie-gagnee');
	});

	test('etape-3-2-forteresse: the stronghold cannot be attacked before three broken provinces', () => {
		const { resultat, trace } = juger({ a: of(9), province: { forteresse: true, detruites: 2 } });
		expect(resultat).toEqual({
			type: 'illegal',
			raison: 'forteresse-pas-eligible',
			rule: 'etape-3-2-forteresse',
			detruites: 2,
		});
		expect(trace).toEqual([]);
	});
});

describe('the ring effect', () => {
	test.each<[Element, Choix, honneur: [number, number], number, number]>([
		['air', 'gagner', [12, 10], 10, 12],
		['air', 'prendre', [11, 9], 10, 11],
		['terre', 'piocher', [10, 10], 0, 1],
		['feu', 'honorer', [10, 10], 0, 1],
		['feu', 'deshonorer', [10, 10], 0, 1],
		['eau', 'redresser', [10, 10], 0, 1],
		['eau', 'incliner', [10, 10], 0, 1],
		['vide', 'retirer', [10, 10], 0, 1],
	])('etape-3-2-6-%s: %s', (element, choix, [attaquant, defenseur], avant, apres) => {
		const { issue, pas } = juger({ a: of(3), d: of(1), anneau: { element, choix } });
		expect(issue).toMatchObject({ effet: choix, honneur: { attaquant, defenseur } });
		expect(pas('effet-d-anneau')).toMatchObject([{ rule: `etape-3-2-6-${element}`, avant, apres, element, choix }]);
	});

	test('prendre-definition: what is taken leaves the other pool', () => {
		expect(juger({ a: of(3), d: of(1), anneau: { choix: 'prendre' } }).pas('honneur-pris')).toMatchObject([
			{ avant: 10, apres: 9 },
		]);
	});

	test('etape-3-2-6: the attacker may leave it', () => {
		const { issue, pas } = juger({ a: of(3), d: of(1), anneau: { choix: 'renoncer' } });
		expect(issue).toMatchObject({ effet: 'renoncer', anneau: 'attaquant', honneur: { attaquant: 10 } });
		expect(pas('effet-refuse')).toHaveLength(1);
	});

	test.each([
		['the defender wins', PERDU],
		['nobody wins', SANS_VAINQUEUR],
	])('etape-3-2-6-sans-effet: none when %s', (_, cas) => {
		const { issue, pas } = juger(cas);
		expect(issue).toMatchObject({ effet: null, honneur: { attaquant: 10, defenseur: 10 } });
		expect(pas('effet-absent')).toHaveLength(1);
	});

	test.each<[string, Choix, [number, number], string]>([
		['gagner-la-partie-vingt-cinq: 2 honours from 23', 'gagner', [23, 10], 'gagner-la-partie-vingt-cinq'],
		['gagner-la-partie-vingt-cinq: 2 honours from 24', 'gagner', [24, 10], 'gagner-la-partie-vingt-cinq'],
		['gagner-la-partie-zero: the last honour taken', 'prendre', [10, 1], 'gagner-la-partie-zero'],
	])('%s', (_, choix, honneurs, rule) => {
		const { issue, trace } = juger({ a: of(3), d: of(1), honneurs, anneau: { choix } });
		expect(issue.fin).toEqual({ gagnant: 'attaquant', rule });
		expect(issue.anneau).toBe('conteste');
		expect(trace.at(-1)?.kind).toBe('partie-gagnee');
	});

	test('gagner-la-partie-vingt-cinq: 24 is not enough', () => {
		expect(juger({ a: of(3), d: of(1), honneurs: [22, 10] }).issue.fin).toBeNull();
	});
});

describe('the ring and its fate', () => {
	test('etape-3-2-destin-de-l-anneau: fate goes to the attacking player, whoever wins', () => {
		const { issue, pas } = juger({ ...PERDU, anneau: { destin: 2 } });
		expect(issue.destin).toBe(2);
		expect(pas('destin-pris')).toMatchObject([{ avant: 2, apres: 0 }]);
	});

	test.each<[string, Cas, string]>([
		['etape-3-2-7: the attacker who wins claims it', { a: of(1) }, 'attaquant'],
		['etape-3-2-7: so does the defender', PERDU, 'defenseur'],
		['etape-3-2-7-sans-vainqueur: it goes back to the pool', SANS_VAINQUEUR, 'disponible'],
	])('%s', (_, cas, anneau) => {
		expect(juger(cas).issue.anneau).toBe(anneau);
	});
});

describe('the return home', () => {
	test('etape-3-2-8, etape-3-2-8-fief: ready participants of both sides bow, then all go home', () => {
		const { issue, pas } = juger({ a: [{}, { incline: true }], d: [{}] });
		expect(pas('participants-inclines')).toMatchObject([{ avant: 2, apres: 0 }]);
		expect(pas('retour-au-fief')).toMatchObject([{ avant: 3, apres: 0 }]);
		expect(issue.personnages.map(({ incline }) => incline)).toEqual([true, true, true]);
	});

	test('etape-3-2-8: nothing to bow, or nobody to send home', () => {
		expect(juger({ a: [{ incline: true }] }).pas('participants-inclines')).toEqual([]);
		expect(juger({}).pas('retour-au-fief')).toEqual([]);
	});
});

describe('fierté', () => {
	const statutApres = (statut: Statut, cas: (trait: Trait) => Cas) => {
		const { issue, regles } = juger(cas({ militaire: 3, gloire: 1, statut, fierte: true }));
		return [issue.personnages.find(({ personnage }) => personnage === 'a1')?.statut, regles] as const;
	};
	const gagne = (trait: Trait): Cas => ({ a: [trait] });
	const perd = (trait: Trait): Cas => ({ a: [trait], d: of(9) });

	test.each<[string, Statut, (trait: Trait) => Cas, Statut]>([
		['fierte-definition: honoured after a victory', 'normal', gagne, 'honore'],
		['fierte-definition: dishonoured after a defeat', 'normal', perd, 'deshonore'],
		['fierte-retour-a-la-normale: dishonoured and winning', 'deshonore', gagne, 'normal'],
		['fierte-retour-a-la-normale: honoured and losing', 'honore', perd, 'normal'],
		['regles-honneur-pas-deux-fois: already honoured', 'honore', gagne, 'honore'],
		['regles-honneur-pas-deux-fois: already dishonoured', 'deshonore', perd, 'deshonore'],
	])('%s', (title, statut, cas, expected) => {
		const [apres, regles] = statutApres(statut, cas);
		expect(apres).toBe(expected);
		expect(regles).toContain(title.split(':')[0]);
	});

	test('fierte-sans-vainqueur: nothing happens', () => {
		const { issue, pas } = juger({ a: [{ militaire: 0, fierte: true }] });
		expect(issue.personnages[0]?.statut).toBe('normal');
		expect(pas('fierte-sans-vainqueur')).toMatchObject([{ personnage: 'a1', avant: 0, apres: 0 }]);
	});

	test('fierte-definition: a bowed participant too, and the losing defenders', () => {
		const { issue } = juger({ a: of(9), d: [{ incline: true, fierte: true }, { fierte: true }, {}] });
		expect(issue.personnages.map(({ statut }) => statut)).toEqual(['normal', 'deshonore', 'deshonore', 'normal']);
	});

	test('fierte-definition: totals stay as they were compared', () => {
		expect(juger({ a: of(4), d: [{ militaire: 2, gloire: 2, fierte: true }] }).issue.ecart).toBe(2);
	});
});
