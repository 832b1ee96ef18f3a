/**
 * Metals of one turn: the front door of the engine, from which the tool and the tests take everything. The tool calls
 * `follow`: what it asks is right by construction, and the checks of `resolve` would make its frame heavier than 36 KB.
 */
export type { Checked } from '../../verification';
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
export { follow, type Resolution, type Result, resolve } from './resolution';
export { RULES, type RuleId } from './rules';
export type { Effect, Situation } from './situation';
export type { TokenState, TrackedCard } from './state';
export type { TraceStep } from './trace';
export { MAX_ABILITIES, MAX_COST, verify } from './verification';
