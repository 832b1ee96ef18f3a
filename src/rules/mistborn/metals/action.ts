import type { Metal, Need } from './metal';

/** Card that a metal feeds, by id; `null` to burn with no direct effect (rule metaux-sans-effet). */
export type Recipient = string | null;

/** Burns a metal token. */
export interface Burn {
	readonly type: 'burn';
	readonly metal: Metal;
	readonly recipient: Recipient;
}

/** Flares a token; Atium can be asked for, and is refused. */
export interface Flare {
	readonly type: 'flare';
	readonly metal: Need;
	readonly recipient: Recipient;
}

/** Burns an Atium token as Atium or in place of another metal. */
export interface BurnAtium {
	readonly type: 'atium';
	readonly standsFor: Need;
	readonly recipient: Recipient;
}

/** Uses a card of the hand as a metal. */
export interface LayCard {
	readonly type: 'lay';
	readonly card: string;
	readonly standsFor: Need;
	readonly recipient: Recipient;
}

/** Refreshes a flared token, by discarding a card of the hand; `null` for the icon of a card or a Mission. */
export interface Refresh {
	readonly type: 'refresh';
	readonly metal: Metal;
	readonly card: string | null;
}

/** What a card, a Mission or the training track gives in the middle of the turn. */
export interface Gain {
	readonly type: 'gain';
	/** A burn icon of the track, for the whole game; tokens to burn, from a card or a Mission; Atium tokens. */
	readonly what: 'icon' | 'burn' | 'atium';
	/** 1 to 9. */
	readonly amount: number;
}

/** Uses Riot on an Ally: its effect is given without its metal. */
export interface Riot {
	readonly type: 'riot';
	/** Id of an effect. */
	readonly effect: string;
}

/** Uses Seek on an Action card of the market. */
export interface Seek {
	readonly type: 'seek';
}

/** An action that pays a metal. */
export type PayingAction = Burn | Flare | BurnAtium | LayCard;

/** Something the player does with metals, in the order of the turn. */
export type Action = PayingAction | Refresh | Gain | Riot | Seek;
