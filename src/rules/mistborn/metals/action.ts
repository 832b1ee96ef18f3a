import type { Besoin, Metal } from './metal';

/** Card that a metal feeds, by id; `null` to burn with no direct effect (rule metaux-sans-effet). */
export type Pour = string | null;

/** Burns a metal token. */
export interface Bruler {
	readonly type: 'bruler';
	readonly metal: Metal;
	readonly pour: Pour;
}

/** Flares a token; Atium can be asked for, and is refused. */
export interface Attiser {
	readonly type: 'attiser';
	readonly metal: Besoin;
	readonly pour: Pour;
}

/** Burns an Atium token as Atium or in place of another metal. */
export interface BrulerAtium {
	readonly type: 'atium';
	readonly comme: Besoin;
	readonly pour: Pour;
}

/** Uses a card of the hand as a metal. */
export interface Coucher {
	readonly type: 'carte';
	readonly carte: string;
	readonly comme: Besoin;
	readonly pour: Pour;
}

/** Renews a flared token, by discarding a card of the hand; `null` for the icon of a card or a Mission. */
export interface Regenerer {
	readonly type: 'regenerer';
	readonly metal: Metal;
	readonly carte: string | null;
}

/** What a card, a Mission or the training track gives in the middle of the turn. */
export interface Gain {
	readonly type: 'gain';
	/** A burn icon of the track, for the whole game; tokens to burn, from a card or a Mission; Atium tokens. */
	readonly quoi: 'icone' | 'bruler' | 'atium';
	/** 1 to 9. */
	readonly nombre: number;
}

/** An action that pays a metal. */
export type Paye = Bruler | Attiser | BrulerAtium | Coucher;

/** Something the player does with metals, in the order of the turn. */
export type Evenement = Paye | Regenerer | Gain;
