import { SIDES } from './situation';
import { changeSide, listParticipants, record, type State } from './state';

/**
 * Step 3.2.7: the winner, whoever it is, claims the ring (rule etape-3-2-7), unless a card gives it to
 * the defending player (rule bases-regle-de-jade); without a winner it goes back to the pool
 * (rule etape-3-2-7-sans-vainqueur).
 */
export function claimRing(state: State): State {
	const { winner } = state;
	if (winner === null) {
		const rule = 'etape-3-2-7-sans-vainqueur';
		return record({ ...state, ring: 'available' }, { kind: 'ring-returned', rule, before: 0, after: 1 });
	}
	const side = state.claimant ?? winner;
	const rule = side === winner ? 'etape-3-2-7' : 'bases-regle-de-jade';
	return record({ ...state, ring: side }, { kind: 'ring-claimed', rule, side, before: 0, after: 1 });
}

/** Step 3.2.8: ready participants bow together, then all go home (rule etape-3-2-8). */
export function returnHome(state: State): State {
	const participants = SIDES.flatMap((side) => listParticipants(state, side));
	if (participants.length === 0) return state;
	const ready = participants.filter(({ bowed }) => !bowed).length;
	const rule = 'etape-3-2-8';
	const rested =
		ready === 0 ? state : record(bowAll(state), { kind: 'participants-bowed', rule, before: ready, after: 0 });
	return record(rested, { kind: 'return-home', rule, before: participants.length, after: 0 });
}

function bowAll(state: State): State {
	return SIDES.reduce((current, side) => {
		const characters = current.sides[side].characters.map((character) => ({
			...character,
			bowed: character.bowed || character.place === 'conflict',
		}));
		return changeSide(current, side, { characters });
	}, state);
}
