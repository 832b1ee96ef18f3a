/** Damage and horror dealt to an investigator: the front door of the engine. */
export type { Checked, Problem, Verdict } from '../../verification';
export { remainingValue, totalValue } from './endurance';
export type { Illegality } from './illegality';
export { listMaximums } from './maximum';
export { type Priority, propose } from './proposal';
export { type CardOutcome, type Resolution, type Result, resolve } from './resolution';
export { RULES, type RuleId } from './rules';
export {
	AFFLICTIONS,
	type Affliction,
	type Asset,
	type Assignment,
	type CardId,
	type Endurance,
	type Game,
	type Harm,
	type Input,
	type Investigator,
	MAX_ASSETS,
	type Situation,
} from './situation';
export type { Trace, TraceStep } from './trace';
export { verify } from './verification';
