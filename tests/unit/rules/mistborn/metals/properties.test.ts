import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	BESOINS,
	type Carte,
	type Effet,
	type Evenement,
	listPartenaires,
	METAUX,
	type Objet,
	type Resolution,
	RULES,
	resoudre,
	type Situation,
	verifier,
} from '../../../../../src/rules/mistborn/metals';
import { deepFreeze } from '../../deep-freeze';

const IDS = ['a', 'b', 'c', 'd'];
const unMetal = fc.constantFrom(...METAUX);
const unBesoin = fc.constantFrom(...BESOINS);
const unId = fc.constantFrom(...IDS, 'fantome');
const pour = fc.oneof({ weight: 2, arbitrary: unId }, { weight: 1, arbitrary: fc.constant(null) });
const desCapacites = fc.array(fc.array(unBesoin, { minLength: 1, maxLength: 2 }), { maxLength: 2 });
const unFlacon = unMetal.chain((premier) =>
	fc.tuple(fc.constant(premier), fc.constantFrom(...listPartenaires(premier))),
);

const uneCarte = (id: string): fc.Arbitrary<Carte> =>
	fc.oneof(
		{
			weight: 5,
			arbitrary: fc.record({
				id: fc.constant(id),
				nature: fc.constant('action' as const),
				flacon: unFlacon,
				savant: fc.boolean(),
				capacites: desCapacites,
			}),
		},
		{
			weight: 2,
			arbitrary: fc.record({
				id: fc.constant(id),
				nature: fc.constant('atium' as const),
				savant: fc.boolean(),
				capacites: desCapacites,
			}),
		},
		{
			weight: 1,
			arbitrary: fc.record({ id: fc.constant(id), nature: fc.constantFrom('allie' as const, 'financement' as const) }),
		},
	);

const unEffet = (id: string): fc.Arbitrary<Effet> =>
	fc.oneof(
		fc.record({
			id: fc.constant(id),
			nature: fc.constant('allie' as const),
			metal: unBesoin,
			fois: fc.integer({ min: 1, max: 3 }),
		}),
		fc.record({
			id: fc.constant(id),
			nature: fc.constant('personnage' as const),
			metal: unBesoin,
			fois: fc.constant(1),
		}),
	);

const uneSituation: fc.Arbitrary<Situation> = fc.record({
	icones: fc.integer({ min: 1, max: 4 }),
	supplements: fc.constantFrom(0, 0, 0, 1),
	atium: fc.integer({ min: 0, max: 3 }),
	attises: fc.subarray([...METAUX], { maxLength: 4 }),
	main: fc.tuple(...IDS.map(uneCarte)),
	effets: fc.tuple(...['e', 'f'].map(unEffet)),
	atiumDouble: fc.boolean(),
});

const unEvenement: fc.Arbitrary<Evenement> = fc.oneof(
	fc.record({ type: fc.constant('bruler' as const), metal: unMetal, pour }),
	fc.record({ type: fc.constant('attiser' as const), metal: unBesoin, pour }),
	fc.record({ type: fc.constant('atium' as const), comme: unBesoin, pour }),
	fc.record({ type: fc.constant('carte' as const), carte: unId, comme: unBesoin, pour }),
	fc.record({ type: fc.constant('regenerer' as const), metal: unMetal, carte: pour }),
	fc.record({
		type: fc.constant('gain' as const),
		quoi: fc.constantFrom('icone' as const, 'bruler' as const, 'atium' as const),
		nombre: fc.integer({ min: 1, max: 2 }),
	}),
);

/** Actions at random, then those that a payment proposes: otherwise most of them would be illegal. */
const desEvenements = fc.array(unEvenement, { maxLength: 10 });

function playedOut(situation: Situation, evenements: readonly Evenement[]): readonly Evenement[] {
	const paye = resoudre(situation, evenements).resultat.paiements.flatMap(({ combinaisons }) => combinaisons)[0] ?? [];
	return [...evenements, ...paye];
}

function always(
	verify: (resolution: Resolution, situation: Situation, evenements: readonly Evenement[]) => void,
): void {
	fc.assert(
		fc.property(uneSituation, desEvenements, (situation, hasard) => {
			const evenements = playedOut(situation, hasard);
			verify(resoudre(situation, evenements), situation, evenements);
		}),
		{ numRuns: 150 },
	);
}

/** Whether what was paid for is active, or available. */
function isPaid({ resultat }: Resolution, objet: Objet): boolean {
	if (objet.type === 'effet') return resultat.effets.includes(objet.effet);
	const suivie = resultat.cartes.find(({ carte }) => carte.id === objet.carte);
	return suivie !== undefined && suivie.actives > objet.rang;
}

describe('whatever happens', () => {
	test('no more tokens are burnt than the limit, Atium included', () => {
		always(({ resultat, trace }) => {
			const brules = trace.filter(({ kind }) => kind === 'jeton-brule' || kind === 'atium-brule').length;
			expect(resultat.reste).toBe(resultat.limite - brules);
			expect(resultat.reste).toBeGreaterThanOrEqual(0);
		});
	});

	test('metaux-une-fois-par-tour: each token is burnt or flared at most once', () => {
		always(({ trace }) => {
			const utilises = trace.flatMap((pas) =>
				pas.kind === 'jeton-brule' || pas.kind === 'jeton-attise' ? [pas.metal] : [],
			);
			expect(new Set(utilises).size).toBe(utilises.length);
		});
	});

	test('each card serves once: played, laid or discarded', () => {
		always(({ trace }) => {
			const servies = trace.flatMap((pas) =>
				pas.kind === 'carte-couchee' || pas.kind === 'carte-defaussee' || pas.kind === 'carte-jouee' ? [pas.carte] : [],
			);
			expect(new Set(servies).size).toBe(servies.length);
		});
	});

	test('Atium is neither made nor lost', () => {
		always(({ resultat, trace }, { atium }) => {
			const somme = (kind: string) =>
				trace.filter((pas) => pas.kind === kind).reduce((total, { avant, apres }) => total + apres - avant, 0);
			expect(resultat.atium).toBe(atium + somme('atium-gagne') + somme('atium-brule'));
			expect(resultat.finDeTour.atium).toBe(resultat.atium);
		});
	});

	test('at the end of the turn a token is ready, unless it was turned over', () => {
		always(({ resultat }) => {
			for (const metal of METAUX) {
				const retourne = resultat.jetons[metal] === 'attise' || resultat.jetons[metal] === 'retourne';
				expect(resultat.finDeTour.jetons[metal]).toBe(retourne ? 'retourne' : 'pret');
			}
		});
	});

	test('numbers of a kind of count follow one another from step to step', () => {
		always(({ trace }) => {
			const suites: Record<string, number> = {};
			for (const { kind, avant, apres } of trace) {
				const suite = {
					'carte-jouee': 'main',
					'carte-couchee': 'main',
					'carte-defaussee': 'main',
					'atium-brule': 'atium',
					'atium-gagne': 'atium',
				}[kind as string];
				if (suite === undefined) continue;
				expect(avant).toBe(suites[suite] ?? avant);
				suites[suite] = apres;
			}
		});
	});

	test('one outcome an action; illegal ones leave no step and change nothing', () => {
		always(({ resultat, trace }, situation, evenements) => {
			expect(resultat.issues).toHaveLength(evenements.length);
			const legaux = evenements.filter((_, rang) => resultat.issues[rang]?.type === 'fait');
			resultat.issues.forEach((issue, rang) => {
				if (issue.type === 'illegal') expect(trace.filter(({ evenement }) => evenement === rang)).toEqual([]);
			});
			const { issues: _, ...reste } = resultat;
			expect(resoudre(situation, legaux).resultat).toMatchObject(reste);
		});
	});

	test('every step cites a rule of the list, with whole numbers that are not negative', () => {
		always(({ trace }) => {
			for (const { rule, avant, apres } of trace) {
				expect(RULES).toContain(rule);
				expect([avant, apres].every((nombre) => Number.isInteger(nombre) && nombre >= 0)).toBe(true);
			}
		});
	});

	test('the same input gives the same result and trace, and is left unchanged', () => {
		always((resolution, situation, evenements) => {
			expect(verifier(situation, evenements)).toEqual([]);
			const gele = deepFreeze(structuredClone({ situation, evenements }));
			expect(resoudre(gele.situation, gele.evenements)).toEqual(resolution);
		});
	});
});

describe('what is said to be possible', () => {
	test('is what the engine then accepts', () => {
		always(({ resultat }, situation, evenements) => {
			for (const metal of METAUX) {
				const { bruler, attiser, regenerer } = resultat.possibles.metaux[metal];
				const essais = [
					[bruler, { type: 'bruler', metal, pour: null }],
					[attiser, { type: 'attiser', metal, pour: null }],
					[regenerer, { type: 'regenerer', metal, carte: null }],
				] as const;
				for (const [refus, evenement] of essais) {
					const issue = resoudre(situation, [...evenements, evenement]).resultat.issues.at(-1);
					expect(issue).toEqual(refus === null ? { type: 'fait' } : { type: 'illegal', ...refus });
				}
			}
		});
	});

	test('maximum: no metal can be provided more often', () => {
		always(({ resultat }, situation, evenements) => {
			for (const metal of METAUX) {
				const fois = resultat.possibles.metaux[metal].maximum;
				const effet = { id: 'sonde', nature: 'allie' as const, metal, fois: resultat.brules[metal] + fois };
				if (fois === 0 || effet.fois > 4) continue;
				const paiement = (effets: readonly Effet[]) =>
					resoudre({ ...situation, effets }, evenements).resultat.paiements.find(({ objet }) => objet.type === 'effet');
				expect(paiement([effet])?.verdict).toBe('payable');
				if (effet.fois < 4) expect(paiement([{ ...effet, fois: effet.fois + 1 }])?.verdict).toBe('manque');
			}
		});
	});
});

describe('payments', () => {
	test('each way is legal in its order, and pays', () => {
		always(({ resultat }, situation, evenements) => {
			for (const { objet, verdict, combinaisons } of resultat.paiements) {
				expect(combinaisons.length > 0).toBe(verdict === 'payable');
				for (const combinaison of combinaisons) {
					const suite = resoudre(situation, [...evenements, ...combinaison]);
					expect(suite.resultat.issues.slice(evenements.length).every(({ type }) => type === 'fait')).toBe(true);
					expect(isPaid(suite, objet)).toBe(true);
				}
			}
		});
	});

	test('at most four ways, one action for each metal; the first flares the fewest tokens', () => {
		always(({ resultat }) => {
			for (const { combinaisons, demande } of resultat.paiements) {
				const attises = combinaisons.map((actions) => actions.filter(({ type }) => type === 'attiser').length);
				expect(attises.every((nombre) => nombre >= (attises[0] ?? 0))).toBe(true);
				for (const actions of combinaisons) expect(actions).toHaveLength(demande.length);
				expect(combinaisons.length).toBeLessThanOrEqual(4);
			}
		});
	});

	test('what is said not to be payable is not, whatever is tried', () => {
		fc.assert(
			fc.property(uneSituation, desEvenements, (situation, evenements) => {
				const etroite = { ...situation, atium: Math.min(situation.atium, 1), main: situation.main.slice(0, 3) };
				for (const { objet, verdict, demande } of resoudre(etroite, evenements).resultat.paiements) {
					const trouve = canPay(etroite, evenements, objet, demande.length);
					expect(trouve, JSON.stringify(objet)).toBe(verdict === 'payable');
				}
			}),
			{ numRuns: 40 },
		);
	});
});

/** Tries every action that gives a metal to what is to be paid, and renewing with a card, as deep as the demand. */
function canPay(situation: Situation, evenements: readonly Evenement[], objet: Objet, profondeur: number): boolean {
	const resolution = resoudre(situation, evenements);
	if (isPaid(resolution, objet)) return true;
	if (profondeur === 0) return false;
	const but = objet.type === 'capacite' ? objet.carte : null;
	const voulu =
		objet.type === 'effet'
			? situation.effets.filter(({ id }) => id === objet.effet).map(({ metal }) => metal)
			: [...BESOINS];
	const ids = situation.main.map(({ id }) => id).filter((id) => id !== but);
	const essais: readonly Evenement[] = voulu.flatMap((comme) => [
		...(comme === 'atium'
			? []
			: [
					{ type: 'bruler' as const, metal: comme, pour: but },
					{ type: 'attiser' as const, metal: comme, pour: but },
				]),
		{ type: 'atium' as const, comme, pour: but },
		...ids.map((carte) => ({ type: 'carte' as const, carte, comme, pour: but })),
	]);
	return essais.some((essai) => {
		const suite = [...evenements, essai];
		if (resoudre(situation, suite).resultat.issues.at(-1)?.type !== 'fait') return false;
		return canPay(situation, suite, objet, profondeur - 1);
	});
}
