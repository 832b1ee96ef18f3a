/** Makes a glory count: the front door of the engine, from which tools and tests take everything. */
export type { Checked, Problem, Verdict } from '../../verification';
export { type Resolution, type Result, resolve } from './resolution';
export { RULES, type RuleId } from './rules';
export {
	type Character,
	type Holdings,
	PLAYERS,
	type Player,
	PURPOSES,
	type Situation,
} from './situation';
export type { TraceStep } from './trace';
export { RINGS, verify } from './verification';
