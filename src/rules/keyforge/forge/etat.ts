import type { Issue } from './issue';
import type { Camp, Joueur, Situation } from './situation';
import type { Constat, Trace } from './trace';

/** Everything the resolution knows at one moment. Never modified: each step returns the next one. */
export interface Etat {
	readonly situation: Situation;
	/** Keys that each player forged since the current turn began. */
	readonly forgeesCeTour: Readonly<Record<Camp, number>>;
	readonly vainqueur: Camp | null;
	readonly trace: Trace;
	/** Index of the event being resolved. */
	readonly evenement: number;
}

/** State after an event, with its outcome. */
export interface EtatAvecIssue {
	readonly etat: Etat;
	readonly issue: Issue;
}

/** State before the first event. */
export function openEtat(situation: Situation): Etat {
	return { situation, forgeesCeTour: { vous: 0, adversaire: 0 }, vainqueur: null, trace: [], evenement: 0 };
}

/** Adds findings to the trace, under the event being resolved. */
export function record(etat: Etat, ...constats: readonly Constat[]): Etat {
	const etapes = constats.map((constat) => ({ ...constat, evenement: etat.evenement }));
	return { ...etat, trace: [...etat.trace, ...etapes] };
}

/** A turn of `actif` begins: no key has been forged in it. */
export function startTurn(etat: Etat, actif: Camp): Etat {
	return { ...etat, situation: { ...etat.situation, actif }, forgeesCeTour: { vous: 0, adversaire: 0 } };
}

/** Changes what a player has. */
export function changeJoueur(etat: Etat, camp: Camp, part: Partial<Joueur>): Etat {
	return { ...etat, situation: { ...etat.situation, [camp]: { ...etat.situation[camp], ...part } } };
}
