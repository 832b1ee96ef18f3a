/** What a page needs of the engine at once. `index.ts` exports all of it too, with what a tool loads later. */
export type { Checked, Problem, Verdict } from '../../verification';
export { type CurvePoint, type IconRange, weighCurve } from './curve';
export { needsChoice, needsDecisions, type PrepareChoice } from './preparation';
export type { Chances, Outcome, TestResult } from './results';
export { RULES, type RuleId } from './rules';
export {
	type Alternative,
	type Automatic,
	type BagToken,
	type Bonus,
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
export { type Weighing, weigh } from './weigh';
