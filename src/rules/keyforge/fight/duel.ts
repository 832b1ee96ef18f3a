import type { Creature } from './creature';
import type { FightEvent, Order } from './event';
import { findInPlay, getCreature, type State } from './state';

/** A legal fight, as it stands when the target is chosen. */
export interface Duel {
	readonly attacker: Creature;
	readonly target: Creature;
	readonly order: Order;
	/** What each deals instead of its power; `undefined` when its power does. */
	readonly dealt: number | undefined;
	readonly returned: number | undefined;
	readonly splashAttack: number;
	/** The target is elusive and chosen for the first time this turn (rule insaisissable-premiere-fois). */
	readonly evades: boolean;
}

/** Reads a legal fight in the state before its target is chosen. */
export function openDuel(
	state: State,
	{ attacker, target: id, order, dealt, returned, splashAttack = 0 }: FightEvent,
): Duel {
	const target = getCreature(state, id);
	return {
		attacker: getCreature(state, attacker),
		target,
		order,
		dealt,
		returned,
		splashAttack,
		evades: target.elusive && !target.alreadyAttacked,
	};
}

/** How many of the two creatures are in play. */
export const countFighters = (state: State, { attacker, target }: Duel): number =>
	[attacker, target].filter(({ id }) => findInPlay(state, id) !== undefined).length;

/** The duel of two creatures in play, as what came before it has left them. */
export const refreshDuel = (state: State, duel: Duel): Duel => ({
	...duel,
	attacker: getCreature(state, duel.attacker.id),
	target: getCreature(state, duel.target.id),
});
