import { type Coup, createCoup, type Empechement } from './coup';
import { type Creature, totalPuissance } from './creature';
import type { Duel } from './duel';
import { type Etat, record } from './etat';
import { dealDegats } from './sequence';

/**
 * Each creature of the fight deals damage equal to its power to the other, in one batch (rule combat-degats-puissance).
 * Insaisissable stops both blows, escarmouche the blow to the attacker. A stunned target strikes back all the same
 * (rule sonne-inflige-degats). Both creatures must be in play.
 */
export function dealPuissance(etat: Etat, { attaquante, cible, insaisie }: Duel): Etat {
	const esquive = insaisie ? 'insaisissable-premiere-fois' : null;
	const attaque = createPuissanceCoup(attaquante, cible, esquive);
	const riposte = createPuissanceCoup(cible, attaquante, esquive ?? findEscarmouche(attaquante));
	const comptee = [attaquante, cible].reduce(notePuissance, etat);
	return dealDegats(noteRiposte(comptee, cible, riposte), [attaque, riposte]);
}

function findEscarmouche(attaquante: Creature): Empechement | null {
	return attaquante.escarmouche ? 'escarmouche-aucun-degat' : null;
}

function createPuissanceCoup(source: Creature, cible: Creature, empechement: Empechement | null): Coup {
	return createCoup(cible.id, 'puissance', totalPuissance(source), source.id, empechement);
}

function notePuissance(etat: Etat, creature: Creature): Etat {
	if (creature.marqueursPuissance === 0) return etat;
	return record(etat, {
		kind: 'puissance-augmentee',
		rule: 'marqueur-puissance-plus-un',
		creature: creature.id,
		avant: creature.puissance,
		apres: totalPuissance(creature),
	});
}

function noteRiposte(etat: Etat, cible: Creature, riposte: Coup): Etat {
	if (!cible.sonne || riposte.empechement !== null) return etat;
	const { montant } = riposte;
	const rule = 'sonne-inflige-degats';
	return record(etat, { kind: 'sonne-riposte', rule, creature: cible.id, avant: montant, apres: montant });
}
