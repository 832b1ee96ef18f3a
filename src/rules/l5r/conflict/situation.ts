import type { Anneau } from './ring';
import type { Personnage, Type } from './character';

/** A player of the conflict. */
export type Camp = 'attaquant' | 'defenseur';

/** Both players, the attacker first. */
export const CAMPS = ['attaquant', 'defenseur'] as const satisfies readonly Camp[];

/** One side of the conflict. */
export interface Forces {
	/** Participating characters, 0 to 8: none is left when they have all been moved away, or none was declared. */
	readonly personnages: readonly Personnage[];
	/** Sum of the modifiers of the player's total, other than the Imperial Favour, −99 to 99. */
	readonly modificateur: number;
	/** Honour of the player before the conflict, 1 to 24: at 0 or 25 the game is over. */
	readonly honneur: number;
}

/** Imperial Favour in a player's possession. */
export interface Faveur {
	readonly detenteur: Camp;
	readonly face: Type;
}

/** The attacked province. */
export interface Province {
	/** Current strength without `bonus`, 0 to 99. */
	readonly defense: number;
	/** Strength bonuses of holdings and of the stronghold in the province, 0 to 99. */
	readonly bonus: number;
	/** Whether it is the province that contains the defending player's stronghold. */
	readonly forteresse: boolean;
	/** Broken provinces of the defending player: 0 to 3, or 0 to 4 when the stronghold is attacked. */
	readonly detruites: number;
}

/** A conflict as it stands when its action window closes, just before skills are compared. */
export interface Situation {
	readonly type: Type;
	readonly attaquant: Forces;
	readonly defenseur: Forces;
	/** `null` while the Favour is available. */
	readonly faveur: Faveur | null;
	readonly province: Province;
	readonly anneau: Anneau;
}

/** The other player. */
export function opposingCamp(camp: Camp): Camp {
	return camp === 'attaquant' ? 'defenseur' : 'attaquant';
}
