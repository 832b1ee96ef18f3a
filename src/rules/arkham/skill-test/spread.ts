import type { Fraction, Poids } from '../../odds';

/** How the sums of the modifiers of the tokens applied are spread. Divided by `commun`, weights are chances. */
export interface Repartition {
	readonly commun: bigint;
	/** Nothing automatic. */
	readonly normales: readonly Poids[];
	/** No automatic failure: what is above, and the automatic successes. Automatic failure takes the rest. */
	readonly sures: readonly Poids[];
	/** Tokens revealed in a test, on average. */
	readonly pionsMoyens: Fraction;
}

/** What a test asks: the skill value before the tokens, and the difficulty. */
export interface Enjeu {
	readonly value: number;
	readonly difficulte: number;
}

/** Of the tokens revealed together, given by the ranks of their kinds, the index of the one to apply. */
export type Choisir = (reveles: readonly number[]) => number;

/** A bag and a way of drawing, ready for any test. */
export interface Preparation {
	readonly spread: (enjeu: Enjeu) => Repartition;
	readonly advise: (enjeu: Enjeu) => Choisir;
}
