import type { RuleId } from './regles';
import type { Camp } from './situation';

/** What deals damage. `effet` is a card's effect, `projection` its splash on a neighbour. */
export type Nature = 'puissance' | 'assaut' | 'hasardeux' | 'effet' | 'projection';

/** Why a creature was destroyed. */
export type Cause = 'degats' | 'puissance-zero' | 'poison';

type Pas<TraceStep extends string, R extends RuleId, Details = unknown> = Readonly<
	{ kind: TraceStep; rule: R; creature: string; avant: number; apres: number } & Details
>;

/**
 * One finding of a step function: the rule it applied to `creature`, and a number before and after.
 * The number is named beside each kind. A note, which changes nothing, has `avant` equal to `apres`.
 */
export type Constat =
	// The fight.
	/** Creatures of the enemy line → those that may be chosen. */
	| Pas<'cible-choisie', 'combat-incliner-et-choisir', { cible: string }>
	/** Times chosen to be fought this turn, capped at 1: from 0 the keyword acts, from 1 it no longer does. */
	| Pas<'insaisissable-visee', 'insaisissable-premiere-fois'>
	/** Note: X of the keyword that the active player resolves first. */
	| Pas<'ordre-choisi', 'assaut-ordre' | 'hasardeux-ordre'>
	/** Note: damage of a keyword that `creature`'s own keyword does not stop. */
	| Pas<'mot-cle-inoperant', 'escarmouche-puissance-seulement' | 'insaisissable-puissance-seulement'>
	/** X of a keyword whose bearer was destroyed first → 0. */
	| Pas<'mot-cle-perdu', 'assaut-mort' | 'hasardeux-mort'>
	/** Creatures of the fight: 2 → those still in play. */
	| Pas<'combat-ignore', 'combat-mort-avant-combat', { cible: string }>
	/** Power: printed → with its +1 markers. */
	| Pas<'puissance-augmentee', 'marqueur-puissance-plus-un'>
	/** Note: power damage that the stunned creature deals. */
	| Pas<'sonne-riposte', 'sonne-inflige-degats'>
	/** Note: damage counters of the attacker that survived, whose « Combat : » abilities resolve. */
	| Pas<'capacites-combat', 'combat-capacites-combat'>
	/** Enraged: 1 → 0. */
	| Pas<'rage-retiree', 'enrager-retirer-apres-combat'>
	// Damage.
	/** Damage about to be dealt: 0 → the amount. */
	| Pas<
			'degats-annonces',
			'combat-degats-puissance' | 'assaut-degats' | 'hasardeux-degats' | 'degat-simultanes' | 'projection-voisins',
			{ nature: Nature; source: string | null }
	  >
	/** Damage about to be dealt → 0. */
	| Pas<'degats-annules', 'insaisissable-premiere-fois' | 'escarmouche-aucun-degat' | 'invulnerable-aucun-degat'>
	/** Damage about to be dealt → 0; ward markers discarded. */
	| Pas<'protection-defaussee', 'proteger-remplace', { marqueurs: number }>
	/** Damage about to be dealt → damage left; armour that can still cancel, before and after. */
	| Pas<'armure-annule', 'armure-annule', { armureAvant: number; armureApres: number }>
	/** Note: damage that armour, all used this turn, no longer cancels; its value. */
	| Pas<'armure-epuisee', 'armure-consommee', { armure: number }>
	/** Damage counters. */
	| Pas<'degats-places', 'sequence-degats-infliger', { puissance: number }>
	/** Damage announced by a creature with poison → damage placed, without poison. */
	| Pas<'poison-sans-effet', 'poison-au-moins-un' | 'poison-puissance-seulement', { source: string }>
	// Destruction.
	/** Ward markers, discarded instead of a destruction → 0. */
	| Pas<'destruction-remplacee', 'proteger-remplace', { degats: number; puissance: number }>
	/** Mark of destruction: 0 → 1. */
	| Pas<'marquee', 'degat-destruction' | 'poison-detruit', { cause: Cause; degats: number; puissance: number }>
	/** Creatures of its line, before and after all the marked creatures left together. */
	| Pas<'defaussee', 'sequence-detruit-defausser', { camp: Camp }>
	/** Aombre gained by `gagnant` since the start. */
	| Pas<'aombre-rendu', 'quitter-le-jeu-aombre', { gagnant: Camp }>
	/** Note: damage counters of a creature that should be destroyed and cannot be. */
	| Pas<'invulnerable-reste', 'invulnerable-aucun-degat' | 'invulnerable-puissance-zero', { puissance: number }>
	// Armour and turns.
	/** Armour value. */
	| Pas<'armure-gagnee', 'armure-cumul' | 'armure-tilde'>
	/** Armour value; used armour, which is lost first, before and after. */
	| Pas<'armure-perdue', 'armure-perte-ordre', { utiliseeAvant: number; utiliseeApres: number }>
	/** Note: damage counters, which a change of armour leaves alone. */
	| Pas<'armure-non-retroactive', 'armure-gain-non-retroactif' | 'armure-perte-non-retroactive'>
	/** Armour that can cancel damage, before and after the turn began. */
	| Pas<'armure-renouvelee', 'armure-se-renouvelle'>
	/** Times chosen to be fought this turn, capped at 1 → 0. */
	| Pas<'insaisissable-renouvele', 'insaisissable-premiere-fois'>;

/** A trace step: a finding, and the index of the event it belongs to; `null` before the first event. */
export type TraceStep = Constat & { readonly evenement: number | null };

/** The steps in the order in which they happened. */
export type Trace = readonly TraceStep[];
