import { describe, expect, test } from 'vitest';
import { type Cas, juger, type Trait } from './cases';

/** Contribution of one attacker, in a conflict of a type. */
const contribution = (trait: Trait, type: 'militaire' | 'politique' = 'militaire') =>
	juger({ type, a: [trait] }).issue.personnages[0]?.contribution;

const LIVRET: Trait = { militaire: 2, politique: 3, gloire: 1 };
const HONORE: Trait = { militaire: 2, politique: 1, gloire: 3 };
const DESHONORE: Trait = { militaire: 1, politique: 4, gloire: 2 };

describe('the skill of a character', () => {
	test.each<[rule: string, Trait, militaire: number, politique: number]>([
		['etape-3-2-3: the skill of the type of the conflict', LIVRET, 2, 3],
		['honore-definition: glory is added to both skills', { ...LIVRET, statut: 'honore' }, 3, 4],
		['honore-definition: example of the glossary', { ...HONORE, statut: 'honore' }, 5, 4],
		['deshonore-definition: glory is taken from both skills', { ...LIVRET, statut: 'deshonore' }, 1, 2],
		['modificateur-jamais-negatif: example of déshonoré', { ...DESHONORE, statut: 'deshonore' }, 0, 2],
		[
			'attachement-modificateurs: each modifier is for its skill',
			{ ...LIVRET, attachements: { militaire: 2, politique: -1 } },
			4,
			2,
		],
		[
			'modificateur-tous-ensemble: everything adds up',
			{ ...LIVRET, attachements: { militaire: 2, politique: 0 }, modificateur: 3, statut: 'honore' },
			8,
			7,
		],
		[
			'modificateur-jamais-negatif: only the final result is brought back to 0',
			{ ...LIVRET, attachements: { militaire: -4, politique: -4 }, modificateur: 3 },
			1,
			2,
		],
	])('%s', (_, trait, militaire, politique) => {
		expect(contribution(trait)).toBe(militaire);
		expect(contribution(trait, 'politique')).toBe(politique);
	});

	test('modificateur-jamais-negatif: a negative skill takes nothing from the others', () => {
		const { issue, pas } = juger({ a: [{ militaire: 1, statut: 'deshonore', gloire: 5 }, { militaire: 2 }] });
		expect(issue.totaux.attaquant).toBe(2);
		expect(pas('competence-a-zero')).toEqual([
			{
				kind: 'competence-a-zero',
				rule: 'modificateur-jamais-negatif',
				camp: 'attaquant',
				personnage: 'a1',
				avant: -4,
				apres: 0,
			},
		]);
	});

	test('each modifier is a step, with the skill before and after', () => {
		const { trace } = juger({
			d: [{ attachements: { militaire: 2, politique: 0 }, modificateur: -1, statut: 'honore', gloire: 3 }],
		});
		expect(trace.slice(0, 4)).toMatchObject([
			{ kind: 'attachements', personnage: 'd1', camp: 'defenseur', avant: 3, apres: 5 },
			{ kind: 'autres-modificateurs', avant: 5, apres: 4 },
			{ kind: 'gloire', avant: 4, apres: 7, gloire: 3 },
			{ kind: 'contribution', avant: 0, apres: 7, competence: 7 },
		]);
	});

	test('honore-definition: without glory there is nothing to add', () => {
		expect(juger({ a: [{ statut: 'honore', gloire: 0 }] }).pas('gloire')).toEqual([]);
	});
});

describe('a bowed character', () => {
	test('incline-competence: brings nothing, whatever its modifiers, and still participates', () => {
		const { issue, pas } = juger({ a: [{ incline: true, modificateur: 5 }, { militaire: 1 }] });
		expect(issue.totaux.attaquant).toBe(1);
		expect(issue.personnages[0]).toMatchObject({ participe: true, contribution: 0 });
		expect(pas('incline')).toMatchObject([{ personnage: 'a1', avant: 3, apres: 0 }]);
	});
});

describe('a dash', () => {
	const cas: Cas = { type: 'politique', a: [{ politique: null, modificateur: 5 }, { politique: 1 }] };

	test('tiret-retire-du-conflit: the character is removed, bowed, before skills are compared', () => {
		const { issue, pas } = juger(cas);
		expect(issue.personnages[0]).toMatchObject({ participe: false, contribution: 0, incline: true });
		expect(issue.totaux.attaquant).toBe(1);
		expect(pas('retire-du-conflit')).toMatchObject([{ personnage: 'a1', avant: 2, apres: 1 }]);
		expect(pas('retour-au-fief')).toMatchObject([{ avant: 1, apres: 0 }]);
	});

	test('tiret-retire-du-conflit: the dash of the other skill changes nothing', () => {
		expect(juger({ ...cas, type: 'militaire' }).issue.totaux.attaquant).toBe(11);
	});

	test('tiret-retire-du-conflit: a lone defender with a dash leaves the conflict unopposed', () => {
		expect(juger({ type: 'politique', a: [{}], d: [{ politique: null }] }).issue.nonOppose).toBe(true);
	});

	test('tiret-retire-du-conflit: it keeps neither the Favour nor fierté', () => {
		const { issue, pas } = juger({
			type: 'politique',
			a: [{ politique: null, fierte: true }],
			d: [{}],
			faveur: { detenteur: 'attaquant', face: 'politique' },
		});
		expect(pas('faveur-sans-bonus')).toMatchObject([{ raison: 'aucun-participant' }]);
		expect(issue.personnages[0]?.statut).toBe('normal');
	});
});
