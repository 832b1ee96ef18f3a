import type { Passage } from './coup';
import { remainingArmure } from './creature';
import { getCreature, record, replaceCreature } from './etat';

/**
 * Third step of the damage sequence: armour cancels damage up to what is left of it this turn (rule armure-annule)
 * and is used up by as much. Armour that is all used cancels nothing (rule armure-consommee).
 */
export function useArmure(passage: Passage): Passage {
	const { etat, coup } = passage;
	const creature = getCreature(etat, coup.cible);
	if (coup.reste === 0 || creature.armure === 0) return passage;
	const restante = remainingArmure(creature);
	const constat = { creature: creature.id, avant: coup.reste };
	if (restante === 0) {
		const { armure } = creature;
		const epuisee = { ...constat, apres: coup.reste, armure };
		return { etat: record(etat, { kind: 'armure-epuisee', rule: 'armure-consommee', ...epuisee }), coup };
	}
	const annules = Math.min(coup.reste, restante);
	const reste = coup.reste - annules;
	const usee = replaceCreature(etat, { ...creature, armureUtilisee: creature.armureUtilisee + annules });
	return {
		etat: record(usee, {
			kind: 'armure-annule',
			rule: 'armure-annule',
			...constat,
			apres: reste,
			armureAvant: restante,
			armureApres: restante - annules,
		}),
		coup: { ...coup, reste },
	};
}
