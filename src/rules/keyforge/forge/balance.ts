import { computeCost, countAvailable, countDearer, reportCost } from './cost';
import type { TurnEnd } from './event';
import { findStepDue, noteMissingSteps } from './missing-step';
import { opposingSide, type Player } from './situation';
import { record, type State, type StateWithOutcome, startTurn } from './state';

/** How a player stands before their next step 1. */
export interface Balance extends Player {
	/** Current cost of a key. */
	readonly cost: number;
	/** Æmber that can be spent on a key, that of cards included. */
	readonly available: number;
	/** Æmber lacking for a key; 0 when there is enough. */
	readonly missing: number;
	/** Whether the pool alone pays a key: it must be announced at the end of the turn (rule pret-annonce). */
	readonly ready: boolean;
	/** Æmber that must leave the pool for the key not to be forged; `null`: no such amount, or no key to prevent. */
	readonly toRemove: number | null;
	/** How much dearer the key must get for it not to be forged (rule etape-1-prix-nul); 0 when it is not. */
	readonly dearer: number;
}

/** How a player stands, as far as the next key goes. */
export function assess(player: Player): Balance {
	const cost = computeCost(player);
	const available = countAvailable(player);
	const surplus = available - cost;
	return {
		...player,
		cost,
		available,
		missing: Math.max(0, -surplus),
		ready: player.pool >= cost,
		toRemove: surplus >= 0 && surplus < player.pool ? surplus + 1 : null,
		dearer: countDearer(player),
	};
}

/**
 * The end of a turn: only the Æmber of the pool asks for the announcement (rule pret-annonce). Then comes the turn of
 * the other player, even if nothing is said of its step 1.
 */
export function endTurn(state: State, event: TurnEnd): StateWithOutcome {
	const { player } = event;
	const { pool, available, missing, cost, ready } = assess(state.situation[player]);
	const announcement = { kind: ready ? 'ready' : 'not-ready', rule: 'pret-annonce' } as const;
	const next = opposingSide(player);
	const marked = noteMissingSteps(state, event);
	const started = startTurn(marked, next, { phase: 'before-step', due: findStepDue(marked, next) });
	const noted = record(reportCost(started, player), {
		...announcement,
		player,
		before: pool,
		after: pool,
		cost,
	});
	const willForge = missing === 0;
	const outcome = { type: 'turn-end', player, ready, willForge } as const;
	if (ready || !willForge) return { state: noted, outcome };
	const rule = 'forger-aombre-des-cartes';
	const note = { kind: 'forges-unannounced', rule, player, before: available, after: available, cost } as const;
	return { state: record(noted, note), outcome };
}
