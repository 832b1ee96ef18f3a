import type { Player } from '../situation';

/** What deals the damage of a blow: an Edict, a step of the Dominance track, or a foe. */
export const SOURCES = ['edict', 'dominance', 'foe'] as const;
export type Source = (typeof SOURCES)[number];

/** What a player takes of damage that all of them share. */
export interface Share {
	/** Id of the player. */
	readonly player: string;
	/** 0 to 99. */
	readonly damage: number;
}

/** One attack of the Lord Ruler or of a foe. Every number is an integer. */
export interface Blow {
	readonly source: Source;
	/** Part of the damage that is a number: 0 to 99. */
	readonly flat: number;
	/** How many times X, which comes on top of it (rule regles-solo-2x): 0 to 9. */
	readonly times: number;
	/** X when this blow falls, 1 to 6 (rule regles-solo-x); `null` when it is that of the assault. */
	readonly dominance: number | null;
	/**
	 * Whom it strikes: each player (`each`), all of them together (`together`), each but the reader (`others`), every
	 * Ally of theirs (`allies`) or of the reader (`my-allies`) and no player, or the player who has this id.
	 */
	readonly on: string;
	/** Whether the Clouds of the players are kept for a later blow, those of their Allies apart (rule regles-combat-nuage-joueur). */
	readonly keepsClouds: boolean;
	/** Who takes what of shared damage, at most 3; the first player alive takes the rest. Not read for other blows. */
	readonly shares: readonly Share[];
}

/** What a player may reveal at the end of a turn (rule regles-solo-carte-du-paquet). */
export const CARDS = ['edict', 'foe'] as const;

/** The end of a turn: what the blows are part of. */
export interface Turn {
	/** Id of the player whose turn it was, alive before the blows. */
	readonly player: string;
	/** The card of the Lord Ruler that he reveals once the foes have acted and his hand is drawn. */
	readonly card: (typeof CARDS)[number];
	/** Cards in the pack of the Lord Ruler before that: 1 to 36. */
	readonly pack: number;
}

/** What the Lord Ruler does between two turns. */
export interface Assault {
	/** Value of X, but for blows that say their own: 1 to 6 (rule regles-solo-x). */
	readonly dominance: number;
	/** Health of the Lord Ruler, 1 to 48. */
	readonly health: number;
	/** Missions that no player has completed, for which an Edict heals him: 0 to 3; 0 without an Edict. */
	readonly missions: number;
	/**
	 * Players alive, 1 to 4; the first is `ME`. The Clouds played for one of them take damage off the first attack that
	 * reaches him.
	 */
	readonly players: readonly Player[];
	/** The turn that they end, up to the next one; `null` when only the attacks are asked. */
	readonly turn: Turn | null;
	/**
	 * Attacks in the order in which they come, 1 to 6 (rule regles-solo-degats-ordre); none is needed at the end of a turn. Those
	 * of foes before any other come before the card (rule regles-solo-adversaire-effet).
	 */
	readonly blows: readonly Blow[];
}
