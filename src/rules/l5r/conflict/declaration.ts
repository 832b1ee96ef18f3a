import { SIDES, type Side } from './situation';
import { type CharacterState, changeSide, listParticipants, record, type State } from './state';

/** Fate on the ring goes to the attacking player as the conflict is declared (rule etape-3-2-destin-de-l-anneau). */
export function takeFate(state: State): State {
	const { fate } = state.situation.ring;
	if (fate === 0) return state;
	return record(state, { kind: 'fate-taken', rule: 'etape-3-2-destin-de-l-anneau', before: fate, after: 0 });
}

/** A conflict is declared with one attacker at least (rule etape-3-2-attaquants): one that is there no more is told. */
export function noteAttackers(state: State): State {
	if (listParticipants(state, 'attacker').length > 0) return state;
	return record(state, { kind: 'no-attacker', rule: 'etape-3-2-attaquants', before: 0, after: 0 });
}

/**
 * Characters with a dash instead of the skill of the conflict are removed from it, bowed, whatever their modifiers
 * (rule tiret-retire-du-conflit): they are no participants any more.
 */
export function removeDashes(state: State): State {
	return SIDES.reduce(
		(current, side) =>
			listParticipants(state, side)
				.filter((character) => character[state.situation.type] === null)
				.reduce((rest, character) => sendHome(rest, side, character), current),
		state,
	);
}

function sendHome(state: State, side: Side, { id }: CharacterState): State {
	const before = listParticipants(state, side).length;
	const characters = state.sides[side].characters.map((character) =>
		character.id === id ? { ...character, place: 'home' as const, bowed: true } : character,
	);
	return record(changeSide(state, side, { characters }), {
		kind: 'removed-from-conflict',
		rule: 'tiret-retire-du-conflit',
		side,
		character: id,
		before,
		after: before - 1,
	});
}
