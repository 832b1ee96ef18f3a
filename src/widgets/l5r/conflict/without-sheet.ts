import type { Side } from '../../../rules/l5r/conflict';
import { type ConflictState, idOf } from './state';

/** The case without one of its characters: those after it take its rank, and what was to happen to it goes. */
export function withoutSheet(state: ConflictState, side: Side, at: number): ConflictState {
	const rename = (id: string): string => {
		const rank = state[side].findIndex((_, other) => idOf(side, other) === id);
		if (rank === at) return '';
		return rank > at ? idOf(side, rank - 1) : id;
	};
	const { settings } = state;
	return {
		...state,
		[side]: state[side].filter((_, other) => other !== at),
		settings: { ...settings, target: rename(settings.target) },
		events: state.events
			.map((event) => ('character' in event ? { ...event, character: rename(event.character) } : event))
			.filter((event) => !('character' in event) || event.character !== ''),
	};
}
