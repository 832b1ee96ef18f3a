import type { Creature } from './creature';
import type { Status, StatusEvent } from './event';
import { affect } from './several';
import { getCreature, record, replaceCreature, type State, type StateWithOutcome } from './state';
import type { Finding } from './trace';

/**
 * An effect stuns, enrages or exhausts a creature, or the reverse. A creature that already is what it would become
 * stays as it is (rules sonne-deja, enrager-une-seule-fois). Illegal when it is not in play.
 */
export const changeStatus = (state: State, event: StatusEvent): StateWithOutcome =>
	affect(
		state,
		event,
		(start, targets) => targets.reduce((before, id) => shiftStatus(before, id, event), start),
		(_, creature) => ({ type: 'status', creature, status: event.status }),
	);

function shiftStatus(state: State, target: string, { status, removed }: StatusEvent): State {
	const { fought, ...creature } = getCreature(state, target);
	const already = creature[status];
	if (removed && !already) return state;
	const changed: Creature = {
		...creature,
		[status]: !removed,
		...(fought && status !== 'exhausted' && { fought }),
	};
	const finding = removed ? tellLost(status) : tellGained(status, already);
	const before = already ? 1 : 0;
	const told = { ...finding, creature: target, before, after: removed ? 0 : 1 } as Finding;
	return record(replaceCreature(state, changed), told);
}

function tellGained(status: Status, already: boolean): Pick<Finding, 'kind' | 'rule'> {
	if (status === 'stunned') return { kind: 'stunned', rule: already ? 'sonne-deja' : 'sonne-carte' };
	if (status === 'enraged') return { kind: 'enraged', rule: already ? 'enrager-une-seule-fois' : 'enrager-definition' };
	return { kind: 'exhausted', rule: 'incline-etat' };
}

/** No rule but the card's own text takes a status away (rule capacite-definition). */
function tellLost(status: Status): Pick<Finding, 'kind' | 'rule'> {
	if (status === 'stunned') return { kind: 'stun-removed', rule: 'capacite-definition' };
	if (status === 'enraged') return { kind: 'enrage-removed', rule: 'capacite-definition' };
	return { kind: 'readied', rule: 'redresse-par-capacite' };
}
