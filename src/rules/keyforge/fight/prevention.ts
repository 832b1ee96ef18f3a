import { DURATIONS } from './changes';
import type { PreventionEvent } from './event';
import { affect } from './several';
import { getCreature, record, replaceCreature, type State, type StateWithOutcome } from './state';

/**
 * From now on a creature cannot be dealt damage: for a time (rule effets-persistants-definition), or for as long as it
 * is in play (rule capacite-constante-definition). What it already has never shortens. Illegal when it is
 * not in play.
 */
export const spareCreature = (state: State, event: PreventionEvent): StateWithOutcome =>
	affect(
		state,
		event,
		(start, targets) => targets.reduce((before, id) => spare(before, id, event), start),
		(_, creature) => ({ type: 'prevention', creature }),
	);

function spare(state: State, target: string, { duration: longer }: PreventionEvent): State {
	const duration = longer ?? 'turn';
	const creature = getCreature(state, target);
	const already = creature.spared === undefined ? -1 : DURATIONS.indexOf(creature.spared);
	if (already >= DURATIONS.indexOf(duration)) return state;
	const rule = duration === 'lasting' ? 'capacite-constante-definition' : 'effets-persistants-definition';
	const before = creature.spared === undefined ? 0 : 1;
	const begun = { kind: 'prevention-begun', rule, creature: target, before, after: 1, duration } as const;
	return record(replaceCreature(state, { ...creature, spared: duration }), begun);
}
