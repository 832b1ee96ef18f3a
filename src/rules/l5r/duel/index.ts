/** Resolves a duel and weighs its bids: the front door of the engine, from which tools and tests take everything. */
export type { Checked, Problem, Verdict } from '../../verification';
export { type Analysis, analyze, GRADES, type Grade, gradeOf, honorChangeOf, type Prospect } from './analysis';
export { type Resolution, resolve } from './resolution';
export type { Illegality, Outcome } from './result';
export { RULES, type RuleId } from './rules';
export {
	type Bids,
	type Duelist,
	type DuelType,
	type Floor,
	type Input,
	opposingSide,
	SIDES,
	type Side,
	type Situation,
} from './situation';
export { bareSkill } from './skill';
export { type Table, type TableCell, tabulate } from './table';
export type { TraceStep } from './trace';
export { DIAL, HONOR, verify } from './verification';
