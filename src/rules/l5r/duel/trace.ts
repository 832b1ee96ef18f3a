import type { RuleId } from './rules';
import type { Camp, Plancher, Statut, TypeDuel } from './situation';

type Pas<Nom extends string, R extends RuleId, Details = { camp: Camp }> = Readonly<
	{ kind: Nom; rule: R; avant: number; apres: number } & Details
>;

/**
 * One finding of a step function: the rule it applied, and a number before and after, named beside each kind.
 * Unless said otherwise the number is that of the player or of the character of `camp`. A note, which changes
 * nothing, has `avant` equal to `apres`. A skill may be below zero on its way.
 */
export type TraceStep =
	// D.3 and D.4: the bids.
	/** Bid known to both: 0 → the number on the dial. */
	| Pas<'mise-revelee', 'duel-d-4'>
	/** Note: number on the dial, higher than the player's honour. */
	| Pas<'mise-au-dela', 'duel-d-3', { camp: Camp; honneur: number }>
	/** Number on the dial → value of the bid. */
	| Pas<'mise-modifiee', 'valeur-de-mise-definition' | 'valeur-de-mise-bornes'>
	// D.5: the transfer.
	/** Note: value of both bids. */
	| Pas<'transfert-nul', 'duel-d-5-egalite', unknown>
	/** Honour to give → honour that the player has to give. */
	| Pas<'honneur-insuffisant', 'duel-d-5-manque'>
	/** Honour of the player who bid more. */
	| Pas<'honneur-donne', 'duel-d-5'>
	/** Honour of the other. */
	| Pas<'honneur-recu', 'donner-definition'>
	/** Note: honour, none left. */
	| Pas<'honneur-epuise', 'bases-victoire-deshonneur'>
	/** Note: honour, 25 or more. */
	| Pas<'honneur-atteint', 'bases-victoire-honneur'>
	/** Note: honour of the winner of the game, `camp`. */
	| Pas<'partie-terminee', 'bases-victoire'>
	// D.6: the skill.
	/** Note: base skill. */
	| Pas<'competence-lue', 'duel-d-6', { camp: Camp; type: TypeDuel }>
	/** Skill, without and with glory. */
	| Pas<'gloire-comptee', 'regles-honneur-statut', { camp: Camp; statut: Exclude<Statut, 'normal'> }>
	/** Skill, without and with the other modifiers. */
	| Pas<'modificateurs-comptes', 'duel-d-6-modificateurs'>
	/** Skill, without and with the bid. */
	| Pas<'mise-ajoutee', 'duel-d-6-mise'>
	/** Skill below zero → 0. */
	| Pas<'ramenee-a-zero', 'modificateur-jamais-negatif', { camp: Camp; plancher: Plancher }>
	/** Note: skill of a bowed character with the bid, which counts whole. */
	| Pas<'incline-sans-effet', 'duel-d-6-incline'>
	// D.7 to D.9: the outcome.
	/** Note: skill with the bid, and the opponent's. */
	| Pas<'duel-gagne', 'duel-d-7', { camp: Camp; contre: number }>
	| Pas<'duel-perdu', 'duel-d-7-perdant', { camp: Camp; contre: number }>
	/** Note: skill with the bid, the same on both sides. */
	| Pas<'egalite', 'duel-d-7-egalite', unknown>
	/** Note: by how much `camp` won. */
	| Pas<'consequences', 'duel-d-8'>
	/** Skill with the bid → without it. */
	| Pas<'mise-oubliee', 'duel-d-6-duree'>;

/** The steps in the order in which they happen. */
export type Trace = readonly TraceStep[];
