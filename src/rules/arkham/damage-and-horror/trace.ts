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
	| AfflictionStep<'infliges', 'degats-assigner', { direct: boolean }>
	/** Printed value → what is left of it, on a card that has tokens or a modifier. */
	| AfflictionStep<'restante', 'degats-valeur-restante', { modifier: number; tokens: number }>
	/** Amount dealt → the most that the asset may be assigned, which may be more. */
	| AfflictionStep<'maximum', 'degats-soutien-maximum'>
	/** Amount dealt → 0. */
	| AfflictionStep<'sans-valeur', 'degats-soutien-sans-valeur'>
	/** Not assigned yet → what is left to assign. */
	| AfflictionStep<'soutien-assigne', 'degats-soutien-droit'>
	/** Not assigned yet → 0: all of it goes to the investigator; `dealt`: what was to be assigned at first. */
	| AfflictionStep<
			'investigateur-assigne',
			'degats-soutien-choix' | 'degats-reste-investigateur' | 'degats-sans-detour',
			{ dealt: number }
	  >
	// Between the steps.
	/** Assigned to the card → what is not canceled. */
	| AfflictionStep<'annules', 'degats-entre-les-etapes'>
	// Apply.
	/** Tokens on the card, with the value they are counted against. */
	| AfflictionStep<'places', 'degats-appliquer', { value: number }>
	/** Damage and horror dealt → 0. `card` is the investigator. */
	| Step<'rien-place', 'degats-aucun-applique'>
	/** Cards that received tokens → those of them that are defeated. `card` is the investigator. */
	| Step<'verification', 'degats-verification'>
	/** Tokens on the card, with the value that they reach. */
	| AfflictionStep<'vaincue', DefeatRule, { value: number }>
	/** Assets controlled, before and after all the defeated ones left together. */
	| Step<'defaussee', 'vaincu-soutien-defausse'>
	// Traumas. `card` is the investigator from here on.
	/** Kinds of trauma to choose from: 2 → 1, which is `affliction`. */
	| AfflictionStep<'traumatisme-choisi', 'campagne-traumatisme-choix'>
	/** Traumas of the kind. */
	| AfflictionStep<'traumatisme', 'campagne-traumatisme-physique' | 'campagne-traumatisme-mental'>
	/** Note: tokens, more than the value, that cause a trauma all the same. */
	| AfflictionStep<'depassement', 'traumatisme-egal-ou-plus', { value: number }>
	/** Note: traumas of both kinds. */
	| Step<'sans-traumatisme', 'mode-independant-traumatismes'>
	/** Traumas of the kind, which equal or exceed the printed value: killed or driven insane. */
	| AfflictionStep<'perdu', 'campagne-tue' | 'campagne-dement', { printed: number }>
	/** Campaigns that the investigator can still serve in: 1 → 0. */
	| Step<'inutilisable', 'campagne-perdu'>
	/** Investigators to choose for the next scenario: 0 → 1. */
	| Step<'remplacant', 'campagne-remplacant'>
	/** Tokens with which each following scenario starts. */
	| AfflictionStep<'prochain-scenario', 'campagne-traumatisme-debut'>
	// Elimination.
	/** Players in the scenario. */
	| Step<'elimination', 'degats-elimination'>
	/** Assets controlled in play → 0. */
	| Step<'elimination-cartes', 'degats-elimination-1'>
	/** Note: players left. */
	| Step<'elimination-pions', 'degats-elimination-2'>
	/** Note: players left. */
	| Step<'elimination-ennemis', 'degats-elimination-3'>
	/** Note: players left. */
	| Step<'elimination-menace', 'degats-elimination-4'>
	/** Note: players left, who choose. */
	| Step<'elimination-principal', 'degats-elimination-5'>
	/** Scenarios under way: 1 → 0. */
	| Step<'fin-du-scenario', 'degats-elimination-6'>
	/** Note: players left. */
	| Step<'par-investigateur', 'degats-elimination-par-investigateur'>;

/** The steps in the order in which they happened. */
export type Trace = readonly TraceStep[];
