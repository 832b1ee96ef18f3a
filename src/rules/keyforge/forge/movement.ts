import { capture, captureOwn, giveBack } from './capture';
import type { Movement } from './event';
import { opposingSide, type Side } from './situation';
import { changePlayer, record, type State, type StateWithOutcome } from './state';

/** Moves Æmber: as much as there is, when the effect asks for more. */
export function moveAember(state: State, movement: Movement): StateWithOutcome {
	const amount = Math.min(movement.amount, countSource(state, movement));
	const limited = noteLimit(state, movement, amount);
	return { state: amount === 0 ? limited : transfer(limited, movement, amount), outcome: { type: 'aember', amount } };
}

/** Æmber where it is taken: a pool, the captures of the player, or the supply, which never runs out. */
function countSource({ situation }: State, { type, player }: Movement): number {
	switch (type) {
		case 'gain':
			return Number.POSITIVE_INFINITY;
		case 'loss':
		case 'payment':
		case 'own-capture':
			return situation[player].pool;
		case 'steal':
		case 'capture':
			return situation[opposingSide(player)].pool;
		case 'return':
			return situation[player].captures;
	}
}

const LIMIT_RULES = {
	gain: 'capacites-autant-que-possible',
	loss: 'capacites-autant-que-possible',
	payment: 'capacites-autant-que-possible',
	steal: 'voler-maximum',
	capture: 'capacites-autant-que-possible',
	'own-capture': 'capacites-autant-que-possible',
	return: 'capacites-autant-que-possible',
} as const;

function noteLimit(state: State, { type, player, amount }: Movement, possible: number): State {
	if (possible === amount) return state;
	const rule = LIMIT_RULES[type];
	return record(state, { kind: 'amount-limited', rule, player, before: amount, after: possible });
}

function transfer(state: State, { type, player }: Movement, amount: number): State {
	const other = opposingSide(player);
	switch (type) {
		case 'gain':
			return gain(state, player, amount);
		case 'loss':
			return lose(state, player, amount);
		case 'steal':
			return handOver(state, other, amount, { kind: 'aember-stolen', rule: 'voler-transfert' });
		case 'payment':
			return handOver(state, player, amount, { kind: 'aember-paid', rule: 'payer-transfert' });
		case 'capture':
			return capture(state, player, amount);
		case 'own-capture':
			return captureOwn(state, player, amount);
		case 'return':
			return giveBack(state, player, amount);
	}
}

function gain(state: State, player: Side, amount: number): State {
	const before = state.situation[player].pool;
	const pool = before + amount;
	const gained = changePlayer(state, player, { pool });
	return record(gained, { kind: 'aember-gained', rule: 'reserve-d-aombre-gain', player, before, after: pool });
}

/** « Your » Æmber is that of the pool: nothing is lost from cards (rule reserve-d-aombre-votre). */
function lose(state: State, player: Side, amount: number): State {
	const before = state.situation[player].pool;
	const pool = before - amount;
	const lost = changePlayer(state, player, { pool });
	return record(lost, { kind: 'aember-lost', rule: 'reserve-d-aombre-votre', player, before, after: pool });
}

type Handover =
	| { readonly kind: 'aember-stolen'; readonly rule: 'voler-transfert' }
	| { readonly kind: 'aember-paid'; readonly rule: 'payer-transfert' };

/** From the pool of `player` to that of the opponent. */
function handOver(state: State, player: Side, amount: number, handover: Handover): State {
	const before = state.situation[player].pool;
	const receivedBefore = state.situation[opposingSide(player)].pool;
	const after = before - amount;
	const receivedAfter = receivedBefore + amount;
	const handed = changePlayer(changePlayer(state, player, { pool: after }), opposingSide(player), {
		pool: receivedAfter,
	});
	return record(handed, { ...handover, player, before, after, receivedBefore, receivedAfter });
}
