export type { Creature } from './creature';
export type { ArmorEvent, DamageEvent, FightEvent, GameEvent, NewTurnEvent, Order } from './event';
export type { Illegality, Impact, Outcome } from './outcome';
export { type Resolution, type Result, resolve } from './resolve';
export { RULES, type RuleId } from './rules';
export type { Side, Situation } from './situation';
export type { Destruction } from './state';
export type { Cause, Finding, Nature, Trace, TraceStep } from './trace';
export { verify } from './verification';
