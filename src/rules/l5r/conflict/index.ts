/** Resolves a conflict: the front door of the engine, from which tools and tests take everything. */
export type { Checked, Problem, Verdict } from '../../verification';
export type { Character, ConflictType, Status } from './character';
export { listChoices } from './choices';
export type { Resolution } from './course';
export {
	CHANGES,
	type ConflictEvent,
	MOMENTS,
	type Moment,
	PROVINCE_CHANGES,
	RING_CHANGES,
	RING_MOMENTS,
} from './event';
export { resolve } from './resolution';
export type { CharacterOutcome, Illegality, Outcome } from './result';
export { CHOICES, type Choice, type Element, type Ring } from './ring';
export { RULES, type RuleId } from './rules';
export { type Favor, opposingSide, type Province, SIDES, type Side, type Situation } from './situation';
export type { TraceStep } from './trace';
export { verify } from './verification';
