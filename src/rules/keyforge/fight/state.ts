import type { Creature } from './creature';
import type { Zone } from './event';
import type { Outcome } from './outcome';
import type { Side, Situation } from './situation';
import type { Cause, Finding, Trace } from './trace';

/** A creature that was destroyed, and why. */
export interface Destruction {
	readonly creature: string;
	/** Side of its controller. */
	readonly side: Side;
	readonly cause: Cause;
	/** Index of the event that destroyed it; `null` when it could not stay in play from the start. */
	readonly eventRank: number | null;
	/** Where it went, when it is not the discard pile. */
	readonly to?: Zone;
}

/** A creature that left play without being destroyed, and for where. */
export interface Departure {
	readonly creature: string;
	/** Side of its controller. */
	readonly side: Side;
	readonly to: Zone;
	readonly eventRank: number | null;
}

/** Everything the resolution knows at one moment. Never modified: each step returns the next one. */
export interface State {
	readonly situation: Situation;
	readonly destructions: readonly Destruction[];
	readonly departures: readonly Departure[];
	/** Creatures of the destruction under way: marked, and most of them still in play. */
	readonly marked: readonly string[];
	/** Resolves what creatures do once they are marked, before any is discarded. */
	readonly trigger: Trigger;
	/** Æmber gained so far by each side. */
	readonly aemberGained: Readonly<Record<Side, number>>;
	/** Æmber captured so far from the pool of each side. */
	readonly aemberTaken: Readonly<Record<Side, number>>;
	/** Whose turn it is. */
	readonly turn: Side;
	readonly trace: Trace;
	/** Index of the event being resolved. */
	readonly eventRank: number | null;
}

/** Resolves the “Destroyed:” abilities of creatures that have just been marked. */
export type Trigger = (state: State, marked: readonly InPlay[]) => State;

/** State after an event, with its outcome. */
export interface StateWithOutcome {
	readonly state: State;
	readonly outcome: Outcome;
}

/** State before the first event. */
export function openState(situation: Situation, trigger: Trigger): State {
	const none = { active: 0, opposing: 0 };
	return {
		situation,
		destructions: [],
		departures: [],
		marked: [],
		trigger,
		aemberGained: none,
		aemberTaken: none,
		turn: 'active',
		trace: [],
		eventRank: null,
	};
}

/** Adds findings to the trace, under the event being resolved. */
export function record(state: State, ...findings: readonly Finding[]): State {
	const steps = findings.map((finding) => ({ ...finding, eventRank: state.eventRank }));
	return { ...state, trace: [...state.trace, ...steps] };
}

/** A creature in play and the side of its controller. */
export interface InPlay {
	readonly creature: Creature;
	readonly side: Side;
}

/** All creatures in play, the line `active` first, each from left to right. */
export function listInPlay({ situation }: State): readonly InPlay[] {
	return (['active', 'opposing'] as const).flatMap((side) => situation[side].map((creature) => ({ creature, side })));
}

/** A creature in play with its side; `undefined` for an id that is not in play. */
export function findInPlay(state: State, id: string): InPlay | undefined {
	return listInPlay(state).find(({ creature }) => creature.id === id);
}

/** A creature in play with its side. Throws an Error for an id that is not: callers check the legality first. */
export function getInPlay(state: State, id: string): InPlay {
	const inPlay = findInPlay(state, id);
	if (inPlay === undefined) throw new Error(`No creature "${id}" in play`);
	return inPlay;
}

/** A creature in play. Throws as `getInPlay` does. */
export function getCreature(state: State, id: string): Creature {
	return getInPlay(state, id).creature;
}

/** Replaces the creature that has the same id, wherever it is. */
export function replaceCreature(state: State, creature: Creature): State {
	const replaced = (line: readonly Creature[]) => line.map((other) => (other.id === creature.id ? creature : other));
	const { active, opposing } = state.situation;
	return { ...state, situation: { active: replaced(active), opposing: replaced(opposing) } };
}
