/** A player of the count; `you` is the reader. */
export type Player = 'you' | 'opponent';

/** Both players, the reader first. */
export const PLAYERS = ['you', 'opponent'] as const satisfies readonly Player[];

/** What the count is for: the Favor, an ability that asks for a glory count, or one that asks for current glory only. */
export const PURPOSES = ['favor', 'ability', 'glory'] as const;

/** A character in play, at home or in a conflict. */
export interface Character {
	/** Current glory, modifiers included, 0 to 99. */
	readonly glory: number;
	readonly bowed: boolean;
}

/** What a player has to count. */
export interface Holdings {
	/** Characters that the player controls, 0 to 15. */
	readonly characters: readonly Character[];
	/** Rings of his claimed pool; there are five in all. */
	readonly rings: number;
}

/** A glory count about to be made. */
export interface Situation {
	readonly purpose: (typeof PURPOSES)[number];
	readonly you: Holdings;
	readonly opponent: Holdings;
	/** Who has the Imperial Favor; `null` while it is available. */
	readonly favor: Player | null;
}

/** The other player. */
export const otherPlayer = (player: Player): Player => (player === 'you' ? 'opponent' : 'you');
