import { computeCost, countAvailable, reportCost, reportEffectCost } from './cost';
import type { ForgeEffect, ForgeStep } from './event';
import { forgeKey } from './key';
import { noteMissingSteps } from './missing-step';
import type { Reason } from './outcome';
import type { Side } from './situation';
import { record, type State, type StateWithOutcome, startTurn } from './state';

/**
 * Step 1 of a turn: with enough Æmber the player must forge a key, and one only (rules forger-obligatoire,
 * forger-une-seule), unless an effect prevents it.
 */
export function resolveForgeStep(opening: State, event: ForgeStep): StateWithOutcome {
	const { player, prevention, fromCards } = event;
	const state = startTurn(noteMissingSteps(opening, event), player, { phase: 'after-step', due: null });
	const { situation } = state;
	const { keys } = situation[player];
	const cost = computeCost(situation[player]);
	if (prevention === 'skipped') {
		const skipped = { kind: 'step-skipped', rule: 'regle-d-or-carte', player, before: keys, after: keys } as const;
		return stop(record(state, skipped), player, 'step-skipped', cost);
	}
	const total = addCards(reportCost(state, player), player, 'forger-aombre-des-cartes');
	const available = countAvailable(situation[player]);
	const note = { player, before: available, after: available };
	if (available < cost) {
		const missing = { kind: 'too-little-aember', rule: 'forger-obligatoire', ...note, cost } as const;
		return stop(record(total, missing), player, 'too-little-aember', cost);
	}
	const rule = situation[player].pool < cost ? 'forger-aombre-des-cartes' : 'forger-obligatoire';
	const bound = record(total, { kind: 'must-forge', rule, ...note, cost });
	if (prevention === 'forbidden') return forbid(bound, player, cost, 'ne-peut-pas-contre-doit');
	if (prevention === 'replaced') return replace(bound, player, cost);
	const forged = forgeKey(bound, player, cost, fromCards);
	return { ...forged, state: noteOneOnly(forged.state, player) };
}

/**
 * An effect makes a player forge a key: it must be done when it can be paid, unless the effect says « peut » (rule
 * forger-aombre-hors-etape). The limit of one key is that of step 1 only (rule forger-hors-etape).
 */
export function resolveEffect(opening: State, effect: ForgeEffect): StateWithOutcome {
	const { player, choice, prevention, fromCards } = effect;
	const { state, cost } = reportEffectCost(opening, player, effect.cost);
	const total = addCards(state, player, 'forger-aombre-hors-etape');
	const available = countAvailable(state.situation[player]);
	const note = { player, before: available, after: available };
	if (available < cost) {
		const missing = { kind: 'too-little-aember', rule: 'forger-definition', ...note, cost } as const;
		return stop(record(total, missing), player, 'too-little-aember', cost);
	}
	if (choice === 'declined')
		return stop(record(total, { kind: 'declined', rule: 'peut-facultatif', ...note }), player, 'declined', cost);
	const rule = choice === 'accepted' ? 'peut-completement' : 'forger-aombre-hors-etape';
	const bound = record(total, { kind: 'must-forge', rule, ...note, cost });
	if (prevention === 'forbidden')
		return forbid(bound, player, cost, choice === 'accepted' ? 'ne-peut-pas-contre-peut' : 'ne-peut-pas-contre-doit');
	if (prevention === 'replaced') return replace(bound, player, cost);
	const forged = forgeKey(bound, player, cost, fromCards);
	return { ...forged, state: noteAnotherKey(forged.state, player) };
}

/** Æmber that the player's cards let them spend is added to that of the pool. */
function addCards(state: State, player: Side, rule: 'forger-aombre-des-cartes' | 'forger-aombre-hors-etape'): State {
	const sheet = state.situation[player];
	if (sheet.onCards === 0) return state;
	return record(state, {
		kind: 'aember-on-cards',
		rule,
		player,
		before: sheet.pool,
		after: countAvailable(sheet),
	});
}

function forbid(
	state: State,
	player: Side,
	cost: number,
	rule: 'ne-peut-pas-contre-doit' | 'ne-peut-pas-contre-peut',
): StateWithOutcome {
	const { keys } = state.situation[player];
	const forbidden = record(state, { kind: 'forbidden', rule, player, before: keys, after: keys });
	return stop(forbidden, player, 'forbidden', cost);
}

/** The key is not forged and nothing is spent: something else happens (rule effets-de-remplacement-definition). */
function replace(state: State, player: Side, cost: number): StateWithOutcome {
	const { keys } = state.situation[player];
	const rule = 'effets-de-remplacement-definition';
	const replaced = record(state, { kind: 'replaced', rule, player, before: keys, after: keys });
	return stop(replaced, player, 'replaced', cost);
}

function stop(state: State, player: Side, reason: Reason, cost: number): StateWithOutcome {
	const missing = Math.max(0, cost - countAvailable(state.situation[player]));
	return { state, outcome: { type: 'no-key', player, reason, cost, missing } };
}

/** What is left would pay another key: this step gives one only (rule forger-une-seule). */
function noteOneOnly(state: State, player: Side): State {
	const left = countAvailable(state.situation[player]);
	const cost = computeCost(state.situation[player]);
	if (state.winner !== null || left < cost) return state;
	const rule = 'forger-une-seule';
	return record(state, { kind: 'one-key-only', rule, player, before: left, after: left, cost });
}

/** A key more than the first of the turn (rule forger-hors-etape). */
function noteAnotherKey(state: State, player: Side): State {
	const after = state.forgedThisTurn[player];
	if (after < 2) return state;
	return record(state, { kind: 'another-key-this-turn', rule: 'forger-hors-etape', player, before: after - 1, after });
}
