/** Where a sequence ends: a target like a step. */
export const END = 'fin';

/** What a counter must be. */
export interface Condition {
	readonly op: '<' | '=' | '>';
	readonly value: number;
}

/** What counters must be, by counter. All must hold. */
export type Conditions = Readonly<Record<string, Condition>>;

/** How a counter changes: set to a value, or changed by it. */
export interface Effect {
	readonly op: '=' | '+' | '-';
	/** A number, or the id of the counter whose value is taken. */
	readonly value: number | string;
}

/** How counters change, by counter, in order. */
export type Effects = Readonly<Record<string, Effect>>;

/** A branch that the players take. */
export interface Choice {
	/** Step where the game goes on, or `END`. */
	readonly to: string;
	/** Chart that is played before going there. */
	readonly calls?: string | undefined;
	/** What counters must be for it to be open. */
	readonly when?: Conditions | undefined;
	readonly effects?: Effects | undefined;
	/** Id of the rule that states it; that of the step when there is none. */
	readonly rule?: string | undefined;
}

/** How a window closes: both players pass in a row (`consecutive`), or each is out once they have passed (`final`). */
export const PASS_RULES = ['consecutive', 'final'] as const;
export type PassRule = (typeof PASS_RULES)[number];

/** A step of a chart. Drawings, files and documents add to it what they show. */
export interface Step {
	readonly id: string;
	/** Id of the rule that states it. */
	readonly rule: string;
	/** Where the game goes on; `undefined` when the players choose. */
	readonly next?: string | undefined;
	/** Applied on leaving by `next`. */
	readonly effects?: Effects | undefined;
	readonly choices: readonly Choice[];
	/** Charts that may be played in the middle of the step, which then goes on. */
	readonly nested: readonly string[];
	/** Two players act or pass in turn. */
	readonly alternation?: PassRule | undefined;
}

export interface Counter {
	readonly id: string;
	/** Value at the start. */
	readonly start: number;
	readonly min: number;
	readonly max: number;
}

/** A timing chart: its steps in the order of the game. */
export interface Chart {
	readonly slug: string;
	readonly steps: readonly Step[];
	readonly counters: readonly Counter[];
	/** What changes when the end leads to the start again. */
	readonly restart?: { readonly effects?: Effects | undefined } | undefined;
}

/** The charts of a game, by slug. Those that are not there cannot be entered. */
export type Charts = Readonly<Record<string, Chart>>;

/** A step of a chart, or `undefined` when the chart has none of this id. */
export const stepOf = <S extends Step>(
	chart: { readonly steps: readonly S[] } | undefined,
	id: string,
): S | undefined => chart?.steps.find((step) => step.id === id);
