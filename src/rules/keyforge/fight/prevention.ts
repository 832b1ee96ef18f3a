import { DURATIONS } from './changes';
import type { PreventionEvent } from './event';
import { findAbsence } from './legality';
import { getCreature, record, replaceCreature, type State, type StateWithOutcome } from './state';

/**
 * From now on a creature cannot be dealt damage: for a time (rule effets-persistants-definition), or for as long as it
 * is in play (rule capacite-constante-definition). What it already has never shortens. Illegal when it is
 * not in play.
 */
export function spareCreature(state: State, event: PreventionEvent): StateWithOutcome {
	const { target, duration = 'turn' } = event;
	const absence = findAbsence(state, target);
	if (absence !== null) return { state, outcome: { type: 'illegal', ...absence } };
	const outcome = { type: 'prevention', creature: target } as const;
	const creature = getCreature(state, target);
	const already = creature.spared === undefined ? -1 : DURATIONS.indexOf(creature.spared);
	if (already >= DURATIONS.indexOf(duration)) return { state, outcome };
	const rule = duration === 'lasting' ? 'capacite-constante-definition' : 'effets-persistants-definition';
	const before = creature.spared === undefined ? 0 : 1;
	const begun = { kind: 'prevention-begun', rule, creature: target, before, after: 1, duration } as const;
	return { state: record(replaceCreature(state, { ...creature, spared: duration }), begun), outcome };
}
