import type { Illegality } from './illegality';
import { type Ally, type LORD_RULER, ME, type Player, type PlayersSituation } from './situation';
import type { Trace, TraceStep } from './trace';

/** What becomes of the Target once all the damage is dealt. */
export type TargetFate =
	/** Its holder keeps it: he was not attacked, or the attacker has it. */
	| 'kept'
	/** Its holder was hurt: he may pass it. */
	| 'may-pass'
	/** Its holder received nothing: he cannot pass it. */
	| 'cannot-pass'
	/** Its holder is eliminated: the attacker has not said who gets it. */
	| 'to-give'
	/** Two players are left, or the game is played without it. */
	| 'none';

/** Everything known of an attack on players at one moment. Never modified: each step returns the next one. */
export interface State {
	/** Who attacks: a player, or the Lord Ruler and his foes, who are none of the players. */
	readonly attacker: typeof ME | typeof LORD_RULER;
	/** Other players when the attack began. */
	readonly opponents: number;
	/** Other players alive. */
	readonly players: readonly Player[];
	/** Id of the holder; `null` when the Target is not in play or has no holder yet. */
	readonly target: string | null;
	readonly targetFate: TargetFate;
	/** Damage not used. */
	readonly pool: number;
	/** Part of the pool that a player's Defenders have already taken, when each player is due the whole of it. */
	readonly absorbed: Readonly<Record<string, number>>;
	readonly killed: readonly AllyInPlay[];
	readonly illegalities: readonly Illegality[];
	readonly trace: Trace;
}

/** An Ally and its player. */
export interface AllyInPlay {
	readonly ally: Ally;
	/** Id of its player. */
	readonly player: string;
}

/** State before the attack. There is no Target with one other player (rule cible-jamais). */
export function openState({ damage, target, players }: PlayersSituation): State {
	const alone = players.length === 1;
	const state: State = {
		attacker: ME,
		opponents: players.length,
		players,
		target: alone ? null : target,
		targetFate: alone ? 'none' : 'kept',
		pool: damage,
		absorbed: {},
		killed: [],
		illegalities: [],
		trace: [],
	};
	return record(state, { kind: 'pool', rule: 'regles-combat-reserve', subject: ME, before: 0, after: damage });
}

/** Adds findings to the trace. */
export function record<E extends { readonly trace: Trace }>(state: E, ...steps: readonly TraceStep[]): E {
	return { ...state, trace: [...state.trace, ...steps] };
}

/** Adds a refusal: nothing else changes. */
export function refuse(state: State, illegality: Illegality): State {
	return { ...state, illegalities: [...state.illegalities, illegality] };
}

/** Whether each other player is due the whole pool: the attacker has the Target (rule regles-combat-cible-vous). */
export function isDealtToAll({ target }: State): boolean {
	return target === ME;
}

/** Damage that can still be used against a player and his Allies. */
export function availableAgainst(state: State, player: string): number {
	return state.pool - (state.absorbed[player] ?? 0);
}

/** Players alive, the attacker included when he is one. */
export function countAlive({ attacker, players }: State): number {
	return players.length + (attacker === ME ? 1 : 0);
}

/** A player alive. Throws an Error for any other id: callers know that he is. */
export function getPlayer({ players }: State, id: string): Player {
	const player = players.find((other) => other.id === id);
	if (player === undefined) throw new Error(`No player "${id}" alive`);
	return player;
}

/** Replaces the player who has the same id. */
export function replacePlayer(state: State, player: Player): State {
	return { ...state, players: state.players.map((other) => (other.id === player.id ? player : other)) };
}

/** An Ally in play and its player; `undefined` for an id that is not in play. */
export function findAlly({ players }: State, id: string): AllyInPlay | undefined {
	return players
		.flatMap((player) => player.allies.map((ally) => ({ ally, player: player.id })))
		.find(({ ally }) => ally.id === id);
}

/** Defenders that a player has in play, in order. */
export function listDefenders({ allies }: Player): readonly Ally[] {
	return allies.filter(({ defender }) => defender);
}
