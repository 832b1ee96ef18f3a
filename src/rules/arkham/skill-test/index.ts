/**
 * What the tool and the tests use. The tool calls `weighChecked` and `weighCheckedCurve`: what it asks is right by
 * construction, and the checks of `weigh` would make its frame heavier than 37 KB. It loads five other files later, of
 * which only types are here so that they do not come with the rest: `by-margin.ts`, `choice.ts` (`prepareChoice`, for all
 * that is not a single token), `play.ts` (`play`), `simulation.ts` (`simulate`) and `tally.ts` (`tally`).
 */
export type { Checked } from '../../verification';
export { type CurvePoint, type IconRange, weighCheckedCurve, weighCurve } from './curve';
export type { PlayedTest } from './play';
export { needsChoice, needsDecisions, type PrepareChoice } from './preparation';
export type { Chances, Outcome, TestResult } from './results';
export { RULES, type RuleId } from './rules';
export type { Simulation } from './simulation';
export {
	type Alternative,
	type Automatic,
	type BagToken,
	type Draw,
	type Effect,
	MAX_CANCELS,
	MAX_KINDS,
	MAX_REVEALED,
	MAX_REVEALERS,
	MAX_TOKENS,
	type Situation,
} from './situation';
export type { DrawnStep, Trace, TraceStep, WeighedStep, WeighedTrace } from './trace';
export { verify } from './verification';
export { type Weighing, weigh, weighChecked } from './weigh';
