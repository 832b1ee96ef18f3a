/** Fights of KeyForge, and the damage around them: which creatures live, and by which rules. */
export { type Creature, type Duration, totalPower } from './creature';
export type {
	ArmorEvent,
	DamageEvent,
	DestroyEvent,
	FightEvent,
	GameEvent,
	HealEvent,
	LeaveEvent,
	NewTurnEvent,
	Order,
	PowerEvent,
	PreventionEvent,
	Share,
	WardEvent,
	Zone,
} from './event';
export { listLegalTargets } from './legality';
export type { Illegality, Impact, Outcome } from './outcome';
export { type Resolution, type Result, resolve } from './resolve';
export { RULES, type RuleId } from './rules';
export { opposingSide, type Side, type Situation } from './situation';
export type { Departure, Destruction } from './state';
export type { Cause, Finding, Nature, Trace, TraceStep } from './trace';
export { verify } from './verification';
