import type { RuleId } from './rules';
import type { Affliction, IdCarte } from './situation';

type Pas<TraceStep extends string, R extends RuleId, Details = unknown> = Readonly<
	{ kind: TraceStep; rule: R; carte: IdCarte; avant: number; apres: number } & Details
>;

type PasAffliction<TraceStep extends string, R extends RuleId, Details = unknown> = Pas<
	TraceStep,
	R,
	{ affliction: Affliction } & Details
>;

/** Rule by which a card is defeated. */
export type RegleDefaite = 'degats-vaincu' | 'vaincu-soutien-vie' | 'vaincu-soutien-sante-mentale';

/**
 * One step: the rule applied to `carte`, and a number before and after, named beside each kind.
 * A note, which changes nothing, has `avant` equal to `apres`.
 */
export type TraceStep =
	// Assign.
	/** To be assigned: 0 → the amount dealt. `carte` is the investigator. */
	| PasAffliction<'infliges', 'degats-assigner', { direct: boolean }>
	/** Printed value → what is left of it, on a card that has tokens or a modifier. */
	| PasAffliction<'restante', 'degats-valeur-restante', { modificateur: number; pions: number }>
	/** Amount dealt → the most that the asset may be assigned, which may be more. */
	| PasAffliction<'maximum', 'degats-soutien-maximum'>
	/** Amount dealt → 0. */
	| PasAffliction<'sans-valeur', 'degats-soutien-sans-valeur'>
	/** Not assigned yet → what is left to assign. */
	| PasAffliction<'soutien-assigne', 'degats-soutien-droit'>
	/** Not assigned yet → 0: all of it goes to the investigator. */
	| PasAffliction<'investigateur-assigne', 'degats-soutien-choix' | 'degats-sans-detour'>
	// Between the steps.
	/** Assigned to the card → what is not cancelled. */
	| PasAffliction<'annules', 'degats-entre-les-etapes'>
	// Apply.
	/** Tokens on the card, with the value they are counted against. */
	| PasAffliction<'places', 'degats-appliquer', { value: number }>
	/** Damage and horror dealt → 0. `carte` is the investigator. */
	| Pas<'rien-place', 'degats-aucun-applique'>
	/** Cards that received tokens → those of them that are defeated. `carte` is the investigator. */
	| Pas<'verification', 'degats-verification'>
	/** Tokens on the card, with the value that they reach. */
	| PasAffliction<'vaincue', RegleDefaite, { value: number }>
	/** Assets controlled, before and after all the defeated ones left together. */
	| Pas<'defaussee', 'vaincu-soutien-defausse'>
	// Traumas. `carte` is the investigator from here on.
	/** Kinds of trauma to choose from: 2 → 1, which is `affliction`. */
	| PasAffliction<'traumatisme-choisi', 'campagne-traumatisme-choix'>
	/** Traumas of the kind. */
	| PasAffliction<'traumatisme', 'campagne-traumatisme-physique' | 'campagne-traumatisme-mental'>
	/** Note: tokens, more than the value, that cause a trauma all the same. */
	| PasAffliction<'depassement', 'traumatisme-egal-ou-plus', { value: number }>
	/** Note: traumas of both kinds. */
	| Pas<'sans-traumatisme', 'mode-independant-traumatismes'>
	/** Traumas of the kind, which equal or exceed the printed value: killed or driven insane. */
	| PasAffliction<'perdu', 'campagne-tue' | 'campagne-dement', { imprimee: number }>
	/** Campaigns that the investigator can still serve in: 1 → 0. */
	| Pas<'inutilisable', 'campagne-perdu'>
	/** Investigators to choose for the next scenario: 0 → 1. */
	| Pas<'remplacant', 'campagne-remplacant'>
	/** Tokens with which each following scenario starts. */
	| PasAffliction<'prochain-scenario', 'campagne-traumatisme-debut'>
	// Elimination.
	/** Players in the scenario. */
	| Pas<'elimination', 'degats-elimination'>
	/** Assets controlled in play → 0. */
	| Pas<'elimination-cartes', 'degats-elimination-1'>
	/** Note: players left. */
	| Pas<'elimination-pions', 'degats-elimination-2'>
	/** Note: players left. */
	| Pas<'elimination-ennemis', 'degats-elimination-3'>
	/** Note: players left. */
	| Pas<'elimination-menace', 'degats-elimination-4'>
	/** Note: players left, who choose. */
	| Pas<'elimination-principal', 'degats-elimination-5'>
	/** Scenarios under way: 1 → 0. */
	| Pas<'fin-du-scenario', 'degats-elimination-6'>
	/** Note: players left. */
	| Pas<'par-investigateur', 'degats-elimination-par-investigateur'>;

/** The steps in the order in which they happened. */
export type Trace = readonly TraceStep[];
