import type { RuleId } from './rules';
import type { DuelType, Floor, Side, Status } from './situation';

type Step<Kind extends string, R extends RuleId, Details = { side: Side }> = Readonly<
	{ kind: Kind; rule: R; before: number; after: number } & Details
>;

/**
 * One finding of a step function: the rule it applied, and a number before and after, named beside each kind.
 * Unless said otherwise the number is that of the player or of the character of `side`. A note, which changes
 * nothing, has `before` equal to `after`. A skill may be below zero on its way.
 */
export type TraceStep =
	// D.3 and D.4: the bids.
	/** Bid known to both: 0 → the number on the dial. */
	| Step<'bid-revealed', 'duel-d-4'>
	/** Note: number on the dial, higher than the player's honor. */
	| Step<'bid-beyond-honor', 'duel-d-3', { side: Side; honor: number }>
	/** Number on the dial → value of the bid. */
	| Step<'bid-modified', 'valeur-de-mise-definition' | 'valeur-de-mise-bornes'>
	// D.5: the transfer.
	/** Note: value of both bids. */
	| Step<'no-transfer', 'duel-d-5-egalite', unknown>
	/** Honor to give → honor that the player has to give. */
	| Step<'honor-short', 'duel-d-5-manque'>
	/** Honor of the player who bid more. */
	| Step<'honor-given', 'duel-d-5'>
	/** Honor of the other. */
	| Step<'honor-received', 'donner-definition'>
	/** Note: honor, none left. */
	| Step<'honor-emptied', 'bases-victoire-deshonneur'>
	/** Note: honor, 25 or more. */
	| Step<'honor-reached', 'bases-victoire-honneur'>
	/** Note: honor of the winner of the game, `side`. */
	| Step<'game-over', 'bases-victoire'>
	// D.6: the skill.
	/** Note: base skill. */
	| Step<'skill-read', 'duel-d-6', { side: Side; type: DuelType }>
	/** Skill, without and with glory. */
	| Step<'glory-counted', 'regles-honneur-statut', { side: Side; status: Exclude<Status, 'normal'> }>
	/** Skill, without and with the other modifiers. */
	| Step<'modifiers-counted', 'duel-d-6-modificateurs'>
	/** Skill, without and with the bid. */
	| Step<'bid-added', 'duel-d-6-mise' | 'duel-d-6-plancher'>
	/** Skill below zero → 0. */
	| Step<'raised-to-zero', 'duel-d-6-plancher', { side: Side; floor: Floor }>
	/** Note: skill of a bowed character with the bid, which counts whole. */
	| Step<'bowed-without-effect', 'duel-d-6-incline'>
	// D.7 to D.9: the outcome.
	/** Note: skill with the bid, and the opponent's. */
	| Step<'duel-won', 'duel-d-7', { side: Side; against: number }>
	| Step<'duel-lost', 'duel-d-7-perdant', { side: Side; against: number }>
	/** Note: skill with the bid, the same on both sides. */
	| Step<'tie', 'duel-d-7-egalite', unknown>
	/** Note: by how much `side` won. */
	| Step<'consequences', 'duel-d-8'>
	/** Skill with the bid → without it. */
	| Step<'bid-forgotten', 'duel-d-6-duree'>;

/** The steps in the order in which they happen. */
export type Trace = readonly TraceStep[];
