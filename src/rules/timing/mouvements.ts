import { remplies } from './compteurs';
import { courant, type Etat, estFini, PILE_MAX } from './etat';
import { etapeDe, type Schemas } from './schema';

/** What the players may do next. */
export type Mouvement =
	/** Go on to the next step. */
	| { readonly type: 'suivre' }
	/** Take a branch, by its place among those of the step. */
	| { readonly type: 'choisir'; readonly choix: number }
	/** Play a sequence in the middle of the step. */
	| { readonly type: 'emboiter'; readonly schema: string }
	/** Use an opportunity to act, by a sequence when one is named. */
	| { readonly type: 'agir'; readonly schema?: string | undefined }
	| { readonly type: 'passer' }
	/** Start again, once the end is reached. */
	| { readonly type: 'recommencer' };

/** Why a move is not possible now. */
export type Motif = 'compteurs' | 'pile-pleine' | 'schema-absent';

/** A move that the step proposes, with the reason when it is not possible now. */
export interface Proposition {
	readonly mouvement: Mouvement;
	readonly motif: Motif | undefined;
}

/** Everything that the step proposes, possible or not: the way on first, then sequences in the middle of it. */
export function propositions(schemas: Schemas, etat: Etat): Proposition[] {
	if (estFini(etat)) return [{ mouvement: { type: 'recommencer' }, motif: undefined }];
	const { schema, etape: id, compteurs } = courant(etat);
	const etape = etapeDe(schemas[schema], id);
	if (!etape) return [];
	const entree = (slug: string | undefined): Motif | undefined => {
		if (slug === undefined) return undefined;
		if (!schemas[slug]) return 'schema-absent';
		return etat.pile.length >= PILE_MAX ? 'pile-pleine' : undefined;
	};
	if (etape.alternance) {
		return [
			{ mouvement: { type: 'passer' }, motif: undefined },
			{ mouvement: { type: 'agir' }, motif: undefined },
			...etape.emboite.map((slug) => ({ mouvement: { type: 'agir' as const, schema: slug }, motif: entree(slug) })),
		];
	}
	return [
		...(etape.suite === undefined ? [] : [{ mouvement: { type: 'suivre' as const }, motif: undefined }]),
		...etape.choix.map(({ si, appelle }, choix) => ({
			mouvement: { type: 'choisir' as const, choix },
			motif: remplies(si, compteurs) ? entree(appelle) : 'compteurs',
		})),
		...etape.emboite.map((slug) => ({ mouvement: { type: 'emboiter' as const, schema: slug }, motif: entree(slug) })),
	];
}

/** The moves that are possible now. */
export const possibles = (schemas: Schemas, etat: Etat): Mouvement[] =>
	propositions(schemas, etat)
		.filter(({ motif }) => motif === undefined)
		.map(({ mouvement }) => mouvement);
