import { CAMPS, type Camp, type Mises, type ParCamp, type Situation } from './situation';
import type { Trace, TraceStep } from './trace';

/** Everything the resolution knows at one moment. Never modified: each step returns the next one. */
export interface Etat {
	readonly situation: Situation;
	/** Numbers on the dials, then values of the bids. */
	readonly mises: Mises;
	/** Honour of each player. */
	readonly honneur: ParCamp<number>;
	/** Skill of each character in the duel; may be below zero until it is complete. */
	readonly competences: ParCamp<number>;
	readonly trace: Trace;
}

/** State at step D.3. */
export function openEtat(situation: Situation, mises: Mises): Etat {
	const { lanceur, defie } = situation;
	return {
		situation,
		mises,
		honneur: { lanceur: lanceur.honneur, defie: defie.honneur },
		competences: { lanceur: lanceur.competence, defie: defie.competence },
		trace: [],
	};
}

/** Adds steps to the trace. */
export function record(etat: Etat, ...etapes: readonly TraceStep[]): Etat {
	return { ...etat, trace: [...etat.trace, ...etapes] };
}

/** Takes both sides through the same step. */
export function passCamps(etat: Etat, step: (etat: Etat, camp: Camp) => Etat): Etat {
	return CAMPS.reduce(step, etat);
}
