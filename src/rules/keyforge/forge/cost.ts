import type { CostChange, EffectCost } from './event';
import type { Player, Side } from './situation';
import { changePlayer, record, type State, type StateWithOutcome } from './state';

/** Base cost of a key (rule cout-actuel-base). */
const BASE = 6;

function sumModifiers({ modifiers }: Player): number {
	return modifiers.reduce((total, modifier) => total + modifier, BASE);
}

/** Current cost of a key, never below 0 (rule cout-actuel-modifie). */
export function computeCost(player: Player): number {
	return Math.max(0, sumModifiers(player));
}

/** How much more a key would have to cost for the player to lack Æmber: below 0, effects must first make up for that. */
export function countDearer(player: Player): number {
	return Math.max(0, countAvailable(player) - sumModifiers(player) + 1);
}

/** Æmber that can be spent on a key, that of cards included (rule forger-aombre-des-cartes). */
export function countAvailable({ pool, onCards }: Player): number {
	return pool + onCards;
}

/** Says what a key of the player costs now. */
export function reportCost(state: State, player: Side): State {
	const sheet = state.situation[player];
	const after = computeCost(sheet);
	const rule = sheet.modifiers.length === 0 ? 'cout-actuel-base' : 'cout-actuel-modifie';
	const noted = record(state, { kind: 'current-cost', rule, player, before: BASE, after });
	return noteFloor(noted, player, sumModifiers(sheet));
}

/** Says what an effect asks for a key, and returns it (rule cout-actuel-a-payer; an amount of its own comes from the card). */
export function reportEffectCost(state: State, player: Side, demand: EffectCost): { state: State; cost: number } {
	const before = computeCost(state.situation[player]);
	if (demand.type === 'fixed') {
		const cost = demand.amount;
		const step = { kind: 'effect-cost', rule: 'regle-d-or-carte', player, before, after: cost } as const;
		return { state: record(state, step), cost };
	}
	const computed = before + demand.difference;
	const cost = Math.max(0, computed);
	const { difference } = demand;
	const step = { kind: 'effect-cost', rule: 'cout-actuel-a-payer', player, before, after: cost, difference } as const;
	return { state: noteFloor(record(reportCost(state, player), step), player, computed), cost };
}

/** An effect on the cost begins or ends (rule cout-actuel-modifie). */
export function changeCost(state: State, { player, variation }: CostChange): StateWithOutcome {
	const sheet = state.situation[player];
	const changed = changePlayer(state, player, { modifiers: [...sheet.modifiers, variation] });
	const before = computeCost(sheet);
	const after = computeCost(changed.situation[player]);
	const rule = 'cout-actuel-modifie';
	const noted = record(changed, { kind: 'cost-changed', rule, player, before, after, variation });
	const computed = sumModifiers(changed.situation[player]);
	return { state: noteFloor(noted, player, computed), outcome: { type: 'cost', player, cost: after } };
}

/** A cost is a number of Æmber: it does not go below 0 (rule etape-1-prix-nul). */
function noteFloor(state: State, player: Side, computed: number): State {
	if (computed >= 0) return state;
	const rule = 'etape-1-prix-nul';
	return record(state, { kind: 'cost-floor', rule, player, before: 0, after: 0, computed });
}
