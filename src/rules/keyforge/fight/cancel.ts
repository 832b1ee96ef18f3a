import { type Passage, stopBlow } from './blow';
import { getCreature } from './state';

/**
 * First step of the damage sequence: what cancels a whole blow.
 * The fight comes first (rules insaisissable-premiere-fois, escarmouche-aucun-degat: power does not even try to deal
 * damage), then the creature aimed at (rule invulnerable-aucun-degat).
 */
export function cancelDamage(passage: Passage): Passage {
	const { state, blow } = passage;
	if (blow.left === 0) return passage;
	const invulnerable = getCreature(state, blow.target).invulnerable ? 'invulnerable-aucun-degat' : null;
	const rule = blow.prevention ?? invulnerable;
	if (rule === null) return passage;
	return stopBlow(passage, { kind: 'damage-canceled', rule, creature: blow.target, before: blow.left, after: 0 });
}
