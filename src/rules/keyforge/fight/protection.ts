import { type Passage, stopCoup } from './coup';
import { type Creature, totalPuissance } from './creature';
import { type Etat, getCreature, record, replaceCreature } from './etat';

/** Second step of the damage sequence: ward markers are discarded instead of the damage (rule proteger-remplace). */
export function discardProtection(passage: Passage): Passage {
	const { etat, coup } = passage;
	const creature = getCreature(etat, coup.cible);
	if (coup.reste === 0 || creature.protection === 0) return passage;
	return stopCoup(
		{ etat: replaceCreature(etat, { ...creature, protection: 0 }), coup },
		{
			kind: 'protection-defaussee',
			rule: 'proteger-remplace',
			creature: creature.id,
			avant: coup.reste,
			apres: 0,
			marqueurs: creature.protection,
		},
	);
}

/** Ward markers are discarded instead of the destruction of a creature in play (rule proteger-remplace). */
export function replaceDestruction(etat: Etat, creature: Creature): Etat {
	return record(replaceCreature(etat, { ...creature, protection: 0 }), {
		kind: 'destruction-remplacee',
		rule: 'proteger-remplace',
		creature: creature.id,
		avant: creature.protection,
		apres: 0,
		degats: creature.degats,
		puissance: totalPuissance(creature),
	});
}
