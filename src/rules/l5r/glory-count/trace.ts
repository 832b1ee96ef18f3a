import type { RuleId } from './rules';
import type { Player } from './situation';

type Step<Kind extends string, R extends RuleId, Details = unknown> = Readonly<
	{ kind: Kind; rule: R; before: number; after: number } & Details
>;

interface OfPlayer {
	player: Player;
}

interface OfCharacter extends OfPlayer {
	/** Rank of the character among those of its player, from 0. */
	character: number;
}

/**
 * One finding of the count: the rule it applied, and a number before and after. A note, which changes nothing, has
 * `before` equal to `after`.
 */
export type TraceStep =
	/** Total: without → with the glory of a character. */
	| Step<'glory', 'compte-de-gloire-definition' | 'compte-de-gloire-total-de-gloire', OfCharacter>
	/** Glory of a bowed character → 0, what it brings. */
	| Step<'bowed', 'incline-gloire' | 'compter-definition', OfCharacter>
	/** Total: without → with the claimed rings. */
	| Step<'rings', 'anneau-compte-de-gloire', OfPlayer>
	/** Note: total, without the claimed rings. */
	| Step<'rings-left-out', 'compte-de-gloire-total-de-gloire', OfPlayer>
	/** Note: difference between the totals. */
	| Step<'count-won', 'compte-de-gloire-gagnant', OfPlayer>
	| Step<'count-tied', 'compte-de-gloire-gagnant'>
	/** Favors of the winner, who takes it, or takes it again. */
	| Step<'favor-taken', 'etape-3-4-2', OfPlayer>
	| Step<'favor-again', 'etape-3-4-2-deja', OfPlayer>
	/** Notes: the Favor stays where it is, after a tie, or because the count is that of an ability. */
	| Step<'favor-stays', 'etape-3-4-2-egalite' | 'compte-de-gloire-capacite', { holder: Player | null }>;

/** The steps in the order in which they happen. */
export type Trace = readonly TraceStep[];
