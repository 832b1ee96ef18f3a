import type { Fraction } from '../../odds';
import type { RuleId } from './rules';

type Step<Name extends string, Stage extends number, R extends RuleId, Details = unknown> = Readonly<
	{ kind: Name; stage: Stage; rule: R; token: string | null; before: number; after: number } & Details
>;

/**
 * One step: the rule it applies, the step of the test it belongs to (`stage`: 1 to 8, for TC.1 to TC.8), the kind of token it is about
 * (`null` when it is about the whole test), and a number before and after.
 * The number is named beside each kind. A note, which changes nothing, has `before` equal to `after`.
 */
export type TraceStep =
	/** Note: skill value as the test begins. */
	| Step<'start', 1, 'tc-1'>
	/** Skill value: before → with the icons. A note that cites `tc-2` when there is none. */
	| Step<'icons', 2, 'tc-2' | 'tc-2-bonus'>
	/** Skill value: before → with what a card counts at the table: `each` for each of the `times` things. */
	| Step<'bonus', 5, 'tc-5-capacites', { each: number; times: number; of: string }>
	/** Tokens of the kind: all → those that are not sealed. */
	| Step<'sealed', 3, 'bases-carte-prioritaire'>
	/** Tokens of the kind that are not sealed: all → those that are not set aside for this test. */
	| Step<'set-aside', 3, 'bases-carte-prioritaire'>
	/** Note: how many tokens a card may cancel in this test; whether each goes back to the bag at once. */
	| Step<'cancels', 3, 'bases-carte-prioritaire', { returned: boolean }>
	/** Note: tokens that may be revealed. */
	| Step<'bag', 3, 'tc-3'>
	/** Note: no token can be revealed, 0. The test cannot go on, and has no result. */
	| Step<'empty-bag', 3, 'tc-3'>
	/** Tokens left in the bag. `cause`: the test itself, a card that has several revealed, or a token already revealed. */
	| Step<'revealed', 3, 'tc-3' | 'bases-carte-prioritaire', { cause: 'test' | 'card' | 'token' }>
	/** Tokens that should be revealed → those that the bag still holds. */
	| Step<'exhausted-bag', 3, 'effet-elements-manquants'>
	/** Tokens left in the bag: before → once the token canceled is back in it, if it is to be. */
	| Step<'canceled', 3, 'bases-carte-prioritaire'>
	/** Tokens revealed together → those chosen; kinds of these, and of the others, which are ignored. */
	| Step<'chosen', 3, 'bases-carte-prioritaire', { kept: readonly string[]; ignored: readonly string[] }>
	/** Note: the token counts as one of another kind. */
	| Step<'counts-as', 4, 'bases-carte-prioritaire', { as: string }>
	/**
	 * Skill value: before → with the modifier of what the token may do instead, as the player chooses. It then counts as a
	 * token of the kind `as`, or is canceled for another when there is none.
	 */
	| Step<'may-count-as', 4, 'bases-carte-prioritaire', { as: string | null }>
	/** Note: the test fails automatically when a token of the kind `other` is applied as well. */
	| Step<'fails-with', 4, 'bases-carte-prioritaire', { other: string }>
	/** Other tokens that it has revealed: 0 → 1 when its effect says so. A note when it does not. */
	| Step<'symbol', 4, 'tc-4' | 'tc-4-echec-automatique' | 'tc-4-sans-effet'>
	/** Note: tokens left in the bag. The token is the one from which no other is revealed, as its kind has come too often. */
	| Step<'stop', 4, 'bases-carte-prioritaire'>
	/** Skill value: before → with the modifier of the token; may be negative until `floor`. */
	| Step<'modifier', 5, 'tc-5-pions'>
	/** Skill value, every modifier applied: negative → 0. */
	| Step<'floor', 5, 'modificateur-negatif'>
	/** Skill value: before the test → modified. */
	| Step<'value', 5, 'tc-5'>
	/** Note: skill value before the tokens; lowest and highest after them, automatic failures and `floor` apart. */
	| Step<'range', 5, 'tc-5', { minimum: number; maximum: number }>
	/** Automatic successes that count: 1 → 0, as the test fails automatically too. */
	| Step<'grim-rule', 6, 'tc-6-deux-issues'>
	/** Modified skill value → 0. */
	| Step<'automatic-failure', 6, 'tc-6-echec-automatique'>
	/** Difficulty → 0. */
	| Step<'automatic-success', 6, 'tc-6-reussite-automatique'>
	/** Difficulty that counts → skill value compared to it; what the comparison gives. */
	| Step<
			'comparison',
			6,
			'tc-6-reussite' | 'tc-6-echec' | 'reussite-automatique-definition',
			{ success: boolean; margin: number }
	  >
	/**
	 * Difficulty that counts → the skill value nearest to it that has this outcome; chance of the outcome.
	 * The two automatic outcomes are apart from the two others: the four chances add up to 1.
	 */
	| Step<
			'chance',
			6,
			'tc-6-reussite' | 'tc-6-echec' | 'tc-6-reussite-automatique' | 'tc-6-echec-automatique',
			{ chance: Fraction }
	  >
	/** Note: margin, skill value minus difficulty; the results of the success or of the failure apply. */
	| Step<'results', 7, 'tc-7', { success: boolean }>
	/** Tokens in the bag: before → once those revealed are back, less the `leaving` ones, which leave it. Sealed ones stay on their cards. */
	| Step<'end', 8, 'tc-8', { leaving: number }>;

/** A step that only a test drawn with its tokens has. */
export type DrawnStep = Extract<
	TraceStep,
	{ kind: 'start' | 'revealed' | 'canceled' | 'chosen' | 'counts-as' | 'stop' | 'value' | 'results' | 'end' }
>;

/** A step that the chances of a test may have. */
export type WeighedStep = Exclude<TraceStep, DrawnStep>;

/** The steps in the order in which they happen. */
export type Trace = readonly TraceStep[];

/** The same, of the chances of a test. */
export type WeighedTrace = readonly WeighedStep[];
