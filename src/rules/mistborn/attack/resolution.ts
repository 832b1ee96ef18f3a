import type { Checked } from '../../verification';
import { attackAlly } from './allies';
import { type Cost, listCosts } from './cost';
import { killByEffect } from './effects';
import type { Illegality } from './illegality';
import { attackLordRuler } from './lord-ruler';
import type { Attack, AttackOnLordRuler, AttackOnPlayers } from './plan';
import { attackPlayers } from './players';
import { type PlayerReport, reportPlayers } from './report';
import type { Foe } from './situation';
import { openState, type TargetFate } from './state';
import type { Trace } from './trace';

/** What the attack led to, against players or against the Lord Ruler. */
interface CommonResult {
	/** Costs of everything that could have been the only aim, from the situation given and the effects of the plan. */
	readonly costs: readonly Cost[];
	/** What the plan asked and the rules do not allow, in order. */
	readonly illegalities: readonly Illegality[];
	/** Damage not used: kept, or of no use. With the Target, see `wasted` of each player. */
	readonly unused: number;
	readonly victory: boolean;
}

export interface PlayersResult extends CommonResult {
	readonly against: 'players';
	/** One for each other player, in order. */
	readonly reports: readonly PlayerReport[];
	/** Allies killed, in order; those of an eliminated player are not among them. */
	readonly killed: readonly { readonly ally: string; readonly player: string }[];
	/** Who has the Target in the end; `null` without one. */
	readonly target: string | null;
	readonly targetFate: TargetFate;
}

export interface LordRulerResult extends CommonResult {
	readonly against: 'lord-ruler';
	/** Health of the Lord Ruler before and after. */
	readonly before: number;
	readonly after: number;
	/** Foes still in play, with the shields that are left. */
	readonly foes: readonly Foe[];
	/** Ids of those defeated, in order. */
	readonly defeated: readonly string[];
}

export type Result = PlayersResult | LordRulerResult;

/** The result, and every step that led to it with the rule it applies. */
export interface Resolution {
	readonly result: Result;
	readonly trace: Trace;
}

/**
 * Resolves the attacks of one turn: effects of its cards, Allies, then players (rule regles-combat-quand); or shields and the Lord Ruler
 * (rule regles-solo-attaquer). What the rules do not allow is refused and changes nothing else. Inputs are untouched.
 */
export function resolve(attack: Checked<Attack>): Resolution {
	return attack.against === 'players' ? resolveOnPlayers(attack) : resolveOnLordRuler(attack);
}

function resolveOnPlayers(attack: AttackOnPlayers): Resolution {
	const { plan } = attack;
	const affected = plan.effects.reduce(killByEffect, openState(attack));
	const state = attackPlayers(plan.allies.reduce(attackAlly, affected), plan);
	const { killed, target, targetFate, illegalities, pool, players, trace } = state;
	const result = {
		against: 'players' as const,
		costs: listCosts(attack),
		reports: reportPlayers(attack, state),
		killed: killed.map(({ ally, player }) => ({ ally: ally.id, player })),
		target,
		targetFate,
		illegalities,
		unused: pool,
		victory: players.length === 0,
	};
	return { result, trace };
}

function resolveOnLordRuler(attack: AttackOnLordRuler): Resolution {
	const { foes, defeated, health, pool, illegalities, trace } = attackLordRuler(attack);
	const result = {
		against: 'lord-ruler' as const,
		costs: listCosts(attack),
		before: attack.health,
		after: health,
		foes,
		defeated,
		illegalities,
		unused: pool,
		victory: health === 0,
	};
	return { result, trace };
}
