import type { LeaveEvent } from './event';
import { removeDeparted } from './leave-play';
import { findAbsence } from './legality';
import { getInPlay, type InPlay, record, type State, type StateWithOutcome } from './state';
import { replaceDeparture } from './ward';

/**
 * A creature leaves play without being destroyed (rule quitter-le-jeu-cas), even invulnerable (rule
 * invulnerable-quitter-le-jeu). A ward is discarded instead (rule proteger-remplace). Illegal when it is not in play.
 */
export function leavePlay(state: State, { target, to }: LeaveEvent): StateWithOutcome {
	const absence = findAbsence(state, target);
	if (absence !== null) return { state, outcome: { type: 'illegal', ...absence } };
	const inPlay = getInPlay(state, target);
	const left = inPlay.creature.ward === 0;
	const after = left
		? removeDeparted(noteInvulnerable(state, inPlay), inPlay, to)
		: replaceDeparture(state, inPlay.creature);
	return { state: after, outcome: { type: 'leave', creature: target, left } };
}

function noteInvulnerable(state: State, { creature }: InPlay): State {
	if (!creature.invulnerable) return state;
	const { id, damage } = creature;
	const rule = 'invulnerable-quitter-le-jeu';
	return record(state, { kind: 'invulnerable-leaves', rule, creature: id, before: damage, after: damage });
}
