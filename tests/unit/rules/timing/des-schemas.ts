import fc from 'fast-check';
import type { Choix, Compteur, Effets, Etape, Schema, Schemas } from '../../../../src/rules/timing';

const SLUGS = ['a', 'b', 'c'];
const COMPTEURS = ['x', 'y', 'z'];

const unCompteur = fc.constantFrom(...COMPTEURS);
const unSlug = fc.constantFrom(...SLUGS, 'absent');
const parfois = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 1 });

const unEffet = fc.oneof(
	fc.nat(12).map((n) => `=${n}`),
	unCompteur.map((id) => `=${id}`),
	fc.nat(5).map((n) => `+${n}`),
	fc.nat(5).map((n) => `-${n}`),
);
const desEffets: fc.Arbitrary<Effets> = fc.dictionary(fc.constantFrom(...COMPTEURS, 'fantome'), unEffet, {
	maxKeys: 3,
});
const desConditions = fc.dictionary(
	unCompteur,
	fc.tuple(fc.constantFrom('<', '=', '>'), fc.nat(4)).map(([signe, n]) => signe + n),
	{ maxKeys: 2 },
);

const unChoix = (ids: string[]): fc.Arbitrary<Choix> =>
	fc.record({
		vers: fc.constantFrom(...ids, 'fin'),
		appelle: parfois(unSlug),
		si: parfois(desConditions),
		compte: parfois(desEffets),
		regle: parfois(fc.constant('regle-choix')),
	});

/** A step that goes on, that asks, or that is a window. */
function uneEtape(id: string, ids: string[]): fc.Arbitrary<Etape> {
	const commun = {
		id: fc.constant(id),
		regle: fc.constant(`regle-${id}`),
		emboite: fc.uniqueArray(unSlug, { maxLength: 2 }),
	};
	const aucun = fc.constant([]);
	const suite = fc.constantFrom(...ids, 'fin');
	const compte = parfois(desEffets);
	return fc.oneof(
		fc.record({ ...commun, choix: aucun, suite, compte }),
		fc.record({ ...commun, choix: fc.array(unChoix(ids), { minLength: 1, maxLength: 3 }) }),
		fc.record({
			...commun,
			choix: aucun,
			suite,
			compte,
			alternance: fc.constantFrom('consecutifs' as const, 'definitifs' as const),
		}),
	);
}

const desCompteurs: fc.Arbitrary<Compteur[]> = fc
	.uniqueArray(unCompteur)
	.chain((ids) =>
		fc.tuple(
			...ids.map((id) =>
				fc
					.tuple(fc.nat(6), fc.nat(6), fc.nat(6))
					.map(([a, b, depart]): Compteur => ({ id, depart, min: Math.min(a, b), max: Math.max(a, b) })),
			),
		),
	);

const unSchema = (slug: string): fc.Arbitrary<Schema> =>
	fc.integer({ min: 1, max: 4 }).chain((longueur) => {
		const ids = Array.from({ length: longueur }, (_, at) => `${slug}${at + 1}`);
		return fc.record({
			slug: fc.constant(slug),
			etapes: fc.tuple(...ids.map((id) => uneEtape(id, ids))),
			compteurs: desCompteurs,
			recommence: parfois(fc.record({ compte: parfois(desEffets) })),
		});
	});

/** Three small charts that call one another, and sometimes one that is not there; many have dead ends. */
export const desSchemas: fc.Arbitrary<Schemas> = fc
	.tuple(...SLUGS.map(unSchema))
	.map((schemas) => Object.fromEntries(schemas.map((schema) => [schema.slug, schema])));
