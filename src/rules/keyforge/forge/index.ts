/** Keys of KeyForge: what they cost, whether they are forged, and the Æmber that is left. */
export type { Checked, Problem, Verdict } from '../../verification';
export type { Balance } from './balance';
export type { EffectCost, ForgeEffect, ForgeStep, GameEvent, Input, Movement, Prevention } from './event';
export type { Outcome } from './outcome';
export { type Resolution, resolve } from './resolve';
export { RULES, type RuleId } from './rules';
export type { Player, Side, Situation } from './situation';
export type { Trace, TraceStep } from './trace';
export { verify } from './verification';
