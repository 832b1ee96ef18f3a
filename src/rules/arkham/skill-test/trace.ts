import type { Fraction } from '../../odds';
import type { RuleId } from './rules';

type Pas<TraceStep extends string, Tc extends number, R extends RuleId, Details = unknown> = Readonly<
	{ kind: TraceStep; tc: Tc; rule: R; pion: string | null; avant: number; apres: number } & Details
>;

/**
 * One step: the rule it applies, the step of the test it belongs to (`tc`: 1 to 8), the kind of token it is about
 * (`null` when it is about the whole test), and a number before and after.
 * The number is named beside each kind. A note, which changes nothing, has `avant` equal to `apres`.
 */
export type TraceStep =
	/** Note: skill value as the test begins. */
	| Pas<'debut', 1, 'tc-1'>
	/** Skill value: before → with the icons. A note that cites `tc-2` when there is none. */
	| Pas<'icones', 2, 'tc-2' | 'tc-2-bonus'>
	/** Tokens of the kind: all → those that are not sealed. */
	| Pas<'scelles', 3, 'bases-carte-prioritaire'>
	/** Note: tokens that may be revealed. */
	| Pas<'reserve', 3, 'tc-3'>
	/** Note: no token can be revealed, 0. The test cannot go on, and has no result. */
	| Pas<'reserve-vide', 3, 'tc-3'>
	/** Tokens left in the bag. `cause`: the test itself, a card that has several revealed, or a token already revealed. */
	| Pas<'revele', 3, 'tc-3' | 'bases-carte-prioritaire', { cause: 'test' | 'carte' | 'pion' }>
	/** Tokens that should be revealed → those that the bag still holds. */
	| Pas<'reserve-epuisee', 3, 'effet-elements-manquants'>
	/** Tokens revealed together → 1, the one chosen; kinds of the others, which are ignored. */
	| Pas<'retenu', 3, 'bases-carte-prioritaire', { ignores: readonly string[] }>
	/** Other tokens that it has revealed: 0 → 1 when its effect says so. A note when it does not. */
	| Pas<'symbole', 4, 'tc-4' | 'tc-4-echec-automatique' | 'tc-4-sans-effet'>
	/** Skill value: before → with the modifier of the token; may be negative until `plancher`. */
	| Pas<'modificateur', 5, 'tc-5-pions'>
	/** Skill value, every modifier applied: negative → 0. */
	| Pas<'plancher', 5, 'modificateur-negatif'>
	/** Skill value: before the test → modified. */
	| Pas<'valeur', 5, 'tc-5'>
	/** Note: skill value before the tokens; lowest and highest after them, automatic failures and `plancher` apart. */
	| Pas<'etendue', 5, 'tc-5', { minimum: number; maximum: number }>
	/** Automatic successes that count: 1 → 0, as the test fails automatically too. */
	| Pas<'sombre-regle', 6, 'tc-6-deux-issues'>
	/** Modified skill value → 0. */
	| Pas<'echec-automatique', 6, 'tc-6-echec-automatique'>
	/** Difficulty → 0. */
	| Pas<'reussite-automatique', 6, 'tc-6-reussite-automatique'>
	/** Difficulty that counts → skill value compared to it; what the comparison gives. */
	| Pas<
			'comparaison',
			6,
			'tc-6-reussite' | 'tc-6-echec' | 'reussite-automatique-definition',
			{ reussite: boolean; marge: number }
	  >
	/**
	 * Difficulty that counts → the skill value nearest to it that has this outcome; chance of the outcome.
	 * The two automatic outcomes are apart from the two others: the four chances add up to 1.
	 */
	| Pas<
			'chance',
			6,
			'tc-6-reussite' | 'tc-6-echec' | 'tc-6-reussite-automatique' | 'tc-6-echec-automatique',
			{ chance: Fraction }
	  >
	/** Note: margin, skill value minus difficulty; the results of the success or of the failure apply. */
	| Pas<'resultats', 7, 'tc-7', { reussite: boolean }>
	/** Tokens in the bag: before → once all those revealed are back. Sealed ones stay on their cards. */
	| Pas<'fin', 8, 'tc-8'>;

/** A step that only a test drawn with its tokens has. */
export type EtapeTiree = Extract<TraceStep, { kind: 'debut' | 'revele' | 'retenu' | 'valeur' | 'resultats' | 'fin' }>;

/** A step that the chances of a test may have. */
export type EtapePesee = Exclude<TraceStep, EtapeTiree>;

/** The steps in the order in which they happen. */
export type Trace = readonly TraceStep[];

/** The same, of the chances of a test. */
export type TracePesee = readonly EtapePesee[];
