import type { GameEvent } from '../../../rules/keyforge/forge';
import { activeBefore, type ForgeState, other, turnMark } from './state';

/** Kinds of events that the reader adds; any move of Æmber starts as a theft. */
export type NewEvent = 'forge-step' | 'effect' | 'steal' | 'cost' | 'key-unforged' | 'turn-end';

/** An event as it is added: it concerns the player whose turn it is, or the next one for a new turn. */
export function newEvent(type: NewEvent, state: ForgeState): GameEvent {
	const active = activeBefore(state, state.events.length);
	const started = turnMark(state, state.events.length)?.type === 'forge-step';
	switch (type) {
		case 'forge-step':
			return { type, player: started ? other(active) : active, prevention: null, fromCards: 0 };
		case 'effect':
			return {
				type,
				player: active,
				cost: { type: 'current', difference: 0 },
				choice: 'accepted',
				prevention: null,
				fromCards: 0,
			};
		case 'steal':
			return { type, player: active, amount: 1 };
		case 'cost':
			return { type, player: other(active), variation: 1 };
		case 'key-unforged':
			return { type, player: other(active) };
		case 'turn-end':
			return { type, player: active };
	}
}
