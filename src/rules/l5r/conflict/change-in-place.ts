import type { Action } from './action';
import type { Side } from './situation';
import { type CharacterState, record, replaceCharacter, type State } from './state';
import { changeStatus } from './status';

/** Does to a character what a ring may do, and which moves it nowhere: a page needs it before any event. */
export function changeInPlace(
	state: State,
	side: Side,
	character: CharacterState,
	action: Extract<Action, 'honor' | 'dishonor' | 'bow' | 'ready' | 'remove'>,
): State {
	switch (action) {
		case 'honor':
		case 'dishonor':
			return changeStatus(state, side, character, action);
		case 'bow':
		case 'ready':
			return turn(state, side, character, action === 'bow');
		case 'remove':
			return removeFate(state, side, character);
	}
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
