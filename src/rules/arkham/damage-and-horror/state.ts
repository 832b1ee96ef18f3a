import { type Carte, createInvestigateur, listSoutiens } from './card-state';
import type { Repartition, Situation } from './situation';
import type { Trace, TraceStep } from './trace';

/** Everything the resolution knows at one moment. Never modified: each step returns the next one. */
export interface Etat {
	readonly situation: Situation;
	readonly repartition: Repartition;
	readonly investigateur: Carte;
	/** All the assets, defeated ones included. */
	readonly soutiens: readonly Carte[];
	readonly trace: Trace;
}

/** State before anything is dealt. */
export function openEtat(situation: Situation, repartition: Repartition): Etat {
	const soutiens = listSoutiens(situation, repartition);
	const investigateur = createInvestigateur(situation, repartition, soutiens);
	return { situation, repartition, investigateur, soutiens, trace: [] };
}

/** Adds steps to the trace. */
export function record(etat: Etat, ...etapes: readonly TraceStep[]): Etat {
	return { ...etat, trace: [...etat.trace, ...etapes] };
}

/** The assets, then the investigator: the order in which cards are assigned and checked. */
export function listCartes({ soutiens, investigateur }: Etat): readonly Carte[] {
	return [...soutiens, investigateur];
}

/** Changes every card in the same way, and records what `change` says of it. */
export function changeCartes(etat: Etat, change: (carte: Carte) => readonly [Carte, readonly TraceStep[]]): Etat {
	const soutiens = etat.soutiens.map(change);
	const [investigateur, etapes] = change(etat.investigateur);
	const changees = { ...etat, soutiens: soutiens.map(([carte]) => carte), investigateur };
	return record(changees, ...soutiens.flatMap(([, pas]) => pas), ...etapes);
}
