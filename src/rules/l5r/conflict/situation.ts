import type { Character, ConflictType } from './character';
import type { ConflictEvent } from './event';
import type { Ring } from './ring';

/** A player of the conflict. */
export type Side = 'attacker' | 'defender';

/** Both players, the attacker first. */
export const SIDES = ['attacker', 'defender'] as const satisfies readonly Side[];

/** One side of the conflict. */
export interface Forces {
	/** Characters, 0 to 8, at home or in the conflict: none is in it when all have been moved away, or none was declared. */
	readonly characters: readonly Character[];
	/** Sum of the modifiers of the player's total, other than the Imperial Favor, −99 to 99. */
	readonly modifier: number;
	/** Honor of the player before the conflict, 1 to 24: at 0 or 25 the game is over. */
	readonly honor: number;
}

/** Imperial Favor in a player's possession. */
export interface Favor {
	readonly holder: Side;
	readonly face: ConflictType;
}

/** The attacked province. */
export interface Province {
	/** Current strength without `bonus`, 0 to 99. */
	readonly strength: number;
	/** Sum of the modifiers of its strength, such as the bonuses of what it contains, −99 to 99. */
	readonly bonus: number;
	/** Whether it is the province that contains the defending player's stronghold. */
	readonly stronghold: boolean;
	/** Broken provinces of the defending player: 0 to 3, or 0 to 4 when the stronghold is attacked. */
	readonly broken: number;
}

/** A conflict as it stands when its action window opens, and what happens in it. */
export interface Situation {
	readonly type: ConflictType;
	readonly attacker: Forces;
	readonly defender: Forces;
	/** `null` while the Favor is available. */
	readonly favor: Favor | null;
	readonly province: Province;
	readonly ring: Ring;
	/** What happens in it, 0 to 12 events: in the order of their moments, and in this order within one. */
	readonly events: readonly ConflictEvent[];
}

/** The other player. */
export function opposingSide(side: Side): Side {
	return side === 'attacker' ? 'defender' : 'attacker';
}
