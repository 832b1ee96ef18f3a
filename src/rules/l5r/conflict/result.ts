import type { Status } from './character';
import type { Choice } from './ring';
import { SIDES, type Side } from './situation';
import { measureDifference, type State } from './state';
import type { GameEnd, TraceStep } from './trace';

/** Why the conflict cannot take place, and the rule that forbids it. */
export interface Illegality {
	readonly reason: 'stronghold-not-eligible';
	readonly rule: 'etape-3-2-forteresse';
	/** Broken provinces of the defending player: three are needed. */
	readonly broken: number;
}

/** What the conflict made of one character. */
export interface CharacterOutcome {
	readonly character: string;
	/** Whose total it counted in; who controlled it, when it counted in none. */
	readonly side: Side;
	/** Who controls it after the conflict. */
	readonly controller: Side;
	/** Whether it participated when skills were compared, and whether it did when participants returned home. */
	readonly participates: boolean;
	readonly returned: boolean;
	/** Whether it is still in play, at home, after the conflict; `null` for one that stayed in hand. */
	readonly inPlay: boolean | null;
	/** What it brought to the total of its side, 0 for a bowed character. */
	readonly contribution: number;
	/** Status and position after the conflict. */
	readonly status: Status;
	readonly bowed: boolean;
	/** Fate on it after the conflict. */
	readonly fate: number;
}

/** Outcome of a conflict. */
export interface Outcome {
	readonly type: 'conflict';
	/** Whether totals were compared: not when the game ended before. */
	readonly compared: boolean;
	/** `null` when nobody wins. */
	readonly winner: Side | null;
	readonly totals: Readonly<Record<Side, number>>;
	/** Difference between the totals. */
	readonly difference: number;
	readonly unopposed: boolean;
	readonly provinceBroken: boolean;
	/** Whether it stands because it could not be broken. */
	readonly breakPrevented: boolean;
	/** Strength of the province with its modifiers. */
	readonly strength: number;
	/** Who resolves the ring effect, when somebody may. */
	readonly resolver: Side;
	/** Choice of that player; `null` when there is no effect to resolve. */
	readonly effect: Choice | null;
	/** Whether that effect was canceled: it was not resolved. */
	readonly effectCanceled: boolean;
	/** Whether the character chosen for it cannot be: nothing was resolved. */
	readonly effectRefused: boolean;
	/** Where the ring is: claimed by a player, back in the pool, or still contested when the game ended before. */
	readonly ring: 'contested' | 'available' | Side;
	/** Honor of each player, never below 0. */
	readonly honor: Readonly<Record<Side, number>>;
	/** Fate that the attacking player took from the ring. */
	readonly fate: number;
	/** Every character, those that the attacking player controls in the end first. */
	readonly characters: readonly CharacterOutcome[];
	/** Set when the conflict ended the game. */
	readonly gameEnd: GameEnd | null;
}

/** A conflict that took place, or why it cannot. */
export type Result = Outcome | ({ readonly type: 'illegal' } & Illegality);

/** Reads the outcome in the last state. */
export function reportOutcome(state: State): Outcome {
	const { sides, situation, winner, unopposed, provinceBroken, strength, ring, gameEnd, trace, compared } = state;
	const { effectRefused, resolver } = state;
	const isCompared = (side: Side, id: string) => compared?.[side].some((other) => other.id === id) ?? false;
	const has = (kind: TraceStep['kind']) => trace.some((step) => step.kind === kind);
	const effect = has('ring-effect') || has('effect-declined') || effectRefused;
	return {
		type: 'conflict',
		compared: has('comparison'),
		winner,
		totals: { attacker: sides.attacker.total, defender: sides.defender.total },
		difference: measureDifference(state),
		unopposed,
		provinceBroken,
		breakPrevented: has('break-prevented'),
		strength,
		effect: effect ? situation.ring.choice : null,
		effectCanceled: has('effect-canceled'),
		effectRefused,
		resolver,
		ring,
		honor: { attacker: sides.attacker.honor, defender: sides.defender.honor },
		fate: situation.ring.fate,
		characters: SIDES.flatMap((controller) =>
			sides[controller].characters.map(({ id, place, contribution, status, bowed, fate }) => ({
				character: id,
				side: SIDES.find((side) => isCompared(side, id)) ?? controller,
				controller,
				participates: compared === null ? place === 'conflict' : SIDES.some((side) => isCompared(side, id)),
				returned: place === 'conflict',
				inPlay: place === 'hand' ? null : place !== 'out',
				contribution,
				status,
				bowed,
				fate,
			})),
		),
		gameEnd,
	};
}
