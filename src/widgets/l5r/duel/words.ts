import type { Camp, TypeDuel } from '../../../rules/l5r/duel/situation';
import { count } from '../../shared/words';

export const honours = (value: number): string => count(value, 'honneur');

export const types: Record<TypeDuel, string> = { militaire: 'Militaire', politique: 'Politique' };

/** How a sentence names one side: the reader, or the opponent. */
interface Side {
	/** « Vous », « Votre adversaire ». */
	Who: string;
	/** « votre personnage », « le personnage adverse ». */
	character: string;
	/** The verb that goes with `Who`: of the two forms given, « donnez », « donne ». */
	verb: (you: string, other: string) => string;
}

const you: Side = { Who: 'Vous', character: 'votre personnage', verb: (form) => form };
const opponent: Side = { Who: 'Votre adversaire', character: 'le personnage adverse', verb: (_, form) => form };

/** One side as the reader sees it, the reader being `role`. */
export const sideOf = (camp: Camp, role: Camp): Side => (camp === role ? you : opponent);
