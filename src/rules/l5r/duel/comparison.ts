import { opposingSide, type Side } from './situation';
import { usualSkill } from './skill';
import { passSides, record, type State } from './state';

/** State at the end of the duel, and who won it. */
interface StateWithWinner {
	readonly state: State;
	readonly winner: Side | null;
}

/** Steps D.7 to D.9: the skills are compared, the ability has its consequences, the bids no longer count. */
export function compareSkills(state: State): StateWithWinner {
	const { challenger, challenged } = state.skills;
	if (challenger === challenged) return { state: closeDuel(noteTie(state, challenger)), winner: null };
	const winner = challenger > challenged ? 'challenger' : 'challenged';
	return { state: closeDuel(noteWinner(state, winner)), winner };
}

/** Nobody wins, nobody loses (rule duel-d-7-egalite): consequences for a winner or a loser find none. */
function noteTie(state: State, value: number): State {
	return record(state, { kind: 'tie', rule: 'duel-d-7-egalite', before: value, after: value });
}

/** The higher skill wins (rule duel-d-7), the other loses (duel-d-7-perdant), with what the ability says (duel-d-8). */
function noteWinner(state: State, winner: Side): State {
	const loser = opposingSide(winner);
	const { [winner]: higher, [loser]: lower } = state.skills;
	const difference = higher - lower;
	return record(
		state,
		{ kind: 'duel-won', rule: 'duel-d-7', side: winner, before: higher, after: higher, against: lower },
		{ kind: 'duel-lost', rule: 'duel-d-7-perdant', side: loser, before: lower, after: lower, against: higher },
		{ kind: 'consequences', rule: 'duel-d-8', side: winner, before: difference, after: difference },
	);
}

/** The skill with the bid lasts until the end of the duel (rule duel-d-6-duree). */
function closeDuel(state: State): State {
	return passSides(state, (next, side) => {
		const before = next.skills[side];
		const after = usualSkill(next.situation[side]);
		if (before === after) return next;
		return record(next, { kind: 'bid-forgotten', rule: 'duel-d-6-duree', side, before, after });
	});
}
