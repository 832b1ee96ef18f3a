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
	| Step<'debut', 1, 'tc-1'>
	/** Skill value: before → with the icons. A note that cites `tc-2` when there is none. */
	| Step<'icones', 2, 'tc-2' | 'tc-2-bonus'>
	/** Tokens of the kind: all → those that are not sealed. */
	| Step<'scelles', 3, 'bases-carte-prioritaire'>
	/** Tokens of the kind that are not sealed: all → those that are not set aside for this test. */
	| Step<'mis-de-cote', 3, 'bases-carte-prioritaire'>
	/** Note: how many tokens a card may cancel in this test; whether each goes back to the bag at once. */
	| Step<'annulations', 3, 'bases-carte-prioritaire', { returned: boolean }>
	/** Note: tokens that may be revealed. */
	| Step<'reserve', 3, 'tc-3'>
	/** Note: no token can be revealed, 0. The test cannot go on, and has no result. */
	| Step<'reserve-vide', 3, 'tc-3'>
	/** Tokens left in the bag. `cause`: the test itself, a card that has several revealed, or a token already revealed. */
	| Step<'revele', 3, 'tc-3' | 'bases-carte-prioritaire', { cause: 'test' | 'carte' | 'pion' }>
	/** Tokens that should be revealed → those that the bag still holds. */
	| Step<'reserve-epuisee', 3, 'effet-elements-manquants'>
	/** Tokens left in the bag: before → once the token canceled is back in it, if it is to be. */
	| Step<'annule', 3, 'bases-carte-prioritaire'>
	/** Tokens revealed together → those chosen; kinds of these, and of the others, which are ignored. */
	| Step<'retenu', 3, 'bases-carte-prioritaire', { kept: readonly string[]; ignored: readonly string[] }>
	/** Note: the token counts as one of another kind. */
	| Step<'compte-comme', 4, 'bases-carte-prioritaire', { as: string }>
	/**
	 * Skill value: before → with the modifier of what the token may do instead, as the player chooses. It then counts as a
	 * token of the kind `as`, or is canceled for another when there is none.
	 */
	| Step<'au-choix', 4, 'bases-carte-prioritaire', { as: string | null }>
	/** Note: the test fails automatically when a token of the kind `other` is applied as well. */
	| Step<'echec-avec', 4, 'bases-carte-prioritaire', { other: string }>
	/** Other tokens that it has revealed: 0 → 1 when its effect says so. A note when it does not. */
	| Step<'symbole', 4, 'tc-4' | 'tc-4-echec-automatique' | 'tc-4-sans-effet'>
	/** Note: tokens left in the bag. The token is the one from which no other is revealed, as its kind has come too often. */
	| Step<'arret', 4, 'bases-carte-prioritaire'>
	/** Skill value: before → with the modifier of the token; may be negative until `plancher`. */
	| Step<'modificateur', 5, 'tc-5-pions'>
	/** Skill value, every modifier applied: negative → 0. */
	| Step<'plancher', 5, 'modificateur-negatif'>
	/** Skill value: before the test → modified. */
	| Step<'valeur', 5, 'tc-5'>
	/** Note: skill value before the tokens; lowest and highest after them, automatic failures and `plancher` apart. */
	| Step<'etendue', 5, 'tc-5', { minimum: number; maximum: number }>
	/** Automatic successes that count: 1 → 0, as the test fails automatically too. */
	| Step<'sombre-regle', 6, 'tc-6-deux-issues'>
	/** Modified skill value → 0. */
	| Step<'echec-automatique', 6, 'tc-6-echec-automatique'>
	/** Difficulty → 0. */
	| Step<'reussite-automatique', 6, 'tc-6-reussite-automatique'>
	/** Difficulty that counts → skill value compared to it; what the comparison gives. */
	| Step<
			'comparaison',
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
	| Step<'resultats', 7, 'tc-7', { success: boolean }>
	/** Tokens in the bag: before → once those revealed are back, less the `leaving` ones, which leave it. Sealed ones stay on their cards. */
	| Step<'fin', 8, 'tc-8', { leaving: number }>;

/** A step that only a test drawn with its tokens has. */
export type DrawnStep = Extract<
	TraceStep,
	{ kind: 'debut' | 'revele' | 'annule' | 'retenu' | 'compte-comme' | 'arret' | 'valeur' | 'resultats' | 'fin' }
>;

/** A step that the chances of a test may have. */
export type WeighedStep = Exclude<TraceStep, DrawnStep>;

/** The steps in the order in which they happen. */
export type Trace = readonly TraceStep[];

/** The same, of the chances of a test. */
export type WeighedTrace = readonly WeighedStep[];
