import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	type Bilan,
	type Lot,
	maximums,
	proposer,
	type Repartition,
	type Resultat,
	RULES,
	resoudre,
	type Situation,
	type Soutien,
} from '../../../../../src/rules/arkham/damage-and-horror';
import { deepFreeze } from '../../deep-freeze';

const AFFLICTIONS = ['degats', 'horreurs'] as const;
const entier = (max: number, min = 0) => fc.integer({ min, max });
const unLot = (max: number): fc.Arbitrary<Lot> => fc.record({ degats: entier(max), horreurs: entier(max) });

/** Not defeated: at least 1 is left. */
const uneEndurance = fc
	.record({ imprimee: entier(6, 1), modificateur: fc.constantFrom(0, 0, 0, 1, 2), pions: entier(6) })
	.map((endurance) => ({
		...endurance,
		pions: Math.min(endurance.pions, endurance.imprimee + endurance.modificateur - 1),
	}));

const unSoutien: fc.Arbitrary<Soutien> = fc.record({
	degats: fc.option(uneEndurance, { nil: null }),
	horreurs: fc.option(uneEndurance, { nil: null }),
});

const uneInfliction = fc.record({ montant: entier(9), direct: fc.constantFrom(false, false, true) });

const uneSituation: fc.Arbitrary<Situation> = fc.record({
	investigateur: fc.record({
		endurances: fc.record({ degats: uneEndurance, horreurs: uneEndurance }),
		traumatismes: fc.constant({ degats: 0, horreurs: 0 }),
	}),
	soutiens: fc.array(unSoutien, { maxLength: 4 }),
	inflictions: fc.record({ degats: uneInfliction, horreurs: uneInfliction }),
	partie: fc.record({
		mode: fc.constantFrom('campagne' as const, 'independant' as const),
		principal: fc.boolean(),
		autresJoueurs: entier(3),
	}),
});

const priorite = fc.constantFrom('investigateur' as const, 'soutiens' as const);

const rienAnnule = ({ soutiens }: Situation, assignes: readonly Lot[]): Repartition => ({
	assignes,
	annules: { investigateur: { degats: 0, horreurs: 0 }, soutiens: soutiens.map(() => ({ degats: 0, horreurs: 0 })) },
	traumatisme: 'degats',
});

/** A situation with an assignment of its assets, allowed or not, and cancellations. */
const unCas: fc.Arbitrary<[Situation, Repartition]> = uneSituation.chain((situation) => {
	const lots = (max: number) =>
		fc.array(unLot(max), { minLength: situation.soutiens.length, maxLength: situation.soutiens.length });
	return fc.tuple(
		fc.constant(situation),
		fc.record({
			assignes: lots(3),
			annules: fc.record({ investigateur: unLot(4), soutiens: lots(2) }),
			traumatisme: fc.constantFrom(...AFFLICTIONS),
		}),
	);
});

const somme = (lots: readonly Lot[], affliction: keyof Lot) => lots.reduce((total, lot) => total + lot[affliction], 0);

const bilansOf = (resultat: Resultat): readonly Bilan[] =>
	resultat.type === 'applique' ? [...resultat.soutiens, resultat.investigateur] : [];

describe('whatever happens', () => {
	const always = (verify: (situation: Situation, repartition: Repartition) => void) =>
		fc.assert(
			fc.property(unCas, ([situation, repartition]) => verify(situation, repartition)),
			{ numRuns: 300 },
		);

	test('an assignment is allowed exactly when it stays within what is dealt and what each asset may take', () => {
		always((situation, repartition) => {
			const bornes = maximums(situation);
			const permise = AFFLICTIONS.every(
				(affliction) =>
					somme(repartition.assignes, affliction) <= situation.inflictions[affliction].montant &&
					repartition.assignes.every((lot, rang) => lot[affliction] <= (bornes[rang]?.[affliction] ?? 0)),
			);
			expect(resoudre(situation, repartition).resultat.type).toBe(permise ? 'applique' : 'illegal');
		});
	});

	test('what is dealt is placed or cancelled, nothing else', () => {
		always((situation, repartition) => {
			const { resultat, trace } = resoudre(situation, repartition);
			if (resultat.type === 'illegal') return;
			for (const affliction of AFFLICTIONS) {
				const annules = trace
					.filter((pas) => pas.kind === 'annules' && pas.affliction === affliction)
					.reduce((total, { avant, apres }) => total + avant - apres, 0);
				const places = somme(
					bilansOf(resultat).map((bilan) => bilan.places),
					affliction,
				);
				expect(places + annules).toBe(situation.inflictions[affliction].montant);
			}
		});
	});

	test('no asset ends with more tokens than its value, and one that has as many is defeated', () => {
		always((situation, repartition) => {
			const { resultat } = resoudre(situation, repartition);
			if (resultat.type === 'illegal') return;
			resultat.soutiens.forEach(({ pions, vaincuePar }, rang) => {
				for (const affliction of AFFLICTIONS) {
					const endurance = situation.soutiens[rang]?.[affliction];
					const value = endurance ? endurance.imprimee + endurance.modificateur : Number.POSITIVE_INFINITY;
					expect(pions[affliction]).toBeLessThanOrEqual(value);
					expect(vaincuePar.includes(affliction)).toBe(pions[affliction] === value);
				}
			});
		});
	});

	test('trauma and elimination come with the defeat of the investigator, and only then', () => {
		always((situation, repartition) => {
			const { resultat, trace } = resoudre(situation, repartition);
			if (resultat.type === 'illegal') return;
			const vaincu = resultat.investigateur.vaincuePar.length > 0;
			expect(resultat.sequelles !== null).toBe(vaincu);
			expect(trace.some(({ kind }) => kind === 'elimination')).toBe(vaincu);
			const traumatismes = resultat.sequelles ? Object.values(resultat.sequelles.traumatismes) : [];
			expect(traumatismes.reduce((total, nombre) => total + nombre, 0)).toBe(
				vaincu && situation.partie.mode === 'campagne' ? 1 : 0,
			);
		});
	});

	test('every step cites a rule of the list, with whole numbers that are not negative', () => {
		always((situation, repartition) => {
			for (const { rule, avant, apres } of resoudre(situation, repartition).trace) {
				expect(RULES).toContain(rule);
				expect([avant, apres].every((nombre) => Number.isInteger(nombre) && nombre >= 0)).toBe(true);
			}
		});
	});

	test('the same input gives the same result, and is left unchanged', () => {
		always((situation, repartition) => {
			const gele = deepFreeze(structuredClone({ situation, repartition }));
			expect(resoudre(gele.situation, gele.repartition)).toEqual(resoudre(situation, repartition));
			proposer(gele.situation, 'soutiens');
			expect(gele).toEqual({ situation, repartition });
		});
	});
});

describe('a proposal', () => {
	const resolve = (situation: Situation, assignes: readonly Lot[]) => {
		const { resultat } = resoudre(situation, rienAnnule(situation, assignes));
		if (resultat.type === 'illegal') throw new Error(JSON.stringify(resultat.irregularites));
		return {
			moi: resultat.investigateur.places.degats + resultat.investigateur.places.horreurs,
			vaincu: resultat.investigateur.vaincuePar.length > 0,
			perdus: resultat.soutiens.filter(({ vaincuePar }) => vaincuePar.length > 0).length,
		};
	};

	/** An assignment that the rules allow, whatever it is. */
	const uneSituationEtUneAutre = uneSituation.chain((situation) =>
		fc.tuple(
			fc.constant(situation),
			fc.array(unLot(6), { minLength: situation.soutiens.length, maxLength: situation.soutiens.length }).map((lots) => {
				const reste = {
					degats: situation.inflictions.degats.montant,
					horreurs: situation.inflictions.horreurs.montant,
				};
				const bornes = maximums(situation);
				return lots.map((lot, rang) => {
					const pris = { degats: 0, horreurs: 0 };
					for (const affliction of AFFLICTIONS) {
						pris[affliction] = Math.min(lot[affliction], reste[affliction], bornes[rang]?.[affliction] ?? 0);
						reste[affliction] -= pris[affliction];
					}
					return pris;
				});
			}),
		),
	);

	test('is always allowed', () => {
		fc.assert(
			fc.property(uneSituation, priorite, (situation, choix) => {
				expect(() => resolve(situation, proposer(situation, choix))).not.toThrow();
			}),
		);
	});

	test('sparing the investigator: no other leaves less on them, nor loses fewer assets while leaving as little', () => {
		fc.assert(
			fc.property(uneSituationEtUneAutre, ([situation, autre]) => {
				const proposee = resolve(situation, proposer(situation, 'investigateur'));
				const essai = resolve(situation, autre);
				expect(proposee.moi).toBeLessThanOrEqual(essai.moi);
				if (essai.moi === proposee.moi) expect(proposee.perdus).toBeLessThanOrEqual(essai.perdus);
			}),
			{ numRuns: 500 },
		);
	});

	test('keeping the assets: no other saves the investigator with fewer assets lost', () => {
		fc.assert(
			fc.property(uneSituationEtUneAutre, ([situation, autre]) => {
				const proposee = resolve(situation, proposer(situation, 'soutiens'));
				const essai = resolve(situation, autre);
				if (essai.vaincu) return;
				expect(proposee.vaincu).toBe(false);
				expect(proposee.perdus).toBeLessThanOrEqual(essai.perdus);
			}),
			{ numRuns: 500 },
		);
	});
});
