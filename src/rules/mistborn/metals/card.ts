import type { Metal, Need } from './metal';

/** Metals that one ability asks for: 1 to 4, the same one as many times as it is asked for. */
export type Cost = readonly Need[];

interface Feedable {
	/** Unique in the hand; actions name cards by it. */
	readonly id: string;
	/** Whether a Savant ability triggers when the card is used as a metal. */
	readonly savant: boolean;
	/** What each ability asks for, the main one first, then those below it: 0 to 3. */
	readonly abilities: readonly Cost[];
}

/** An Action card of a pair of metals. */
export interface ActionCard extends Feedable {
	readonly kind: 'action';
	/** The two metals of its flask. */
	readonly flask: readonly [Metal, Metal];
}

/** An Atium Action card: it stands for any metal (rule metaux-atium-cartes). */
export interface AtiumCard extends Feedable {
	readonly kind: 'atium';
}

/** A card that no metal feeds and that is no metal (rule metaux-carte-exclues). */
export interface InertCard {
	readonly id: string;
	readonly kind: 'ally' | 'funding';
}

/** A card that was in hand when the turn's actions began, or drawn since. */
export type Card = ActionCard | AtiumCard | InertCard;

/**
 * Whether a card can provide a metal: one of its flask (rule paire-de-metaux-definition), any metal for an Atium card
 * (rule metaux-atium-cartes), none for the others.
 */
export function provides(card: Card, need: Need): boolean {
	if (card.kind === 'atium') return true;
	return card.kind === 'action' && card.flask.some((metal) => metal === need);
}

/** Abilities of a card that metals pay: none for an Ally or a Funding. */
export function listAbilities(card: Card): readonly Cost[] {
	return 'abilities' in card ? card.abilities : [];
}

/** Whether using the card as a metal gives something (rule cartes-savant). */
export function isSavant(card: Card): boolean {
	return 'savant' in card && card.savant;
}
