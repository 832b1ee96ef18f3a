import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	type Creature,
	type Evenement,
	type Resolution,
	RULES,
	resoudre,
	type Situation,
	verifier,
} from '../../../../../src/rules/keyforge/fight';
import { deepFreeze } from '../../deep-freeze';

const IDS = ['a', 'b', 'c', 'd', 'e', 'f'];
const petit = fc.integer({ min: 0, max: 6 });
const rare = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: petit });
const parfois = fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) });
const unId = fc.constantFrom(...IDS, 'fantome');

const uneCreature = (id: string): fc.Arbitrary<Creature> =>
	fc
		.record({
			id: fc.constant(id),
			puissance: petit,
			marqueursPuissance: rare,
			armure: rare,
			armureUtilisee: rare,
			degats: rare,
			protection: fc.constantFrom(0, 0, 1),
			assaut: rare,
			hasardeux: rare,
			escarmouche: parfois,
			insaisissable: parfois,
			dejaAttaquee: parfois,
			poison: parfois,
			invulnerable: parfois,
			provocation: parfois,
			sonne: parfois,
			enrage: parfois,
			aombre: rare,
		})
		.map((creature) => ({ ...creature, armureUtilisee: Math.min(creature.armure, creature.armureUtilisee) }));

const uneSituation: fc.Arbitrary<Situation> = fc
	.tuple(fc.tuple(...IDS.map(uneCreature)), fc.integer({ min: 0, max: 6 }))
	.map(([creatures, coupe]) => ({ actif: creatures.slice(0, coupe), adverse: creatures.slice(coupe) }));

const unCombat = fc.record({
	type: fc.constant('combat' as const),
	attaquant: unId,
	cible: unId,
	ordre: fc.constantFrom('assaut' as const, 'hasardeux' as const),
});

const desDegats = fc.record(
	{ type: fc.constant('degats' as const), cible: unId, montant: petit, source: unId, projection: rare },
	{ requiredKeys: ['type', 'cible', 'montant'] },
);

const uneVariation = fc.record({
	type: fc.constant('armure' as const),
	cible: unId,
	variation: fc.integer({ min: -4, max: 4 }),
});

const unEvenement: fc.Arbitrary<Evenement> = fc.oneof(
	{ weight: 4, arbitrary: unCombat },
	{ weight: 3, arbitrary: desDegats },
	{ weight: 1, arbitrary: uneVariation },
	{ weight: 1, arbitrary: fc.constant({ type: 'nouveau-tour' as const }) },
);

const desEvenements = fc.array(unEvenement, { maxLength: 8 });

function always(
	verify: (resolution: Resolution, situation: Situation, evenements: readonly Evenement[]) => void,
): void {
	fc.assert(
		fc.property(uneSituation, desEvenements, (situation, evenements) => {
			verify(resoudre(situation, evenements), situation, evenements);
		}),
	);
}

function allCreatures({ actif, adverse }: Situation): readonly Creature[] {
	return [...actif, ...adverse];
}

/** How badly a creature is off: destroyed is worse than any damage. */
function hurt({ resultat }: Resolution, id: string): number {
	return allCreatures(resultat.situation).find((creature) => creature.id === id)?.degats ?? Number.POSITIVE_INFINITY;
}

describe('whatever happens', () => {
	test('the final situation is one that the engine accepts, damage never negative', () => {
		always(({ resultat }) => {
			expect(verifier(resultat.situation, [])).toEqual([]);
		});
	});

	test('each creature is in play or destroyed, never both, and none comes from nowhere', () => {
		always(({ resultat }, situation) => {
			const enJeu = allCreatures(resultat.situation).map(({ id }) => id);
			const detruites = resultat.detruites.map(({ creature }) => creature);
			expect([...enJeu, ...detruites].sort()).toEqual(
				allCreatures(situation)
					.map(({ id }) => id)
					.sort(),
			);
		});
	});

	test('no creature stays in play with lethal damage unless it is invulnerable', () => {
		always(({ resultat }) => {
			for (const { invulnerable, degats, puissance, marqueursPuissance } of allCreatures(resultat.situation)) {
				expect(invulnerable || degats < puissance + marqueursPuissance).toBe(true);
			}
		});
	});

	test('Aombre is neither made nor lost', () => {
		always(({ resultat }, situation) => {
			const total = (creatures: readonly Creature[]) => creatures.reduce((somme, { aombre }) => somme + aombre, 0);
			const { actif, adverse } = resultat.aombreGagne;
			expect(total(allCreatures(resultat.situation)) + actif + adverse).toBe(total(allCreatures(situation)));
		});
	});

	test('one outcome an event; illegal ones leave no step', () => {
		always(({ resultat, trace }, _, evenements) => {
			expect(resultat.issues).toHaveLength(evenements.length);
			resultat.issues.forEach((issue, rang) => {
				if (issue.type === 'illegal') expect(trace.filter(({ evenement }) => evenement === rang)).toEqual([]);
			});
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
			const gele = deepFreeze(structuredClone({ situation, evenements }));
			expect(resoudre(gele.situation, gele.evenements)).toEqual(resolution);
			expect(gele).toEqual({ situation, evenements });
		});
	});
});

describe('rules that hold in general', () => {
	test('armure-annule: in a turn, armour never cancels more than what was left of it', () => {
		const sansVariation = fc.array(fc.oneof(unCombat, desDegats), { maxLength: 8 });
		fc.assert(
			fc.property(uneSituation, sansVariation, (situation, evenements) => {
				const { trace } = resoudre(situation, evenements);
				for (const { id, armure, armureUtilisee } of allCreatures(situation)) {
					const annules = trace
						.filter(({ kind, creature }) => kind === 'armure-annule' && creature === id)
						.reduce((somme, { avant, apres }) => somme + avant - apres, 0);
					expect(annules).toBeLessThanOrEqual(armure - armureUtilisee);
				}
			}),
		);
	});

	test('combat-degats-puissance: more power on the attacker never leaves the target less hurt', () => {
		fc.assert(
			fc.property(uneSituation, unCombat, petit, (situation, combat, plus) => {
				const renforce = (creatures: readonly Creature[]) =>
					creatures.map((autre) =>
						autre.id === combat.attaquant ? { ...autre, puissance: autre.puissance + plus } : autre,
					);
				const renforcee = { actif: renforce(situation.actif), adverse: renforce(situation.adverse) };
				const cible = combat.cible === combat.attaquant ? 'fantome' : combat.cible;
				const apres = hurt(resoudre(renforcee, [combat]), cible);
				expect(apres).toBeGreaterThanOrEqual(hurt(resoudre(situation, [combat]), cible));
			}),
		);
	});

	test('degat-simultanes: damage of effects on different creatures commutes', () => {
		const coup = fc.record({ type: fc.constant('degats' as const), cible: fc.constantFrom(...IDS), montant: petit });
		fc.assert(
			fc.property(uneSituation, coup, coup, (situation, un, autre) => {
				fc.pre(un.cible !== autre.cible);
				const dans = resoudre(situation, [un, autre]).resultat;
				const inverse = resoudre(situation, [autre, un]).resultat;
				expect(dans.situation).toEqual(inverse.situation);
				expect(dans.aombreGagne).toEqual(inverse.aombreGagne);
				expect([...dans.issues].reverse()).toEqual(inverse.issues);
			}),
		);
	});
});
