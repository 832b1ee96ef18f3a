import type { Automatique, Pion, Situation } from './situation';

/** A kind of token that the draw may reveal. */
export interface Genre {
	readonly type: string;
	/** Tokens of the kind in the draw: at least 1. */
	readonly nombre: number;
	readonly modificateur: number;
	readonly revele: boolean;
	readonly automatique: Automatique;
	/** Tokens of the kind that a test may apply without failing automatically: infinite when it may apply them all. */
	readonly tolere: number;
}

/** The kinds that may be revealed, in the order of the bag: sealed tokens are not there. */
export function listGenres({ reserve }: Pick<Situation, 'reserve'>): readonly Genre[] {
	return reserve.map(readGenre).filter(({ nombre }) => nombre > 0);
}

/** Tokens of some kinds. */
export function countPions(genres: readonly Pick<Genre, 'nombre'>[]): number {
	return genres.reduce((somme, { nombre }) => somme + nombre, 0);
}

function readGenre({ type, nombre, scelles, effet }: Pion): Genre {
	const { modificateur, revele, automatique, echecAu = Number.POSITIVE_INFINITY } = effet;
	const pions = nombre - scelles;
	const tolere = automatique === 'echec' ? 0 : echecAu - 1;
	const limite = tolere < pions ? tolere : Number.POSITIVE_INFINITY;
	return { type, nombre: pions, modificateur, revele, automatique, tolere: limite };
}
