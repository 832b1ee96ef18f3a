import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	type Avance,
	courant,
	demarrer,
	type Etape,
	type Etat,
	estFini,
	etapeDe,
	FIN,
	jouer,
	type Mouvement,
	PILE_MAX,
	placer,
	possibles,
	propositions,
	reculer,
	type Schema,
	type Schemas,
} from '../../../../src/rules/timing';
import { deepFreeze } from '../deep-freeze';
import { desSchemas } from './des-schemas';
import { rejouer } from './rejouer';

const unParcours = fc.array(fc.nat(99), { maxLength: 40 });
/** Moves that start a sequence come last among those of a step: these open one at almost every move. */
const unParcoursProfond = fc.array(fc.integer({ min: -3, max: -1 }), { maxLength: 40 });

type Suite = (schemas: Schemas, avant: Etat, mouvement: Mouvement, avance: Avance) => void;

/** Walks over random charts, one move after another; `verify` sees each. */
function always(verify: Suite): void {
	fc.assert(
		fc.property(desSchemas, fc.oneof(unParcours, unParcoursProfond), (schemas, nombres) => {
			deepFreeze(schemas);
			let etat = demarrer(schemas.a as Schema);
			for (const nombre of nombres) {
				const mouvements = possibles(schemas, deepFreeze(etat));
				const mouvement = mouvements.at(nombre % (mouvements.length || 1));
				if (!mouvement) return;
				const avance = jouer(schemas, etat, mouvement);
				verify(schemas, etat, mouvement, avance);
				etat = avance.etat;
			}
		}),
		{ numRuns: 150 },
	);
}

describe('whatever is played', () => {
	it('counters are those of their chart, inside their bounds', () => {
		always((schemas, _, __, { etat }) => {
			for (const { schema, compteurs } of etat.pile) {
				const declares = schemas[schema]?.compteurs ?? [];
				expect(Object.keys(compteurs).sort()).toEqual(declares.map(({ id }) => id).sort());
				for (const { id, min, max } of declares) {
					expect(compteurs[id]).toBeGreaterThanOrEqual(min);
					expect(compteurs[id]).toBeLessThanOrEqual(max);
				}
			}
		});
	});

	it('the stack is never empty, never too high, and nothing that is over stays on top of it', () => {
		always((schemas, _, __, { etat }) => {
			expect(etat.pile.length).toBeGreaterThan(0);
			expect(etat.pile.length).toBeLessThanOrEqual(PILE_MAX);
			expect(courant(etat).etape === FIN).toBe(estFini(etat));
			for (const { schema, etape } of etat.pile) expect(etape === FIN || etapeDe(schemas[schema], etape)).toBeTruthy();
		});
	});

	it('a chart that is opened inside itself as often as it may be fills the stack, and no more', () => {
		fc.assert(
			fc.property(desSchemas, (schemas) => {
				const [debut, ...autres] = schemas.a?.etapes ?? [];
				const a = { ...(schemas.a as Schema), etapes: [{ ...(debut as Etape), emboite: ['a'] }, ...autres] };
				let etat = demarrer(a);
				for (let hauteur = 1; hauteur < PILE_MAX; hauteur += 1) {
					const ouvre = possibles({ ...schemas, a }, etat).at(-1) as Mouvement;
					etat = jouer({ ...schemas, a }, etat, ouvre).etat;
					expect(etat.pile).toHaveLength(hauteur + 1);
				}
				expect(propositions({ ...schemas, a }, etat).at(-1)?.motif).toBe('pile-pleine');
			}),
		);
	});

	it('the trace tells all that changed: played on the state before, it gives the state after', () => {
		always((schemas, avant, _, { etat, trace }) => {
			expect(rejouer(schemas, avant, trace)).toEqual(etat);
		});
	});

	it('the trace cites rules of the charts, and tells no change that is none', () => {
		always((schemas, _, __, { trace }) => {
			const regles = new Set(Object.values(schemas).flatMap(({ etapes }) => etapes.map(({ regle }) => regle)));
			for (const constat of trace) {
				expect(regles.has(constat.regle) || constat.regle === 'regle-choix').toBe(true);
				if ('avant' in constat) expect(constat.apres).not.toBe(constat.avant);
			}
		});
	});

	it('the same move from the same state gives the same again', () => {
		always((schemas, avant, mouvement, avance) => {
			expect(jouer(structuredClone(schemas), structuredClone(avant), { ...mouvement })).toEqual(avance);
		});
	});

	it('the alternation of a step that is no window is closed', () => {
		always((schemas, _, __, { etat }) => {
			for (const { schema, etape, alternance } of etat.pile)
				if (!etapeDe(schemas[schema], etape)?.alternance) expect(alternance).toEqual({ main: 0, passes: 0 });
		});
	});

	it('a move that is proposed with a reason against it throws, and leaves the state as it was', () => {
		always((schemas, _, __, { etat }) => {
			for (const { mouvement, motif } of propositions(schemas, deepFreeze(etat)))
				if (motif) expect(() => jouer(schemas, etat, mouvement)).toThrow(RangeError);
		});
	});
});

describe('from anywhere', () => {
	it('going back again and again reaches the start of the chart', () => {
		always((schemas, _, __, { etat }) => {
			const longueur = etat.pile.reduce((somme, { schema }) => somme + (schemas[schema]?.etapes.length ?? 0) + 1, 0);
			let ici = etat;
			for (let pas = 0; pas <= longueur; pas += 1) {
				const avant = reculer(schemas, deepFreeze(ici));
				if (!avant) break;
				ici = avant;
			}
			expect(ici.pile).toMatchObject([{ etape: 'a1', compteurs: etat.pile[0]?.compteurs }]);
		});
	});

	it('the game can be put at each step of the outermost chart, with its counters', () => {
		always((schemas, _, __, { etat }) => {
			const schema = schemas.a as Schema;
			for (const { id } of schema.etapes) {
				const { pile } = placer(schema, deepFreeze(etat), id);
				expect(pile).toEqual([{ ...etat.pile[0], etape: id, alternance: { main: 0, passes: 0 } }]);
			}
		});
	});
});
