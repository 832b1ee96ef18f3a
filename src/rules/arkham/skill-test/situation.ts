/** What fixes the outcome of a test by itself, at TC.6: nothing, a success or a failure. */
export type Automatic = 'none' | 'success' | 'failure';

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

/** What a token may do instead of its own effect, as the player chooses once it is revealed. */
export interface Alternative extends Pick<Effect, 'modifier' | 'revealsAnother' | 'automatic'> {
	/** Kind that it counts as: not its own, nor that of another alternative. */
	readonly as: string;
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
	/** How many others of them are out of the bag for this test: revealed before it, or set aside. 0 when left out. */
	readonly aside?: number;
	readonly effect: Effect;
	/** What it may do instead. */
	readonly alternatives?: readonly Alternative[];
	/** Whether the player may cancel it, and reveal another token instead: this one stays aside. */
	readonly cancelable?: boolean;
	/** Another kind of the bag: the test fails automatically when a token of each is applied. */
	readonly failsWith?: string | undefined;
	/** Whether it leaves the bag once the test in which it was revealed ends. */
	readonly leaves?: boolean;
}

/** How many tokens are revealed at TC.3, and which of them are applied. */
export interface Draw {
	readonly count: number;
	/** `all` are applied; `one`, `two`: they are revealed together, as many are chosen, and the others are ignored. */
	readonly mode: 'all' | 'one' | 'two';
	/** How many times a token just revealed may be canceled, and another revealed: 0 to 3; 0 when left out. */
	readonly cancels?: number;
	/** Whether a token canceled goes back to the bag at once, before the other is revealed; it stays aside otherwise. */
	readonly returned?: boolean;
}

/** What a card adds to the skill value for each of the things that it counts at the table (rule tc-5-capacites). */
export interface Bonus {
	/** For each: -20 to 20. */
	readonly each: number;
	/** How many there are: 0 to 20. */
	readonly times: number;
	/** What is counted, which the trace names. */
	readonly of: string;
}

/** A skill test about to begin. */
export interface Situation {
	/** Base skill value, with every modifier that lasts beyond the icons and the tokens: -20 to 99. */
	readonly skill: number;
	/** Appropriate icons committed to the test, 1 each: 0 to 99. */
	readonly icons: number;
	readonly bonus?: Bonus | undefined;
	/** Difficulty of the test: 0 to 99. */
	readonly difficulty: number;
	/** The chaos bag: at most `MAX_KINDS` kinds, and `MAX_TOKENS` tokens in all. */
	readonly bag: readonly BagToken[];
	readonly draw: Draw;
}

/** Most tokens that may be revealed at TC.3. */
export const MAX_REVEALED = 5;

/** Most tokens that may be canceled in a test. */
export const MAX_CANCELS = 3;

/** Most kinds of tokens that a bag may list. */
export const MAX_KINDS = 30;

/** Most kinds that have another token revealed, when one token is chosen among several: each may lead to a chain. */
export const MAX_REVEALERS = 10;

/** Most tokens that a bag may hold, sealed ones included. */
export const MAX_TOKENS = 99;
