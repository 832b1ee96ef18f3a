/** What a page needs of the engine at once. `index.ts` exports all of it too, with what a tool loads later. */
export type { Checked, Problem, Verdict } from '../../verification';
export type {
	Action,
	Burn,
	BurnAtium,
	Flare,
	Gain,
	LayCard,
	PayingAction,
	Recipient,
	Refresh,
	Riot,
	Seek,
} from './action';
export type { ActionCard, AtiumCard, Card, Cost, InertCard } from './card';
export type { Illegality } from './illegality';
export { listPartners, METALS, type Metal, NEEDS, type Need } from './metal';
export type { Payment, Purpose } from './payment';
export { type Resolution, type Result, resolve } from './resolution';
export { RULES, type RuleId } from './rules';
export type { Effect, Input, Situation } from './situation';
export type { TokenState, TrackedCard } from './state';
export type { TraceStep } from './trace';
export { MAX_ABILITIES, MAX_COST } from './verification';
