import { opposingSide, type Side } from './situation';
import { changePlayer, record, type State } from './state';

/** From the opponent's pool to a creature of `side` (rule capturer-definition). */
export function capture(state: State, side: Side, amount: number): State {
	const player = opposingSide(side);
	const before = state.situation[player].pool;
	const receivedBefore = state.situation[side].captures;
	const after = before - amount;
	const receivedAfter = receivedBefore + amount;
	const taken = changePlayer(changePlayer(state, player, { pool: after }), side, { captures: receivedAfter });
	return record(taken, {
		kind: 'aember-captured',
		rule: 'capturer-definition',
		player,
		before,
		after,
		receivedBefore,
		receivedAfter,
	});
}

/** From the pool of `player` to one of their creatures (rule capturer-propre-reserve). */
export function captureOwn(state: State, player: Side, amount: number): State {
	const { pool: before, captures: receivedBefore } = state.situation[player];
	const after = before - amount;
	const receivedAfter = receivedBefore + amount;
	const rule = 'capturer-propre-reserve';
	const taken = changePlayer(state, player, { pool: after, captures: receivedAfter });
	return record(taken, { kind: 'own-aember-captured', rule, player, before, after, receivedBefore, receivedAfter });
}

/** From the creatures of `player` to the opponent's pool (rule rendre-reserve-adverse). */
export function giveBack(state: State, player: Side, amount: number): State {
	const other = opposingSide(player);
	const before = state.situation[player].captures;
	const receivedBefore = state.situation[other].pool;
	const after = before - amount;
	const receivedAfter = receivedBefore + amount;
	const returned = changePlayer(changePlayer(state, player, { captures: after }), other, { pool: receivedAfter });
	return record(returned, {
		kind: 'aember-returned',
		rule: 'rendre-reserve-adverse',
		player,
		before,
		after,
		receivedBefore,
		receivedAfter,
	});
}
