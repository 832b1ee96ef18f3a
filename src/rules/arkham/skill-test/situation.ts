/** What fixes the outcome of a test by itself, at TC.6: nothing, a success or a failure. */
export type Automatique = 'non' | 'reussite' | 'echec';

/** What a token does when it is revealed and applied. */
export interface Effet {
	/** What it adds to the skill value: -20 to 20. */
	readonly modificateur: number;
	/** Whether it has another token revealed. */
	readonly revele: boolean;
	readonly automatique: Automatique;
	/**
	 * The test fails automatically once this many tokens of the kind have been revealed and applied: 1 to 99.
	 * Without it, their number does not matter.
	 */
	readonly echecAu?: number;
}

/** A kind of token of the bag, and how many there are. */
export interface Pion {
	/**
	 * Unique id of the kind, which the trace names it by. A signed number (`+1`, `0`, `-3`) is a token without symbol;
	 * anything else is a symbol (`crane`, `echec-automatique`).
	 */
	readonly type: string;
	/** Tokens of the kind: 0 to 99. */
	readonly nombre: number;
	/** How many of them are sealed on cards, and so cannot be revealed: 0 to `nombre`. */
	readonly scelles: number;
	readonly effet: Effet;
}

/** How many tokens are revealed at TC.3, and which of them are applied. */
export interface Tirage {
	readonly nombre: 1 | 2 | 3;
	/** `tous`: all are applied. `un`: they are revealed together, one is chosen, and the others are ignored. */
	readonly rule: 'tous' | 'un';
}

/** A skill test about to begin. */
export interface Situation {
	/** Base skill value, with every modifier that lasts beyond the icons and the tokens: -20 to 99. */
	readonly competence: number;
	/** Appropriate icons committed to the test, 1 each: 0 to 99. */
	readonly icones: number;
	/** Difficulty of the test: 0 to 99. */
	readonly difficulte: number;
	/** The chaos bag: at most `TYPES_MAX` kinds, and `PIONS_MAX` tokens in all. */
	readonly reserve: readonly Pion[];
	readonly tirage: Tirage;
}

/** Most kinds of tokens that a bag may list. */
export const TYPES_MAX = 30;

/** Most tokens that a bag may hold, sealed ones included. */
export const PIONS_MAX = 99;
