/** What a page needs of the engine at once. `index.ts` exports all of it too, with what a tool loads later. */
export type { Checked, Problem, Verdict } from '../../verification';
export type { Changes, Duration } from './changes';
export { type Creature, remainingArmor, totalArmor, totalPower } from './creature';
export type {
	AemberEvent,
	ArmorEvent,
	ControlEvent,
	CountersEvent,
	DamageEvent,
	DestroyEvent,
	EffectEvent,
	EnterEvent,
	FightEvent,
	GameEvent,
	HealEvent,
	Keyword,
	KeywordEvent,
	LeaveEvent,
	MoveEvent,
	NewTurnEvent,
	Opening,
	Order,
	PowerEvent,
	PreventionEvent,
	RedirectEvent,
	SetEvent,
	SeveralEvent,
	Share,
	ShiftEvent,
	Status,
	StatusEvent,
	Use,
	UseEvent,
	WardEvent,
	Zone,
} from './event';
export { resolveFights } from './fights';
export type { FightsInput, Input } from './input';
export { listLegalTargets } from './legality';
export type { Illegality, Impact, Outcome } from './outcome';
export type { Resolution, Result } from './resolve';
export { RULES, type RuleId } from './rules';
export { neighborsOf, opposingSide, type Side, type Situation } from './situation';
export type { Departure, Destruction } from './state';
export type { Cause, Finding, Nature, Trace, TraceStep } from './trace';
