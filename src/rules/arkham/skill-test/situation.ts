/** What fixes the outcome of a test by itself, at TC.6: nothing, a success or a failure. */
export type Automatic = 'non' | 'reussite' | 'echec';

/** What a token does when it is revealed and applied. */
export interface Effect {
	/** What it adds to the skill value: -20 to 20. */
	readonly modifier: number;
	/** Whether it has another token revealed. */
	readonly revealsAnother: boolean;
	readonly automatic: Automatic;
	/**
	 * The test fails automatically once this many tokens of the kind have been revealed and applied: 1 to 99.
	 * No other token is then revealed. Without it, their number does not matter.
	 */
	readonly failsAt?: number;
}

/** A kind of token of the bag, and how many there are. */
export interface BagToken {
	/** Unique id of the kind, which the trace names it by. */
	readonly id: string;
	/** Whether it bears a symbol; without one it is a plain number. */
	readonly symbol: boolean;
	/** Tokens of the kind: 0 to 99. */
	readonly count: number;
	/** How many of them are sealed on cards, and so cannot be revealed: 0 to `count`. */
	readonly sealed: number;
	readonly effect: Effect;
	/** Whether it leaves the bag once the test in which it was revealed ends. */
	readonly leaves?: boolean;
}

/** How many tokens are revealed at TC.3, and which of them are applied. */
export interface Draw {
	readonly count: 1 | 2 | 3;
	/** `tous`: all are applied. `un`: they are revealed together, one is chosen, and the others are ignored. */
	readonly mode: 'tous' | 'un';
}

/** A skill test about to begin. */
export interface Situation {
	/** Base skill value, with every modifier that lasts beyond the icons and the tokens: -20 to 99. */
	readonly skill: number;
	/** Appropriate icons committed to the test, 1 each: 0 to 99. */
	readonly icons: number;
	/** Difficulty of the test: 0 to 99. */
	readonly difficulty: number;
	/** The chaos bag: at most `MAX_KINDS` kinds, and `MAX_TOKENS` tokens in all. */
	readonly bag: readonly BagToken[];
	readonly draw: Draw;
}

/** Most kinds of tokens that a bag may list. */
export const MAX_KINDS = 30;

/** Most kinds that have another token revealed, when one token is chosen among several: each may lead to a chain. */
export const MAX_REVEALERS = 10;

/** Most tokens that a bag may hold, sealed ones included. */
export const MAX_TOKENS = 99;
