import type { Status } from './character';
import type { Side } from './situation';
import { type CharacterState, record, replaceCharacter, type State } from './state';

/** Statuses from the worst to the best: one step at a time (rule regles-honneur-cran). */
export const SCALE = ['dishonored', 'normal', 'honored'] as const satisfies readonly Status[];

/** Rules of a status that rises or falls: from normal, and from the other end. */
const RULES = {
	honor: ['honore-depuis-normal', 'honore-depuis-deshonore'],
	dishonor: ['deshonore-depuis-normal', 'deshonore-depuis-honore'],
} as const;

/** Place of a status on the scale: −1 dishonored, 0 normal, 1 honored. */
export const gradeOf = (status: Status): number => SCALE.indexOf(status) - 1;

/** The next status up or down, the same at the end of the scale. */
export function shiftStatus(status: Status, way: 'honor' | 'dishonor'): Status {
	return SCALE[SCALE.indexOf(status) + (way === 'honor' ? 1 : -1)] ?? status;
}

/** Honors or dishonors a character that is not already so: a token comes, or the other one goes. */
export function changeStatus(state: State, side: Side, character: CharacterState, way: 'honor' | 'dishonor'): State {
	const status = shiftStatus(character.status, way);
	const [fromNormal, fromOther] = RULES[way];
	return record(replaceCharacter(state, side, { ...character, status }), {
		kind: 'status',
		rule: character.status === 'normal' ? fromNormal : fromOther,
		side,
		character: character.id,
		before: gradeOf(character.status),
		after: gradeOf(status),
		way,
	});
}
