/** `lanceur` initiated the ability that made the duel (rule duel-d-2-lanceur), `defie` is the other (duel-d-2-defie). */
export type Camp = 'lanceur' | 'defie';

/** The two sides, in the order in which the trace tells what they do at the same time. */
export const CAMPS = ['lanceur', 'defie'] as const satisfies readonly Camp[];

/** One value for each side. */
export type ParCamp<T> = Readonly<Record<Camp, T>>;

/** The other side. */
export function opposingCamp(camp: Camp): Camp {
	return camp === 'lanceur' ? 'defie' : 'lanceur';
}

/** The skill that counts, as the ability that initiated the duel says (rule duel-d-6). */
export type TypeDuel = 'militaire' | 'politique';

/** A character's personal honour. */
export type Statut = 'honore' | 'normal' | 'deshonore';

/**
 * A character of the duel, and the player who controls it. Every number is an integer.
 * Skills that are set or multiplied are not dealt with: only what adds and subtracts is.
 */
export interface Duelliste {
	/** Base skill of the type of the duel, before any modifier: 0 to 99. Without meaning with a dash. */
	readonly competence: number;
	/** True when a dash stands in place of that skill. */
	readonly tiret: boolean;
	/** Glory, modifiers included: 0 to 99. */
	readonly gloire: number;
	readonly statut: Statut;
	/** Sum of the other modifiers of that skill, attachments included: −99 to 99. */
	readonly modificateurs: number;
	/** Bowed characters fight duels (rule duel-d-6-incline). */
	readonly incline: boolean;
	/** The player's honour before the duel: 1 to 24, since at 0 or from 25 the game is already over. */
	readonly honneur: number;
	/** Sum of the modifiers of the value of the player's bid: −99 to 99. */
	readonly modificateurMise: number;
}

/**
 * When a skill that its modifiers take below zero counts as zero. No rule says whether the bid is one of these
 * modifiers: `apres-mise` if it is (−2 and a bid of 3 make 1), `avant-mise` if it adds to the skill as it stands
 * (0 and a bid of 3 make 3). Without effect on a skill that is not below zero.
 */
export type Plancher = 'apres-mise' | 'avant-mise';

/** A duel, before the bids. */
export interface Situation extends ParCamp<Duelliste> {
	readonly type: TypeDuel;
	readonly plancher: Plancher;
}

/** What each player chooses on the honour dial: 1 to 5 (rule duel-d-3), whatever honour they have. */
export type Mises = ParCamp<number>;
