import type { PreventionEvent } from './event';
import { findAbsence } from './legality';
import { getCreature, record, replaceCreature, type State, type StateWithOutcome } from './state';

/**
 * From now on a creature cannot be dealt damage: until the turn ends (rule effets-persistants-definition), or for as
 * long as it is in play (rule capacite-constante-definition). What it already has never shortens. Illegal when it is
 * not in play.
 */
export function spareCreature(state: State, { target, lasting }: PreventionEvent): StateWithOutcome {
	const absence = findAbsence(state, target);
	if (absence !== null) return { state, outcome: { type: 'illegal', ...absence } };
	const outcome = { type: 'prevention', creature: target } as const;
	const creature = getCreature(state, target);
	const spared = lasting ? 'lasting' : 'turn';
	if (creature.spared === 'lasting' || creature.spared === spared) return { state, outcome };
	const rule = lasting ? 'capacite-constante-definition' : 'effets-persistants-definition';
	const begun = { kind: 'prevention-begun', rule, creature: target, before: 0, after: 1 } as const;
	return { state: record(replaceCreature(state, { ...creature, spared }), begun), outcome };
}
