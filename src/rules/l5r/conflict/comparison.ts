import { opposingSide, type Side } from './situation';
import { listParticipants, measureDifference, record, type State } from './state';

/**
 * Step 3.2.3: the highest total wins (rule etape-3-2-3-vainqueur), the attacker on a tie (rule etape-3-2-3-egalite), if
 * it is 1 or more and that player has a participant (rule etape-3-2-3-conditions). Otherwise nobody wins: a tie is the
 * attacker's only (rule etape-3-2-3-egalite), and the other player has not the highest total (rule
 * etape-3-2-3-sans-participant).
 */
export function compareTotals(state: State): State {
	const { attacker, defender } = state.sides;
	const difference = measureDifference(state);
	const note = { before: difference, after: difference };
	const participants = { attacker: listParticipants(state, 'attacker'), defender: listParticipants(state, 'defender') };
	const compared = record(
		{ ...state, compared: participants },
		{
			kind: 'comparison',
			rule: 'etape-3-2-3',
			...note,
			attacker: attacker.total,
			defender: defender.total,
		},
	);
	const leader = defender.total > attacker.total ? 'defender' : 'attacker';
	if (meetsConditions(state, leader)) {
		const rule = difference === 0 ? 'etape-3-2-3-egalite' : 'etape-3-2-3-vainqueur';
		return record({ ...compared, winner: leader }, { kind: 'conflict-won', rule, ...note, side: leader });
	}
	const { total } = state.sides[leader];
	return record(
		compared,
		{
			kind: 'condition-missing',
			rule: 'etape-3-2-3-conditions',
			before: total,
			after: total,
			side: leader,
			participants: listParticipants(state, leader).length,
		},
		{
			kind: 'no-winner',
			rule: findRule(meetsConditions(state, opposingSide(leader)), difference),
			...note,
		},
	);
}

/** Why nobody wins, the player who would not having met the conditions. */
function findRule(
	otherMeetsThem: boolean,
	difference: number,
): 'etape-3-2-3-egalite' | 'etape-3-2-3-sans-participant' | 'etape-3-2-3-sans-vainqueur' {
	if (!otherMeetsThem) return 'etape-3-2-3-sans-vainqueur';
	return difference === 0 ? 'etape-3-2-3-egalite' : 'etape-3-2-3-sans-participant';
}

function meetsConditions(state: State, side: Side): boolean {
	return state.sides[side].total >= 1 && listParticipants(state, side).length > 0;
}
