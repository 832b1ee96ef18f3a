import type { AuDela, Pile } from './situation';
import type { Constat, Trace } from './trace';

/** What one draw did. */
export interface Ligne {
	readonly moment: 'main-de-depart' | 'mulligan' | 'ce-tour' | 'tour';
	/** Number of the turn, from 1; 0 before the first turn of the list. */
	readonly tour: number;
	/** Chains when the cards are drawn, and after. */
	readonly chainesAvant: number;
	readonly chainesApres: number;
	/** Cards in hand before the draw, and after. */
	readonly mainAvant: number;
	readonly mainApres: number;
	/** Cards that the hand should hold without chains. */
	readonly taille: number;
	/** Cards missing from the hand, what the chains take off that number, and cards drawn. */
	readonly manquantes: number;
	readonly reduction: number;
	readonly piochees: number;
	/** Cards that the player would have drawn, had it not been for the chains of this draw. */
	readonly privees: number;
	readonly brisee: boolean;
	/** Deck and discard pile after the draw; `null` when they are not counted. */
	readonly pile: Pile | null;
}

/** Everything known at one moment. Never modified: each step returns the next one. */
export interface Etat {
	readonly main: number;
	readonly chaines: number;
	readonly pile: Pile | null;
	readonly auDela: AuDela;
	readonly lines: readonly Ligne[];
	readonly trace: Trace;
}

/** Adds findings to the trace, under the line being computed. */
export function record(etat: Etat, ...constats: readonly Constat[]): Etat {
	const etapes = constats.map((constat) => ({ ...constat, ligne: etat.lines.length }));
	return { ...etat, trace: [...etat.trace, ...etapes] };
}
