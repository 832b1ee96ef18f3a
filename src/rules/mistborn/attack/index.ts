/**
 * Attack of one turn: the front door of the engine, from which the tool and the tests take everything. What the Lord
 * Ruler does to the players is an engine of its own, in `assault`.
 */
export type { Checked, Problem, Verdict } from '../../verification';
export type { Cost } from './cost';
export type { Illegality } from './illegality';
export type { Attack, AttackOnLordRuler, AttackOnPlayers, PlayersPlan, ShieldAttack } from './plan';
export type { PlayerReport } from './report';
export { type LordRulerResult, type PlayersResult, type Resolution, type Result, resolve } from './resolution';
export { RULES, type RuleId } from './rules';
export { type Ally, type Foe, LORD_RULER, ME, type Player } from './situation';
export type { Trace, TraceStep } from './trace';
export { verify } from './verification';
