import { type Passage, stopCoup } from './coup';
import { getCreature } from './etat';

/**
 * First step of the damage sequence: what cancels a whole blow.
 * The fight comes first (rules insaisissable-premiere-fois, escarmouche-aucun-degat: power does not even try to deal
 * damage), then the creature aimed at (rule invulnerable-aucun-degat).
 */
export function cancelDegats(passage: Passage): Passage {
	const { etat, coup } = passage;
	if (coup.reste === 0) return passage;
	const invulnerable = getCreature(etat, coup.cible).invulnerable ? 'invulnerable-aucun-degat' : null;
	const rule = coup.empechement ?? invulnerable;
	if (rule === null) return passage;
	return stopCoup(passage, { kind: 'degats-annules', rule, creature: coup.cible, avant: coup.reste, apres: 0 });
}
