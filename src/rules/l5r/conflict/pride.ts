import { SIDES, type Side } from './situation';
import { type CharacterState, listParticipants, record, replaceCharacter, type State } from './state';
import { gradeOf, shiftStatus } from './status';

/**
 * Participants with pride are honored after they won, dishonored after they lost (rule fierte-definition), bowed or
 * not. Totals are already compared: they stay as they were. Without a winner nothing happens (rule
 * fierte-sans-vainqueur).
 */
export function applyPride(state: State): State {
	return SIDES.reduce(
		(current, side) =>
			listParticipants(state, side)
				.filter(({ pride }) => pride)
				.reduce((rest, character) => applyTo(rest, side, character), current),
		state,
	);
}

function applyTo(state: State, side: Side, character: CharacterState): State {
	const who = { side, character: character.id };
	const before = gradeOf(character.status);
	if (state.winner === null) {
		const rule = 'fierte-sans-vainqueur';
		return record(state, { kind: 'pride-without-winner', rule, ...who, before, after: before });
	}
	const won = state.winner === side;
	const status = shiftStatus(character.status, won ? 'honor' : 'dishonor');
	const after = gradeOf(status);
	return record(replaceCharacter(state, side, { ...character, status }), {
		kind: 'pride',
		rule: findRule(before, after),
		...who,
		before,
		after,
		won,
	});
}

/**
 * From normal, a token is received; from the other token, the character is normal again (rule
 * fierte-retour-a-la-normale); the same token is not received twice (rule regles-honneur-pas-deux-fois).
 */
function findRule(
	before: number,
	after: number,
): 'fierte-definition' | 'fierte-retour-a-la-normale' | 'regles-honneur-pas-deux-fois' {
	if (before === after) return 'regles-honneur-pas-deux-fois';
	return after === 0 ? 'fierte-retour-a-la-normale' : 'fierte-definition';
}
