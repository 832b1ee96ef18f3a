import { type Creature, remainingArmure } from './creature';
import { type Etat, type EtatAvecIssue, listEnJeu, record, replaceCreature } from './etat';

/**
 * A new turn begins: on both sides, armour cancels damage for its whole value again (rule armure-se-renouvelle), and
 * no creature has been chosen to be fought yet (rule insaisissable-premiere-fois). Always legal.
 */
export function beginTour(etat: Etat): EtatAvecIssue {
	const creatures = listEnJeu(etat).map(({ creature }) => creature);
	return { etat: creatures.reduce(renewCreature, etat), issue: { type: 'nouveau-tour' } };
}

function renewCreature(etat: Etat, creature: Creature): Etat {
	const renouvelee = replaceCreature(etat, { ...creature, armureUtilisee: 0, dejaAttaquee: false });
	return noteInsaisissable(noteArmure(renouvelee, creature), creature);
}

function noteArmure(etat: Etat, creature: Creature): Etat {
	if (creature.armureUtilisee === 0) return etat;
	const avant = remainingArmure(creature);
	const rule = 'armure-se-renouvelle';
	return record(etat, { kind: 'armure-renouvelee', rule, creature: creature.id, avant, apres: creature.armure });
}

function noteInsaisissable(etat: Etat, { id, insaisissable, dejaAttaquee }: Creature): Etat {
	if (!insaisissable || !dejaAttaquee) return etat;
	const rule = 'insaisissable-premiere-fois';
	return record(etat, { kind: 'insaisissable-renouvele', rule, creature: id, avant: 1, apres: 0 });
}
