import type { Besoin, Metal } from './metal';

/** Metals that one ability asks for: 1 to 4, the same one as many times as it is asked for. */
export type Cout = readonly Besoin[];

interface Alimentable {
	/** Unique in the hand; actions name cards by it. */
	readonly id: string;
	/** Whether a Savant ability triggers when the card is used as a metal. */
	readonly savant: boolean;
	/** What each ability asks for, the main one first, then those below it: 0 to 3. */
	readonly capacites: readonly Cout[];
}

/** An Action card of a pair of metals. */
export interface CarteAction extends Alimentable {
	readonly nature: 'action';
	/** The two metals of its flask. */
	readonly flacon: readonly [Metal, Metal];
}

/** An Atium Action card: it stands for any metal (rule metaux-atium-cartes). */
export interface CarteAtium extends Alimentable {
	readonly nature: 'atium';
}

/** A card that no metal feeds and that is no metal (rule metaux-carte-exclues). */
export interface CarteInerte {
	readonly id: string;
	readonly nature: 'allie' | 'financement';
}

/** A card that was in hand when the turn's actions began, or drawn since. */
export type Carte = CarteAction | CarteAtium | CarteInerte;

/**
 * Whether a card can provide a metal: one of its flask (rule paire-de-metaux-definition), any metal for an Atium card
 * (rule metaux-atium-cartes), none for the others.
 */
export function provides(carte: Carte, besoin: Besoin): boolean {
	if (carte.nature === 'atium') return true;
	return carte.nature === 'action' && carte.flacon.some((metal) => metal === besoin);
}

/** Abilities of a card that metals pay: none for an Ally or a Financement. */
export function listCapacites(carte: Carte): readonly Cout[] {
	return 'capacites' in carte ? carte.capacites : [];
}

/** Whether using the card as a metal gives something (rule cartes-savant). */
export function isSavant(carte: Carte): boolean {
	return 'savant' in carte && carte.savant;
}
