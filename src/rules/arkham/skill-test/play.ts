import { refuseProblems } from '../../verification';
import { addEffets, conclude, settleAutomatique } from './conclusion';
import { type ChoisirRang, draw } from './draw';
import { type Genre, listGenres } from './kind';
import { prepare } from './prepare';
import { tellDepart, tellEpreuve } from './report';
import type { Epreuve } from './results';
import type { Situation } from './situation';
import type { Choisir } from './spread';
import { readEnjeu } from './steps';
import type { Trace } from './trace';
import { verifier } from './verification';

/** Index of the token to apply among those revealed together, given by their kinds. */
type ChoisirPion = (reveles: readonly string[]) => number;

/** A test played from TC.1 to TC.8. */
export interface Jeu {
	/** `null` when the bag holds no token that can be revealed (rule tc-3): the trace ends on `reserve-vide`. */
	readonly resultat: Epreuve | null;
	readonly trace: Trace;
}

/**
 * Plays a test with tokens drawn by `choisirRang`. With the rule `un`, `choisirPion` chooses among the tokens revealed
 * together; without it, the choice is the one that `calculer` makes. Throws like `calculer`, and a RangeError when a
 * rank or an index is not one of those asked for.
 */
export function jouer(situation: Situation, choisirRang: ChoisirRang, choisirPion?: ChoisirPion): Jeu {
	refuseProblems(verifier(situation));
	const genres = listGenres(situation);
	const depart = tellDepart(situation, genres);
	if (genres.length === 0) return { resultat: null, trace: depart };
	const enjeu = readEnjeu(situation);
	const choisir = choisirPion ? nameReveles(genres, choisirPion) : prepare(genres, situation.tirage).advise(enjeu);
	const pioche = draw(genres, situation.tirage, choisirRang, choisir);
	const effets = addEffets(genres, pioche.retenus);
	const resultat: Epreuve = {
		reveles: nameGenres(genres, pioche.reveles),
		retenus: nameGenres(genres, pioche.retenus),
		...conclude(enjeu, effets.somme, settleAutomatique(effets)),
	};
	return { resultat, trace: [...depart, ...tellEpreuve(situation, genres, pioche, resultat)] };
}

function nameReveles(genres: readonly Genre[], choisirPion: ChoisirPion): Choisir {
	return (reveles) => choisirPion(nameGenres(genres, reveles));
}

function nameGenres(genres: readonly Genre[], rangs: readonly number[]): readonly string[] {
	return rangs.flatMap((rang) => genres[rang]?.type ?? []);
}
