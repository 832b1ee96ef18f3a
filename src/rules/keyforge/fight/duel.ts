import type { Creature } from './creature';
import { type Etat, getCreature } from './etat';
import type { Combat, Ordre } from './evenement';

/** A legal fight, as it stands when the target is chosen. */
export interface Duel {
	readonly attaquante: Creature;
	readonly cible: Creature;
	readonly ordre: Ordre;
	/** The target is insaisissable and chosen for the first time this turn (rule insaisissable-premiere-fois). */
	readonly insaisie: boolean;
}

/** Reads a legal fight in the state before its target is chosen. */
export function openDuel(etat: Etat, { attaquant, cible: id, ordre }: Combat): Duel {
	const cible = getCreature(etat, id);
	return {
		attaquante: getCreature(etat, attaquant),
		cible,
		ordre,
		insaisie: cible.insaisissable && !cible.dejaAttaquee,
	};
}
