import type { Passage } from './blow';
import { atMost } from './changes';
import { totalPower } from './creature';
import { getCreature, record, replaceCreature } from './state';

/** Last step of the damage sequence: the damage left becomes damage counters (rule sequence-degats-infliger). */
export function placeDamage({ state, blow }: Passage): Passage {
	if (blow.left === 0) return { state, blow };
	const creature = getCreature(state, blow.target);
	const damage = atMost(creature.damage + blow.left);
	const wounded = record(replaceCreature(state, { ...creature, damage }), {
		kind: 'damage-placed',
		rule: 'sequence-degats-infliger',
		creature: creature.id,
		before: creature.damage,
		after: damage,
		power: totalPower(creature),
	});
	return { state: wounded, blow };
}
