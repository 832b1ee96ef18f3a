import type { Action } from './action';
import { changeInPlace } from './change-in-place';
import { changeControl } from './control';
import { leavePlay } from './departure';
import type { Side } from './situation';
import { type CharacterState, findCharacter, listParticipants, record, replaceCharacter, type State } from './state';
import { gradeOf } from './status';

/** Does to a character what `findRefusal` does not refuse, but for a modifier. */
export function change(state: State, side: Side, character: CharacterState, action: Exclude<Action, 'modify'>): State {
	switch (action) {
		case 'join':
		case 'play':
		case 'leave':
			return move(state, side, character, action);
		case 'control':
			return changeControl(state, side, character);
		case 'discard':
			return leavePlay(state, side, character);
		default:
			return changeInPlace(state, side, character, action);
	}
}

/**
 * Into the conflict (rules participant-deplace, participant-joue-dans-le-conflit), or home (rule fief-renvoyer), bowed or ready as it was (rule
 * fief-conserve-sa-position). One that is played enters play as every character does.
 */
function move(state: State, side: Side, character: CharacterState, action: 'join' | 'play' | 'leave'): State {
	const place = action === 'leave' ? 'home' : 'conflict';
	const before = listParticipants(state, side).length;
	const moved = replaceCharacter(state, side, { ...character, place });
	const who = { side, character: character.id };
	const numbers = { ...who, before, after: listParticipants(moved, side).length };
	if (action !== 'leave') {
		const rule = action === 'play' ? 'participant-joue-dans-le-conflit' : 'participant-deplace';
		const joined = record(moved, { kind: 'joined', rule, ...numbers });
		return action === 'play' ? enterPlay(joined, side, character) : joined;
	}
	const position = Number(character.bowed);
	return record(
		moved,
		{ kind: 'sent-home', rule: 'fief-renvoyer', ...numbers },
		{ kind: 'position-kept', rule: 'fief-conserve-sa-position', ...who, before: position, after: position },
	);
}

/**
 * With the normal status (rule entrer-en-jeu-statut) and ready (rule entrer-en-jeu-redressee), whatever is said of it: what a card
 * makes of it comes after.
 */
function enterPlay(state: State, side: Side, { id, status, bowed }: CharacterState): State {
	const { character } = findCharacter(state, id);
	const who = { side, character: id };
	const entered = replaceCharacter(state, side, { ...character, status: 'normal', bowed: false });
	const normal = { kind: 'enters-normal', rule: 'entrer-en-jeu-statut', before: gradeOf(status), after: 0 } as const;
	const ready = { kind: 'enters-ready', rule: 'entrer-en-jeu-redressee', before: 1, after: 0 } as const;
	return record(
		entered,
		...(status === 'normal' ? [] : [{ ...normal, ...who }]),
		...(bowed ? [{ ...ready, ...who }] : []),
	);
}
