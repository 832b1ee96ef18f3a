import { noteInvulnerables, settleDestructions } from './destruction';
import type { GameEvent } from './event';
import type { Outcome } from './outcome';
import type { Side, Situation } from './situation';
import { type Departure, type Destruction, openState, type State, type StateWithOutcome, type Trigger } from './state';
import type { Trace } from './trace';

/** What the events led to. */
export interface Result {
	/** The lines after the last event: creatures still in play. */
	readonly situation: Situation;
	/** Destroyed creatures, in the order in which they were marked. */
	readonly destructions: readonly Destruction[];
	/** Creatures that left play without being destroyed, in order. */
	readonly departures: readonly Departure[];
	/** Æmber that each side's pool gained: from creatures that left play or returned it, and by reaping. */
	readonly aemberGained: Readonly<Record<Side, number>>;
	/** Æmber that was captured from each side's pool. */
	readonly aemberTaken: Readonly<Record<Side, number>>;
	/** One outcome for each event, in the same order. */
	readonly outcomes: readonly Outcome[];
}

/** The result, and every step that led to it with the rule it applies. */
export interface Resolution {
	readonly result: Result;
	readonly trace: Trace;
	/** The lines as each event begins, in the same order. */
	readonly starts: readonly Situation[];
}

/**
 * Resolves events one after the other from a situation, after having destroyed the creatures that cannot be in play
 * (rule degat-destruction). Illegal events are reported as outcomes and change nothing. What is given must have been
 * checked.
 */
export function play<Event extends GameEvent>(
	situation: Situation,
	events: readonly Event[],
	resolveEvent: (state: State, event: Event) => StateWithOutcome,
	trigger: Trigger,
): Resolution {
	let state = settleDestructions(noteInvulnerables(openState(situation, trigger)));
	const outcomes: Outcome[] = [];
	const starts: Situation[] = [];
	for (const [eventRank, event] of events.entries()) {
		starts.push(state.situation);
		const next = resolveEvent({ ...state, eventRank }, event);
		state = next.state;
		outcomes.push(next.outcome);
	}
	const { situation: final, destructions, departures, aemberGained, aemberTaken, trace } = state;
	return { result: { situation: final, destructions, departures, aemberGained, aemberTaken, outcomes }, trace, starts };
}
