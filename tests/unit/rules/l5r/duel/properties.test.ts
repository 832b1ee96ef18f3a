import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	analyser,
	CADRAN,
	CAMPS,
	type Camp,
	type Denouement,
	type Duelliste,
	type Mises,
	opposingCamp,
	PORTEES,
	porteeOf,
	type Resolution,
	RULES,
	resoudre,
	type Situation,
	variationOf,
	verifier,
} from '../../../../../src/rules/l5r/duel';
import { deepFreeze } from '../../deep-freeze';
import { tableauDe } from './cases';

const parfois = fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) });
const petit = fc.integer({ min: 0, max: 6 });
const modificateur = fc.oneof(
	{ weight: 2, arbitrary: fc.constant(0) },
	{ weight: 1, arbitrary: fc.integer({ min: -6, max: 6 }) },
);

const unDuelliste = (tiret: fc.Arbitrary<boolean>): fc.Arbitrary<Duelliste> =>
	fc.record({
		competence: petit,
		tiret,
		gloire: petit,
		statut: fc.constantFrom('honore', 'normal', 'deshonore'),
		modificateurs: modificateur,
		incline: parfois,
		honneur: fc.integer({ min: 1, max: 24 }),
		modificateurMise: modificateur,
	});

const uneSituation = (tiret = parfois): fc.Arbitrary<Situation> =>
	fc.record({
		type: fc.constantFrom('militaire', 'politique'),
		plancher: fc.constantFrom('apres-mise', 'avant-mise'),
		lanceur: unDuelliste(tiret),
		defie: unDuelliste(tiret),
	});

const legale = uneSituation(fc.constant(false));
const uneMise = fc.constantFrom(...CADRAN);
const desMises: fc.Arbitrary<Mises> = fc.record({ lanceur: uneMise, defie: uneMise });
const unCamp = fc.constantFrom<Camp>(...CAMPS);

function always(verify: (resolution: Resolution, situation: Situation, mises: Mises) => void): void {
	fc.assert(
		fc.property(uneSituation(), desMises, (situation, mises) => {
			verify(resoudre(situation, mises), situation, mises);
		}),
	);
}

/** The outcome of a duel that is legal. */
function settle(situation: Situation, mises: Mises): Denouement {
	const { resultat } = resoudre(situation, mises);
	if (resultat.type === 'illegal') throw new Error('Illegal');
	return resultat;
}

const swap = <T extends Readonly<Record<Camp, unknown>>>(pair: T): T => ({
	...pair,
	lanceur: pair.defie,
	defie: pair.lanceur,
});

describe('whatever the duel', () => {
	test('duel-d-5: honour is neither made nor lost, and none is below zero', () => {
		always(({ resultat }, { lanceur, defie }) => {
			if (resultat.type === 'illegal') return;
			const { honneur } = resultat;
			expect(honneur.lanceur + honneur.defie).toBe(lanceur.honneur + defie.honneur);
			expect(Math.min(honneur.lanceur, honneur.defie)).toBeGreaterThanOrEqual(0);
		});
	});

	test('bases-victoire: the game is over exactly when a player has no honour left or 25', () => {
		always(({ resultat }) => {
			if (resultat.type === 'illegal') return;
			const { lanceur, defie } = resultat.honneur;
			const finie = [lanceur, defie].some((honneur) => honneur === 0 || honneur >= 25);
			expect(resultat.type === 'partie').toBe(finie);
		});
	});

	test('duel-d-7: the higher skill wins, equal skills do not, and no skill is below zero', () => {
		always(({ resultat }) => {
			if (resultat.type !== 'duel') return;
			const { lanceur, defie } = resultat.valeurs;
			expect(resultat.gagnant).toBe(lanceur === defie ? null : lanceur > defie ? 'lanceur' : 'defie');
			expect(Math.min(lanceur, defie)).toBeGreaterThanOrEqual(0);
		});
	});

	test('the two sides are treated alike', () => {
		always(({ resultat }, situation, mises) => {
			const miroir = resoudre(swap(situation), swap(mises)).resultat;
			if (resultat.type === 'illegal' || miroir.type === 'illegal') {
				expect(miroir.type).toBe(resultat.type);
				return;
			}
			expect(miroir.gagnant).toBe(resultat.gagnant === null ? null : opposingCamp(resultat.gagnant));
			expect(miroir.honneur).toEqual(swap(resultat.honneur));
		});
	});

	test('every step cites a rule of the list, with whole numbers', () => {
		always(({ trace }) => {
			for (const { rule, avant, apres } of trace) {
				expect(RULES).toContain(rule);
				expect([avant, apres].every(Number.isInteger)).toBe(true);
			}
		});
	});

	test('each number of the trace starts from where it stood', () => {
		always(({ trace }) => {
			const competences = new Map<Camp, number>();
			for (const pas of trace) {
				if (!('camp' in pas) || !/competence|gloire|modificateurs|ajoutee|zero|incline/.test(pas.kind)) continue;
				expect(pas.avant).toBe(competences.get(pas.camp) ?? pas.avant);
				competences.set(pas.camp, pas.apres);
			}
		});
	});

	test('the same input gives the same result and trace, and is left unchanged', () => {
		always((resolution, situation, mises) => {
			const gele = deepFreeze(structuredClone({ situation, mises }));
			expect(verifier(gele.situation, gele.mises)).toEqual([]);
			expect(resoudre(gele.situation, gele.mises)).toEqual(resolution);
			expect(gele).toEqual({ situation, mises });
		});
	});
});

describe('the table and what it says', () => {
	test('each cell is what the engine answers to its bids', () => {
		fc.assert(
			fc.property(legale, unCamp, (situation, camp) => {
				const { lines } = tableauDe(situation, camp);
				lines.forEach((ligne, rang) => {
					ligne.forEach(({ mises, denouement }, autre) => {
						expect([mises[camp], mises[opposingCamp(camp)]]).toEqual([rang + 1, autre + 1]);
						expect(denouement).toEqual(settle(situation, mises));
					});
				});
			}),
		);
	});

	test('duel-d-6-mise: while the game goes on, a higher bid never leads to a worse outcome nor to more honour', () => {
		fc.assert(
			fc.property(legale, unCamp, uneMise, uneMise, (situation, camp, mise, autre) => {
				fc.pre(mise < 5);
				const pair = (m: number) => ({ ...{ lanceur: autre, defie: autre }, [camp]: m });
				const [bas, haut] = [settle(situation, pair(mise)), settle(situation, pair(mise + 1))];
				expect(variationOf(haut, camp)).toBeLessThanOrEqual(variationOf(bas, camp));
				fc.pre(bas.type === 'duel' && haut.type === 'duel');
				expect(PORTEES.indexOf(porteeOf(haut, camp))).toBeGreaterThanOrEqual(PORTEES.indexOf(porteeOf(bas, camp)));
			}),
		);
	});

	test('the lowest bids that always win or never lose do, and none below them', () => {
		fc.assert(
			fc.property(legale, unCamp, (situation, camp) => {
				const { gagneToujours, nePerdJamais, perdToujours } = analyser(tableauDe(situation, camp));
				const against = (mise: number) =>
					CADRAN.map((autre) =>
						porteeOf(settle(situation, { ...{ lanceur: autre, defie: autre }, [camp]: mise }), camp),
					);
				const lowest = (test: (portee: string) => boolean) => CADRAN.find((mise) => against(mise).every(test)) ?? null;
				expect(gagneToujours).toBe(lowest((portee) => portee.endsWith('gagne') || portee.endsWith('gagnee')));
				expect(nePerdJamais).toBe(lowest((portee) => !portee.includes('perdu')));
				expect(perdToujours).toEqual(
					CADRAN.filter((mise) => against(mise).every((portee) => portee.includes('perdu'))),
				);
			}),
		);
	});

	test('a dominant bid is never worse, against any bid, and domination is an order', () => {
		fc.assert(
			fc.property(legale, unCamp, (situation, camp) => {
				const { perspectives } = analyser(tableauDe(situation, camp));
				for (const { mise, portees, dominantes } of perspectives) {
					expect(dominantes).not.toContain(mise);
					for (const dominante of dominantes) {
						const meilleure = perspectives[dominante - 1];
						expect(meilleure?.dominantes).not.toContain(mise);
						for (const plus of meilleure?.dominantes ?? []) expect(dominantes).toContain(plus);
						portees.forEach((portee, rang) => {
							const autre = meilleure?.portees[rang] ?? 'partie-perdue';
							expect(PORTEES.indexOf(autre)).toBeGreaterThanOrEqual(PORTEES.indexOf(portee));
						});
					}
				}
			}),
		);
	});
});
