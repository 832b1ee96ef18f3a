import type { DuelType, Side } from '../../../rules/l5r/duel';
import { count } from '../../shared/words';

export const honors = (value: number): string => count(value, 'honneur');

export const types: Record<DuelType, string> = { military: 'Militaire', political: 'Politique' };

/** How a sentence names one side: the reader, or the opponent. */
interface SideWords {
	/** « Vous », « Votre adversaire ». */
	Who: string;
	/** « votre personnage », « le personnage adverse ». */
	character: string;
	/** The verb that goes with `Who`: of the two forms given, « donnez », « donne ». */
	verb: (you: string, other: string) => string;
}

const you: SideWords = { Who: 'Vous', character: 'votre personnage', verb: (form) => form };
const opponent: SideWords = { Who: 'Votre adversaire', character: 'le personnage adverse', verb: (_, form) => form };

/** One side as the reader sees it, the reader being `role`. */
export const wordsOf = (side: Side, role: Side): SideWords => (side === role ? you : opponent);
