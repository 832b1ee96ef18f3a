import { type Passage, stopBlow } from './blow';
import { type Creature, totalPower } from './creature';
import { getCreature, record, replaceCreature, type State } from './state';

/**
 * Second step of the damage sequence: ward counters are discarded instead of the damage (rule proteger-remplace), all that is
 * dealt to the creature at the same time: that it has some is seen as the step begins.
 */
export function discardWard(passage: Passage, start: State): Passage {
	const { state, blow } = passage;
	const creature = getCreature(state, blow.target);
	const { ward } = getCreature(start, blow.target);
	if (blow.left === 0 || ward === 0) return passage;
	return stopBlow(
		{ state: replaceCreature(state, { ...creature, ward: 0 }), blow },
		{
			kind: 'ward-discarded',
			rule: 'proteger-remplace',
			creature: creature.id,
			before: blow.left,
			after: 0,
			wards: ward,
		},
	);
}

/** Ward counters are discarded instead of a creature leaving play (rule proteger-remplace). */
export function replaceDeparture(
	state: State,
	creature: Creature,
	rule: 'proteger-remplace' | 'proteger-apres-marquage' = 'proteger-remplace',
): State {
	const { id, ward } = creature;
	const discarded = { rule, creature: id, before: ward, after: 0 };
	return record(replaceCreature(state, { ...creature, ward: 0 }), { kind: 'departure-replaced', ...discarded });
}

/** Ward counters are discarded instead of the destruction of a creature in play (rule proteger-remplace). */
export function replaceDestruction(state: State, creature: Creature): State {
	return record(replaceCreature(state, { ...creature, ward: 0 }), {
		kind: 'destruction-replaced',
		rule: 'proteger-remplace',
		creature: creature.id,
		before: creature.ward,
		after: 0,
		damage: creature.damage,
		power: totalPower(creature),
	});
}
