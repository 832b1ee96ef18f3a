/**
 * Timing charts: the front door of the engine. `play` makes one move that the step proposes; `verify` checks charts, a place
 * and moves, and `resolve` plays them.
 */
export type { Checked, Problem, Verdict } from '../verification';
export {
	type Chart,
	type Charts,
	type Choice,
	type Condition,
	type Conditions,
	type Counter,
	type Effect,
	type Effects,
	END,
	type PassRule,
	type Step,
	stepOf,
} from './chart';
export { clamp, meets } from './counters';
export type { CounterValues, Frame, Opportunity } from './frame';
export { type Move, type Obstacle, type Proposal, possibleMoves, proposals } from './moves';
export { type Played, play, stepBack } from './play';
export {
	FIRST_OPPORTUNITY,
	innermost,
	isOver,
	MAX_DEPTH,
	openFrame,
	placeAt,
	replaceInnermost,
	type State,
	startOf,
} from './state';
export type { Trace, TraceStep } from './trace';
export { verify } from './verification';
export { type MoveOutcome, resolve, type Walk, type WalkResolution } from './walk';
