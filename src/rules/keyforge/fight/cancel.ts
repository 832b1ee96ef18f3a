import { type Passage, stopBlow } from './blow';
import { getCreature } from './state';

/**
 * First step of the damage sequence: what cancels a whole blow.
 * The fight comes first (rules insaisissable-premiere-fois, escarmouche-aucun-degat: power does not even try to deal
 * damage), then the creature aimed at (rule invulnerable-aucun-degat), then an effect (rule sequence-degats-annuler).
 */
export function cancelDamage(passage: Passage): Passage {
	const { state, blow } = passage;
	if (blow.left === 0) return passage;
	const { invulnerable, spared } = getCreature(state, blow.target);
	const effect = spared === undefined ? null : 'sequence-degats-annuler';
	const rule = blow.prevention ?? (invulnerable ? 'invulnerable-aucun-degat' : effect);
	if (rule === null) return passage;
	return stopBlow(passage, {
		kind: 'damage-canceled',
		rule,
		creature: blow.target,
		before: blow.left,
		after: 0,
		source: blow.source,
	});
}
