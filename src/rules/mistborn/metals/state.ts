import type { Carte } from './card';
import { BESOINS, type Besoin, METAUX, type Metal, mapOf } from './metal';
import type { Situation } from './situation';
import type { Constat, Trace } from './trace';

/**
 * A metal token: `pret`, it can be burnt or flared; `brule` this turn; `attise` this turn, turned over; `retourne`,
 * flared on an earlier turn; `regenere`, flared this turn then renewed: it is face up and has served.
 */
export type EtatJeton = 'pret' | 'brule' | 'attise' | 'retourne' | 'regenere';

/** Where a card of the hand is now: `metal`, laid under another one; `en-jeu`, played and fed. */
export type Lieu = 'main' | 'en-jeu' | 'metal' | 'defausse';

/** A card followed through the turn. */
export interface CarteSuivie {
	readonly carte: Carte;
	readonly lieu: Lieu;
	/** Abilities that are active, from the top one. */
	readonly actives: number;
	/** Metals received by the ability that comes next. */
	readonly recus: readonly Besoin[];
}

/** Everything known at one moment of the turn. Never modified: each step returns the next one. */
export interface Etat {
	readonly situation: Situation;
	readonly icones: number;
	readonly supplements: number;
	readonly jetons: Readonly<Record<Metal, EtatJeton>>;
	/** Atium tokens held, and those burnt this turn. */
	readonly atium: number;
	readonly atiumBrules: number;
	readonly cartes: readonly CarteSuivie[];
	/** Times each metal was burnt or flared this turn, by a token or a card: what Allies and characters look at. */
	readonly brules: Readonly<Record<Besoin, number>>;
	readonly trace: Trace;
	readonly evenement: number | 'fin-de-tour';
}

/** State before the first action. */
export function openEtat(situation: Situation): Etat {
	const { icones, supplements, atium, attises, main } = situation;
	return {
		situation,
		icones,
		supplements,
		jetons: mapOf(METAUX, (metal) => (attises.includes(metal) ? 'retourne' : 'pret')),
		atium,
		atiumBrules: 0,
		cartes: main.map((carte) => ({ carte, lieu: 'main', actives: 0, recus: [] })),
		brules: mapOf(BESOINS, () => 0),
		trace: [],
		evenement: 0,
	};
}

/** Adds a finding to the trace, under the action being resolved. */
export function record(etat: Etat, constat: Constat): Etat {
	return { ...etat, trace: [...etat.trace, { ...constat, evenement: etat.evenement }] };
}

/** Tokens in a state. */
function listJetons(etat: Etat, ...parmi: readonly EtatJeton[]): readonly Metal[] {
	return METAUX.filter((metal) => parmi.includes(etat.jetons[metal]));
}

/** Tokens ready to be used. */
export function countPrets(etat: Etat): number {
	return listJetons(etat, 'pret').length;
}

/** Tokens turned over. */
export function countRetournes(etat: Etat): number {
	return listJetons(etat, 'attise', 'retourne').length;
}

/** Puts a token in another state. */
export function setJeton(etat: Etat, metal: Metal, jeton: EtatJeton): Etat {
	return { ...etat, jetons: { ...etat.jetons, [metal]: jeton } };
}

/** Tokens that may be burnt in a turn (rules metaux-bruler-limite, metaux-bruler-limite-cartes). */
export function limitOf({ icones, supplements }: Etat): number {
	return icones + supplements;
}

/** Tokens that may still be burnt this turn: burnt tokens count, those of Atium too (rule atium-limite). */
export function remainingBrules(etat: Etat): number {
	return limitOf(etat) - listJetons(etat, 'brule').length - etat.atiumBrules;
}

/** A card by its id; `undefined` when there is none. */
export function findCarte(etat: Etat, id: string): CarteSuivie | undefined {
	return etat.cartes.find(({ carte }) => carte.id === id);
}

/** A card by its id. Throws an Error when there is none: callers check the legality first. */
export function getCarte(etat: Etat, id: string): CarteSuivie {
	const suivie = findCarte(etat, id);
	if (suivie === undefined) throw new Error(`No card "${id}"`);
	return suivie;
}

/** Replaces what is known of the card that has the same id. */
export function setCarte(etat: Etat, suivie: CarteSuivie): Etat {
	return { ...etat, cartes: etat.cartes.map((autre) => (autre.carte.id === suivie.carte.id ? suivie : autre)) };
}

/** Cards in hand. */
export function countMain(etat: Etat): number {
	return etat.cartes.filter(({ lieu }) => lieu === 'main').length;
}
