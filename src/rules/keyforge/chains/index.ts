/** Chains of KeyForge: the cards that each draw gives, and when a player is free of them. */
export type { Checked, Problem, Verdict } from '../../verification';
export type { Deadlock } from './release';
export { HORIZON, type Resolution, resolve } from './resolve';
export { RULES, type RuleId } from './rules';
export type { BeyondBands, Situation, Start, Turn } from './situation';
export type { Line } from './state';
export type { TraceStep } from './trace';
export { verify } from './verification';
