import type { Side } from './situation';
import { type CharacterState, changeSide, listParticipants, record, replaceCharacter, type State } from './state';
import { checkHonor } from './victory';

/**
 * A character leaves play: it participates no more (rule participant-quitte-le-jeu), and its controller gains 1 honor
 * for an honored one (rule honore-quitte-le-jeu), loses 1 for a dishonored one (rule deshonore-quitte-le-jeu).
 */
export function leavePlay(state: State, side: Side, character: CharacterState): State {
	const before = listParticipants(state, side).length;
	const gone = replaceCharacter(state, side, { ...character, place: 'out' });
	const after = listParticipants(gone, side).length;
	const rule = before === after ? 'quitter-le-jeu-definition' : 'participant-quitte-le-jeu';
	const noted = record(gone, { kind: 'left-play', rule, side, character: character.id, before, after });
	return character.status === 'normal' ? noted : settleHonor(noted, side, character);
}

function settleHonor(state: State, side: Side, { id, status }: CharacterState): State {
	const { honor } = state.sides[side];
	const after = honor + (status === 'honored' ? 1 : -1);
	const rule = status === 'honored' ? 'honore-quitte-le-jeu' : 'deshonore-quitte-le-jeu';
	const step = { kind: 'honor-for-status', rule, side, character: id, before: honor, after } as const;
	return checkHonor(record(changeSide(state, side, { honor: after }), step));
}
