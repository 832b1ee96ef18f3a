import { refuseProblemes } from '../../verification';
import { sumUp } from './bilan';
import { explainChances } from './explication';
import { listGenres } from './genre';
import type { Chances } from './issue';
import { noteDepart, readEnjeu } from './pas';
import { prepare } from './preparation';
import type { Situation } from './situation';
import type { Trace } from './trace';
import { verifier } from './verification';

/** The chances, and every step that explains them with the rule it applies. */
interface Calcul {
	/** `null` when the bag holds no token that can be revealed (rule tc-3): the trace ends on `reserve-vide`. */
	readonly resultat: Chances | null;
	readonly trace: Trace;
}

/**
 * Exact chances of a skill test. With the rule `un`, the token chosen among those revealed is the one that gives the
 * best chance of success, then the best expected margin, then the first of the bag as listed.
 * Throws a RangeError that lists the problems, also given as its `cause`, when `verifier` finds any.
 */
export function calculer(situation: Situation): Calcul {
	refuseProblemes(verifier(situation));
	const { tirage } = situation;
	const genres = listGenres(situation);
	const depart = noteDepart(situation, genres);
	if (genres.length === 0) return { resultat: null, trace: depart };
	const enjeu = readEnjeu(situation);
	const repartition = prepare(genres, tirage).spread(enjeu);
	const resultat = sumUp(repartition, enjeu);
	return { resultat, trace: [...depart, ...explainChances(genres, tirage, enjeu, repartition, resultat)] };
}
