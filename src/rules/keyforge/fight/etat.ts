import type { Creature } from './creature';
import type { Issue } from './issue';
import type { Camp, Situation } from './situation';
import type { Cause, Constat, Trace } from './trace';

/** A creature that was destroyed, and why. */
export interface Destruction {
	readonly creature: string;
	/** Side of its controller. */
	readonly camp: Camp;
	readonly cause: Cause;
	/** Index of the event that destroyed it; `null` when it could not stay in play from the start. */
	readonly evenement: number | null;
}

/** Everything the resolution knows at one moment. Never modified: each step returns the next one. */
export interface Etat {
	readonly situation: Situation;
	readonly detruites: readonly Destruction[];
	/** Aombre gained so far by each side. */
	readonly aombreGagne: Readonly<Record<Camp, number>>;
	readonly trace: Trace;
	/** Index of the event being resolved. */
	readonly evenement: number | null;
}

/** State after an event, with its outcome. */
export interface EtatAvecIssue {
	readonly etat: Etat;
	readonly issue: Issue;
}

/** State before the first event. */
export function openEtat(situation: Situation): Etat {
	return { situation, detruites: [], aombreGagne: { actif: 0, adverse: 0 }, trace: [], evenement: null };
}

/** Adds findings to the trace, under the event being resolved. */
export function record(etat: Etat, ...constats: readonly Constat[]): Etat {
	const etapes = constats.map((constat) => ({ ...constat, evenement: etat.evenement }));
	return { ...etat, trace: [...etat.trace, ...etapes] };
}

/** A creature in play and the side of its controller. */
export interface EnJeu {
	readonly creature: Creature;
	readonly camp: Camp;
}

/** All creatures in play, the line `actif` first, each from left to right. */
export function listEnJeu({ situation }: Etat): readonly EnJeu[] {
	return (['actif', 'adverse'] as const).flatMap((camp) => situation[camp].map((creature) => ({ creature, camp })));
}

/** A creature in play with its side; `undefined` for an id that is not in play. */
export function findEnJeu(etat: Etat, id: string): EnJeu | undefined {
	return listEnJeu(etat).find(({ creature }) => creature.id === id);
}

/** A creature in play with its side. Throws an Error for an id that is not: callers check the legality first. */
export function getEnJeu(etat: Etat, id: string): EnJeu {
	const enJeu = findEnJeu(etat, id);
	if (enJeu === undefined) throw new Error(`No creature "${id}" in play`);
	return enJeu;
}

/** A creature in play. Throws as `getEnJeu` does. */
export function getCreature(etat: Etat, id: string): Creature {
	return getEnJeu(etat, id).creature;
}

/** Replaces the creature that has the same id, wherever it is. */
export function replaceCreature(etat: Etat, creature: Creature): Etat {
	const replaced = (ligne: readonly Creature[]) => ligne.map((autre) => (autre.id === creature.id ? creature : autre));
	const { actif, adverse } = etat.situation;
	return { ...etat, situation: { actif: replaced(actif), adverse: replaced(adverse) } };
}
