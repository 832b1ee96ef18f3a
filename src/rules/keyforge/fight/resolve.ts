import { refuseProblems } from '../../verification';
import { changeArmor } from './armor-change';
import { leavePlay } from './departure';
import { destroyCreature } from './destroy';
import { noteInvulnerables, settleDestructions } from './destruction';
import type { GameEvent } from './event';
import type { Outcome } from './outcome';
import { changePower } from './power-change';
import { spareCreature } from './prevention';
import { resolveFight } from './resolve-fight';
import { healCreature, wardCreature } from './restore';
import type { Side, Situation } from './situation';
import { type Departure, type Destruction, openState, type State, type StateWithOutcome } from './state';
import { strike } from './strike';
import type { Trace } from './trace';
import { beginTurn } from './turn';
import { verify } from './verification';

/** What the events led to. */
export interface Result {
	/** The lines after the last event: creatures still in play. */
	readonly situation: Situation;
	/** Destroyed creatures, in the order in which they were marked. */
	readonly destructions: readonly Destruction[];
	/** Creatures that left play without being destroyed, in order. */
	readonly departures: readonly Departure[];
	/** Æmber that each side's pool gained from creatures that left play. */
	readonly aemberGained: Readonly<Record<Side, number>>;
	/** One outcome for each event, in the same order. */
	readonly outcomes: readonly Outcome[];
}

/** The result, and every step that led to it with the rule it applies. */
export interface Resolution {
	readonly result: Result;
	readonly trace: Trace;
}

/**
 * Resolves events one after the other from a situation, after having destroyed the creatures that cannot be in play
 * (rule degat-destruction). Illegal events are reported as outcomes and change nothing. Inputs are left untouched.
 * Throws a RangeError that lists the problems, also given as its `cause`, when `verify` finds any.
 */
export function resolve(situation: Situation, events: readonly GameEvent[]): Resolution {
	refuseProblems(verify(situation, events));
	let state = settleDestructions(noteInvulnerables(openState(situation)));
	const outcomes: Outcome[] = [];
	for (const [rank, eventRank] of events.entries()) {
		const next = resolveEvent({ ...state, eventRank: rank }, eventRank);
		state = next.state;
		outcomes.push(next.outcome);
	}
	const { situation: final, destructions, departures, aemberGained, trace } = state;
	return { result: { situation: final, destructions, departures, aemberGained, outcomes }, trace };
}

function resolveEvent(state: State, event: GameEvent): StateWithOutcome {
	switch (event.type) {
		case 'fight':
			return resolveFight(state, event);
		case 'damage':
			return strike(state, event);
		case 'armor':
			return changeArmor(state, event);
		case 'power':
			return changePower(state, event);
		case 'prevention':
			return spareCreature(state, event);
		case 'ward':
			return wardCreature(state, event);
		case 'heal':
			return healCreature(state, event);
		case 'destroy':
			return destroyCreature(state, event);
		case 'leave':
			return leavePlay(state, event);
		case 'new-turn':
			return beginTurn(state);
	}
}
