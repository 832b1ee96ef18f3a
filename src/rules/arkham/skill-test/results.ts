import type { Fraction } from '../../odds';
import type { Automatique } from './situation';

/** One way in which a test may end, and how likely it is. */
export interface Issue {
	/** Modified skill value, 0 when the test fails automatically: never negative (rule modificateur-negatif). */
	readonly total: number;
	/** `total` minus the difficulty, which counts as 0 when the test succeeds automatically. */
	readonly marge: number;
	readonly reussite: boolean;
	readonly automatique: Automatique;
	readonly chance: Fraction;
}

/** Exact chances of a test, over every order in which the tokens may be revealed. */
export interface Chances {
	/** Chance of success, automatic or not. */
	readonly reussite: Fraction;
	/** Chance of failure, automatic or not: `reussite` and `echec` add up to 1. */
	readonly echec: Fraction;
	readonly echecAutomatique: Fraction;
	readonly reussiteAutomatique: Fraction;
	/** Each distinct outcome that may happen, by increasing margin; their chances add up to 1. */
	readonly issues: readonly Issue[];
	readonly margeMoyenne: Fraction;
	/** Tokens revealed in a test, on average, ignored ones included. */
	readonly pionsMoyens: Fraction;
}

/** How a drawn test ended. */
export interface Epreuve {
	/** Kinds of the tokens, in the order in which they were revealed. */
	readonly reveles: readonly string[];
	/** Kinds of the tokens applied, in the same order: all of them but those that the choice of one left aside. */
	readonly retenus: readonly string[];
	readonly total: number;
	/** Difficulty that counts: 0 when the test succeeds automatically. */
	readonly difficulte: number;
	readonly marge: number;
	readonly reussite: boolean;
	readonly automatique: Automatique;
}
