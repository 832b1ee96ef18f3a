import type { Creature } from './creature';
import { record, replaceCreature, type State, type StateWithOutcome } from './state';

/**
 * A stunned creature that should be used is exhausted and loses its stun instead (rules sonne-remplace-utilisation,
 * sonne-par-un-effet).
 */
export function removeStun(
	state: State,
	creature: Creature,
	rule: 'sonne-remplace-utilisation' | 'sonne-par-un-effet',
): StateWithOutcome {
	const freed = replaceCreature(state, { ...creature, stunned: false, exhausted: true });
	const finding = { kind: 'stun-removed', rule, creature: creature.id, before: 1, after: 0 } as const;
	return { state: record(freed, finding), outcome: { type: 'unstunned', creature: creature.id } };
}
