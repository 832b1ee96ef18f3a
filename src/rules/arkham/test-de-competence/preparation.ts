import { countPions, type Genre } from './genre';
import type { Preparation } from './repartition';
import type { Tirage } from './situation';
import { prepareTous } from './tous';
import { prepareUn } from './un';

/**
 * Prepares a draw among kinds: at least one token. When more are asked for than there are, all are revealed
 * (rule effet-elements-manquants). A single token leaves no choice.
 */
export function prepare(genres: readonly Genre[], { nombre, regle }: Tirage): Preparation {
	const reveles = Math.min(nombre, countPions(genres));
	return regle === 'tous' || reveles === 1 ? prepareTous(genres, reveles) : prepareUn(genres, reveles);
}
