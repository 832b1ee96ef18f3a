import type { Passage } from './coup';
import { totalPuissance } from './creature';
import { getCreature, record, replaceCreature } from './etat';

/** Last step of the damage sequence: the damage left becomes damage counters (rule sequence-degats-infliger). */
export function placeDegats({ etat, coup }: Passage): Passage {
	if (coup.reste === 0) return { etat, coup };
	const creature = getCreature(etat, coup.cible);
	const degats = creature.degats + coup.reste;
	const blessee = record(replaceCreature(etat, { ...creature, degats }), {
		kind: 'degats-places',
		rule: 'sequence-degats-infliger',
		creature: creature.id,
		avant: creature.degats,
		apres: degats,
		puissance: totalPuissance(creature),
	});
	return { etat: blessee, coup };
}
