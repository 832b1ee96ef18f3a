import type { RuleId } from './rules';
import type { Affliction, CardId } from './situation';

type Step<Name extends string, R extends RuleId, Details = unknown> = Readonly<
	{ kind: Name; rule: R; card: CardId; before: number; after: number } & Details
>;

type AfflictionStep<Name extends string, R extends RuleId, Details = unknown> = Step<
	Name,
	R,
	{ affliction: Affliction } & Details
>;

/** Rule by which a card is defeated. */
export type DefeatRule = 'degats-vaincu' | 'vaincu-soutien-vie' | 'vaincu-soutien-sante-mentale';

/**
 * One step: the rule applied to `card`, and a number before and after, named beside each kind.
 * A note, which changes nothing, has `before` equal to `after`.
 */
export type TraceStep =
	// Assign.
	/** To be assigned: 0 → the amount dealt. `card` is the investigator. */
	| AfflictionStep<'dealt', 'degats-assigner', { direct: boolean }>
	/** Printed value → what is left of it, on a card that has tokens or a modifier. */
	| AfflictionStep<'remaining', 'degats-valeur-restante', { modifier: number; tokens: number }>
	/** Amount dealt → the most that the asset may be assigned, which may be more. */
	| AfflictionStep<'maximum', 'degats-soutien-maximum'>
	/** Amount dealt → 0. */
	| AfflictionStep<'no-value', 'degats-soutien-sans-valeur'>
	/** Not assigned yet → what is left to assign. */
	| AfflictionStep<'asset-assigned', 'degats-soutien-droit'>
	/** Not assigned yet → 0: all of it goes to the investigator; `dealt`: what was to be assigned at first. */
	| AfflictionStep<
			'investigator-assigned',
			'degats-soutien-choix' | 'degats-reste-investigateur' | 'degats-sans-detour',
			{ dealt: number }
	  >
	// Between the steps.
	/** Assigned to the card → what is not canceled. */
	| AfflictionStep<'canceled', 'degats-entre-les-etapes'>
	// Apply.
	/** Tokens on the card, with the value they are counted against. */
	| AfflictionStep<'placed', 'degats-appliquer', { value: number }>
	/** Damage and horror dealt → 0. `card` is the investigator. */
	| Step<'nothing-placed', 'degats-aucun-applique'>
	/** Cards that received tokens → those of them that are defeated. `card` is the investigator. */
	| Step<'defeat-checked', 'degats-verification'>
	/** Tokens on the card, with the value that they reach. */
	| AfflictionStep<'defeated', DefeatRule, { value: number }>
	/** Assets controlled, before and after all the defeated ones left together. */
	| Step<'discarded', 'vaincu-soutien-defausse'>
	// Traumas. `card` is the investigator from here on.
	/** Kinds of trauma to choose from: 2 → 1, which is `affliction`. */
	| AfflictionStep<'trauma-chosen', 'campagne-traumatisme-choix'>
	/** Traumas of the kind. */
	| AfflictionStep<'trauma', 'campagne-traumatisme-physique' | 'campagne-traumatisme-mental'>
	/** Note: tokens, more than the value, that cause a trauma all the same. */
	| AfflictionStep<'excess', 'traumatisme-egal-ou-plus', { value: number }>
	/** Note: traumas of both kinds. */
	| Step<'no-trauma', 'mode-independant-traumatismes'>
	/** Traumas of the kind, which equal or exceed the printed value: killed or driven insane. */
	| AfflictionStep<'lost', 'campagne-tue' | 'campagne-dement', { printed: number }>
	/** Campaigns that the investigator can still serve in: 1 → 0. */
	| Step<'unusable', 'campagne-perdu'>
	/** Investigators to choose for the next scenario: 0 → 1. */
	| Step<'replacement', 'campagne-remplacant'>
	/** Tokens with which each following scenario starts. */
	| AfflictionStep<'next-scenario', 'campagne-traumatisme-debut'>
	// Elimination.
	/** Players in the scenario. */
	| Step<'elimination', 'degats-elimination'>
	/** Assets controlled in play → 0. */
	| Step<'elimination-cards', 'degats-elimination-1'>
	/** Note: players left. */
	| Step<'elimination-tokens', 'degats-elimination-2'>
	/** Note: players left. */
	| Step<'elimination-enemies', 'degats-elimination-3'>
	/** Note: players left. */
	| Step<'elimination-threat-area', 'degats-elimination-4'>
	/** Note: players left, who choose. */
	| Step<'elimination-lead', 'degats-elimination-5'>
	/** Scenarios under way: 1 → 0. */
	| Step<'scenario-end', 'degats-elimination-6'>
	/** Note: players left. */
	| Step<'per-investigator', 'degats-elimination-par-investigateur'>;

/** The steps in the order in which they happened. */
export type Trace = readonly TraceStep[];
