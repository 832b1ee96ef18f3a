import type { Action } from './action';
import { leavePlay } from './departure';
import type { Side } from './situation';
import { type CharacterState, listParticipants, record, replaceCharacter, type State } from './state';
import { changeStatus } from './status';

/** Does to a character what `findRefusal` does not refuse, but for a modifier. */
export function change(state: State, side: Side, character: CharacterState, action: Exclude<Action, 'modify'>): State {
	switch (action) {
		case 'join':
		case 'play':
		case 'leave':
			return move(state, side, character, action);
		case 'honor':
		case 'dishonor':
			return changeStatus(state, side, character, action);
		case 'bow':
		case 'ready':
			return turn(state, side, character, action === 'bow');
		case 'discard':
			return leavePlay(state, side, character);
		case 'remove':
			return removeFate(state, side, character);
	}
}

/**
 * Into the conflict (rules participant-deplace, participant-joue-dans-le-conflit), or home (rule fief-renvoyer), bowed or ready as it was (rule
 * fief-conserve-sa-position).
 */
function move(state: State, side: Side, character: CharacterState, action: 'join' | 'play' | 'leave'): State {
	const place = action === 'leave' ? 'home' : 'conflict';
	const before = listParticipants(state, side).length;
	const moved = replaceCharacter(state, side, { ...character, place });
	const who = { side, character: character.id };
	const numbers = { ...who, before, after: listParticipants(moved, side).length };
	if (action !== 'leave') {
		const rule = action === 'play' ? 'participant-joue-dans-le-conflit' : 'participant-deplace';
		return record(moved, { kind: 'joined', rule, ...numbers });
	}
	const position = Number(character.bowed);
	return record(
		moved,
		{ kind: 'sent-home', rule: 'fief-renvoyer', ...numbers },
		{ kind: 'position-kept', rule: 'fief-conserve-sa-position', ...who, before: position, after: position },
	);
}

function turn(state: State, side: Side, character: CharacterState, bowed: boolean): State {
	return record(replaceCharacter(state, side, { ...character, bowed }), {
		kind: 'turned',
		rule: bowed ? 'incline-definition' : 'redresse-definition',
		side,
		character: character.id,
		before: bowed ? 0 : 1,
		after: bowed ? 1 : 0,
	});
}

/** One fate less; without any, the character is discarded in the fate phase (rule etape-4-2). */
function removeFate(state: State, side: Side, character: CharacterState): State {
	const who = { side, character: character.id };
	const fate = character.fate - 1;
	const changed = record(replaceCharacter(state, side, { ...character, fate }), {
		kind: 'fate-removed',
		rule: 'etape-3-2-6-vide',
		...who,
		before: character.fate,
		after: fate,
	});
	return fate > 0 ? changed : record(changed, { kind: 'last-fate', rule: 'etape-4-2', ...who, before: 0, after: 0 });
}
