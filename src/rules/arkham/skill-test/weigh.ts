import { explainChances } from './explanation';
import { listGenres } from './kind';
import type { Prepare } from './preparation';
import type { Chances } from './results';
import type { Situation } from './situation';
import { noteDepart, readEnjeu } from './steps';
import { sumUp } from './sum-up';
import type { TracePesee } from './trace';

/** The chances, and every step that explains them with the rule it applies. */
export interface Calcul {
	/** `null` when the bag holds no token that can be revealed (rule tc-3): the trace ends on `reserve-vide`. */
	readonly resultat: Chances | null;
	readonly trace: TracePesee;
}

/** `calculer`, for a situation that is known to be right and whose draw `prepare` prepares: nothing is checked. */
export function weigh(situation: Situation, prepare: Prepare): Calcul {
	const { tirage } = situation;
	const genres = listGenres(situation);
	const depart = noteDepart(situation, genres);
	if (genres.length === 0) return { resultat: null, trace: depart };
	const enjeu = readEnjeu(situation);
	const repartition = prepare(genres, tirage).spread(enjeu);
	const resultat = sumUp(repartition, enjeu);
	return { resultat, trace: [...depart, ...explainChances(genres, tirage, enjeu, repartition, resultat)] };
}
