/**
 * Fights of KeyForge: which creatures live, and by which rules. What else may happen in a turn comes from `board`, which
 * a tool loads when it needs it.
 */
import { refuseProblems } from '../../verification';
import type { FightEvent } from './event';
import { play, type Resolution } from './resolve';
import { resolveFight } from './resolve-fight';
import type { Situation } from './situation';
import { checkFight, verifySituation } from './verification-creature';

export type { Changes, Duration } from './changes';
export { type Creature, remainingArmor, totalArmor, totalPower } from './creature';
export type {
	AemberEvent,
	ArmorEvent,
	CountersEvent,
	DamageEvent,
	DestroyEvent,
	EffectEvent,
	FightEvent,
	GameEvent,
	HealEvent,
	LeaveEvent,
	MoveEvent,
	NewTurnEvent,
	Opening,
	Order,
	PowerEvent,
	PreventionEvent,
	RedirectEvent,
	Share,
	Status,
	StatusEvent,
	Use,
	UseEvent,
	WardEvent,
	Zone,
} from './event';
export { listLegalTargets } from './legality';
export type { Illegality, Impact, Outcome } from './outcome';
export type { Resolution, Result } from './resolve';
export { RULES, type RuleId } from './rules';
export { neighborsOf, opposingSide, type Side, type Situation } from './situation';
export type { Departure, Destruction } from './state';
export type { Cause, Finding, Nature, Trace, TraceStep } from './trace';

/**
 * Resolves fights, one after the other, without the effects of abilities, which `board` knows. Inputs are left untouched. Throws a RangeError that lists the problems, also
 * given as its `cause`, when there are any.
 */
export function resolveFights(situation: Situation, fights: readonly FightEvent[]): Resolution {
	refuseProblems([
		...verifySituation(situation),
		...fights.flatMap((fight, rank) => checkFight(`fights[${rank}]`, fight)),
	]);
	return play(situation, fights, (state, fight) => resolveFight(state, fight, (unchanged) => unchanged));
}
