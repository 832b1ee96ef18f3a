import type { LeaveEvent, Zone } from './event';
import { removeDeparted, sendElsewhere } from './leave-play';
import { affect } from './several';
import { findInPlay, getInPlay, type InPlay, record, type State, type StateWithOutcome } from './state';
import { replaceDeparture } from './ward';

/**
 * A creature leaves play without being destroyed (rule quitter-le-jeu-cas), even invulnerable (rule
 * invulnerable-quitter-le-jeu). A ward is discarded instead (rule proteger-remplace). Illegal when it is not in play.
 */
export const leavePlay = (state: State, event: LeaveEvent): StateWithOutcome =>
	affect(
		state,
		event,
		(start, targets) => targets.reduce((before, id) => depart(before, getInPlay(before, id), event.to), start),
		(after, creature) => ({ type: 'leave', creature, left: findInPlay(after, creature) === undefined }),
	);

/** A creature that is marked for destruction leaves play destroyed, wherever it goes (rule detruit-autre-zone). */
function depart(state: State, inPlay: InPlay, to: Zone): State {
	if (state.marked.includes(inPlay.creature.id)) return sendElsewhere(state, inPlay, to, false);
	return inPlay.creature.ward > 0
		? replaceDeparture(state, inPlay.creature)
		: removeDeparted(noteInvulnerable(state, inPlay), inPlay, to);
}

function noteInvulnerable(state: State, { creature }: InPlay): State {
	if (!creature.invulnerable) return state;
	const { id, damage } = creature;
	const rule = 'invulnerable-quitter-le-jeu';
	return record(state, { kind: 'invulnerable-leaves', rule, creature: id, before: damage, after: damage });
}
