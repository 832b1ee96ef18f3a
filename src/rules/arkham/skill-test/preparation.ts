import { prepareTous } from './apply-all';
import { countPions, type Genre } from './kind';
import type { Tirage } from './situation';
import type { Preparation } from './spread';

/** Prepares a draw where one token is chosen among `reveles`: `prepareUn`, which weighs as much as all the rest. */
export type PrepareUn = (genres: readonly Genre[], reveles: number) => Preparation;

/** Prepares a draw among kinds: at least one token. */
export type Prepare = (genres: readonly Genre[], tirage: Tirage) => Preparation;

/** Whether a draw may need `prepareUn`. */
export const needsUn = ({ nombre, rule }: Tirage): boolean => rule === 'un' && nombre > 1;

/**
 * Prepares draws among kinds, those where one token is chosen with `prepareUn`. When more are asked for than there are,
 * all are revealed (rule effet-elements-manquants). A single token leaves no choice.
 */
export function prepareWith(prepareUn: PrepareUn | undefined): Prepare {
	return (genres, tirage) => {
		const reveles = Math.min(tirage.nombre, countPions(genres));
		if (tirage.rule === 'tous' || reveles === 1) return prepareTous(genres, reveles);
		if (!prepareUn) throw new RangeError('What prepares a choice is not there.');
		return prepareUn(genres, reveles);
	};
}
