import type { Creature } from './creature';
import type { FightEvent, Order } from './event';
import { getCreature, type State } from './state';

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
