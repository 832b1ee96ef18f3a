import type { Checked, GameEvent, Input, Player, Side } from '../../../rules/keyforge/forge';

export const sides: readonly Side[] = ['you', 'opponent'];

/** Events of a case, and effects on the cost of a player's keys. */
export const MAX_EVENTS = 20;
export const MAX_EFFECTS = 6;

export interface ForgeState extends Readonly<Record<Side, Player>> {
	/** Whose turn it is before the first event. */
	active: Side;
	/** What happens, in order. */
	events: readonly GameEvent[];
}

export const plain: Player = { pool: 0, onCards: 0, captures: 0, keys: 0, modifiers: [] };

export const initialState: ForgeState = {
	you: { ...plain, pool: 7, keys: 1 },
	opponent: { ...plain, pool: 4, keys: 1 },
	active: 'you',
	events: [
		{ type: 'turn-end', player: 'you' },
		{ type: 'steal', player: 'opponent', amount: 2 },
		{ type: 'forge-step', player: 'you', prevention: null, fromCards: 0 },
	],
};

/** What the engine resolves: the state itself. It is right by construction: addresses and fields make no other. */
export const toEngine = (state: ForgeState): Checked<Input> => state as Input as Checked<Input>;

/** The other player. */
export const other = (side: Side): Side => (side === 'you' ? 'opponent' : 'you');

/** The last event before `at` that says whose turn it is. */
export const turnMark = ({ events }: ForgeState, at: number): GameEvent | undefined =>
	events.slice(0, at).findLast(({ type }) => type === 'forge-step' || type === 'turn-end');

/** Whose turn it is once the events before `at` are over. */
export function activeBefore(state: ForgeState, at: number): Side {
	const mark = turnMark(state, at);
	if (mark === undefined) return state.active;
	return mark.type === 'turn-end' ? other(mark.player) : mark.player;
}
