import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	CHOIX,
	type Element,
	type Issue,
	type Personnage,
	type Resolution,
	RULES,
	resoudre,
	type Situation,
	verifier,
} from '../../../../../src/rules/l5r/conflict';
import { deepFreeze } from '../../deep-freeze';

const petit = fc.integer({ min: 0, max: 6 });
const variation = fc.oneof(
	{ weight: 3, arbitrary: fc.constant(0) },
	{ weight: 1, arbitrary: fc.integer({ min: -6, max: 6 }) },
);
const parfois = fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) });
const type = fc.constantFrom('militaire' as const, 'politique' as const);
const camp = fc.constantFrom('attaquant' as const, 'defenseur' as const);
const competence = fc.option(petit, { freq: 8 });

const unPersonnage: fc.Arbitrary<Personnage> = fc.record({
	id: fc.constant(''),
	militaire: competence,
	politique: competence,
	attachements: fc.record({ militaire: variation, politique: variation }),
	modificateur: variation,
	gloire: petit,
	statut: fc.constantFrom('honore' as const, 'normal' as const, 'deshonore' as const),
	incline: parfois,
	fierte: parfois,
});

const desForces = (prefixe: string) =>
	fc.record({
		personnages: fc
			.array(unPersonnage, { maxLength: 4 })
			.map((tous) => tous.map((personnage, rang) => ({ ...personnage, id: `${prefixe}${rang}` }))),
		modificateur: variation,
		honneur: fc.integer({ min: 1, max: 24 }),
	});

const unAnneau = fc
	.constantFrom(...(Object.keys(CHOIX) as Element[]))
	.chain((element) =>
		fc.record({ element: fc.constant(element), destin: petit, choix: fc.constantFrom(...CHOIX[element]) }),
	);

const uneSituation: fc.Arbitrary<Situation> = fc.record({
	type,
	attaquant: desForces('a'),
	defenseur: desForces('d'),
	faveur: fc.option(fc.record({ detenteur: camp, face: type })),
	province: fc.record({
		defense: petit,
		bonus: fc.constantFrom(0, 0, 1, 2),
		forteresse: parfois,
		detruites: fc.integer({ min: 0, max: 3 }),
	}),
	anneau: unAnneau,
});

function always(verify: (resolution: Resolution, situation: Situation) => void): void {
	fc.assert(
		fc.property(uneSituation, (situation) => verify(resoudre(situation), situation)),
		{ numRuns: 300 },
	);
}

/** For conflicts that are legal. */
function alwaysIssue(verify: (issue: Issue, situation: Situation, resolution: Resolution) => void): void {
	always((resolution, situation) => {
		if (resolution.resultat.type === 'conflit') verify(resolution.resultat, situation, resolution);
	});
}

describe('whatever happens', () => {
	test('the situation is accepted, and left unchanged; the same one gives the same answer', () => {
		always((resolution, situation) => {
			expect(verifier(situation)).toEqual([]);
			const gele = deepFreeze(structuredClone(situation));
			expect(resoudre(gele)).toEqual(resolution);
		});
	});

	test('only an attack on a stronghold that is not eligible is illegal', () => {
		always(({ resultat, trace }, { province: { forteresse, detruites } }) => {
			expect(resultat.type === 'illegal').toBe(forteresse && detruites < 3);
			expect(trace.length === 0).toBe(resultat.type === 'illegal');
		});
	});

	test('every step cites a rule of the list, with whole numbers', () => {
		always(({ trace }) => {
			for (const { rule, avant, apres } of trace) {
				expect(RULES).toContain(rule);
				expect(Number.isInteger(avant) && Number.isInteger(apres)).toBe(true);
			}
		});
	});

	test('nothing ends below 0', () => {
		alwaysIssue(({ totaux, honneur, ecart, personnages }) => {
			const nombres = [...Object.values(totaux), ...Object.values(honneur), ecart];
			expect(Math.min(...nombres, ...personnages.map(({ contribution }) => contribution))).toBeGreaterThanOrEqual(0);
		});
	});

	test('a total is what characters bring, its modifiers and the Favour, never below 0', () => {
		alwaysIssue(({ totaux, personnages }, situation, { trace }) => {
			for (const camp of ['attaquant', 'defenseur'] as const) {
				const apports = personnages
					.filter((bilan) => bilan.camp === camp)
					.reduce((somme, { contribution }) => somme + contribution, 0);
				const faveur = trace.some((pas) => pas.kind === 'faveur' && pas.camp === camp) ? 1 : 0;
				expect(totaux[camp]).toBe(Math.max(0, apports + situation[camp].modificateur + faveur));
			}
		});
	});
});

describe('rules that hold in general', () => {
	test('etape-3-2-3-conditions: the winner has a participant and the highest total, 1 or more', () => {
		alwaysIssue(({ vainqueur, totaux, personnages }) => {
			if (vainqueur === null) return;
			expect(totaux[vainqueur]).toBe(Math.max(totaux.attaquant, totaux.defenseur));
			expect(totaux[vainqueur]).toBeGreaterThanOrEqual(1);
			expect(personnages.some(({ camp, participe }) => participe && camp === vainqueur)).toBe(true);
		});
	});

	test('etape-3-2-5, etape-3-2-4, etape-3-2-6: what only the attacker wins', () => {
		alwaysIssue(({ vainqueur, provinceDetruite, nonOppose, effet, fin, ecart, defense }) => {
			if (vainqueur !== 'attaquant')
				expect({ provinceDetruite, nonOppose, effet, fin }).toMatchObject({
					provinceDetruite: false,
					nonOppose: false,
					effet: null,
					fin: null,
				});
			else if (fin === null) expect(provinceDetruite).toBe(ecart >= defense);
		});
	});

	test('etape-3-2-7: unless the game is over, the ring goes to the winner or to the pool', () => {
		alwaysIssue(({ vainqueur, anneau, fin }) => {
			expect(anneau).toBe(fin === null ? (vainqueur ?? 'disponible') : 'conteste');
		});
	});

	test('gagner-la-partie-zero, gagner-la-partie-vingt-cinq: the game is over when honour says so', () => {
		alwaysIssue(({ honneur, fin }) => {
			const decisif = [honneur.attaquant, honneur.defenseur].some((pions) => pions <= 0 || pions >= 25);
			expect(decisif).toBe(fin !== null && fin.rule !== 'gagner-la-partie-forteresse');
		});
	});

	test('incline-competence: bowing an attacker never makes the attacking player win', () => {
		alwaysIssue(({ vainqueur }, situation) => {
			const { attaquant } = situation;
			const personnages = attaquant.personnages.map((personnage, rang) => ({
				...personnage,
				incline: personnage.incline || rang === 0,
			}));
			const { resultat } = resoudre({ ...situation, attaquant: { ...attaquant, personnages } });
			if (vainqueur !== 'attaquant') expect(resultat).not.toMatchObject({ vainqueur: 'attaquant' });
		});
	});

	test('the order of characters changes no total', () => {
		alwaysIssue(({ totaux, vainqueur }, situation) => {
			const inverse = (camp: 'attaquant' | 'defenseur') => ({
				...situation[camp],
				personnages: situation[camp].personnages.toReversed(),
			});
			const autre = { ...situation, attaquant: inverse('attaquant'), defenseur: inverse('defenseur') };
			expect(resoudre(autre).resultat).toMatchObject({ totaux, vainqueur });
		});
	});
});
