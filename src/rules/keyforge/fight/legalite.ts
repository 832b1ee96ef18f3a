import type { Creature } from './creature';
import { type Etat, findEnJeu } from './etat';
import type { Combat } from './evenement';
import type { Illegalite } from './issue';
import { neighboursOf, opposingCamp } from './situation';

/** Why an event cannot involve a creature, or null: unknown, or destroyed (rule detruit-defausse). */
export function findAbsence(etat: Etat, creature: string): Illegalite | null {
	if (findEnJeu(etat, creature) !== undefined) return null;
	return etat.detruites.some((destruction) => destruction.creature === creature)
		? { raison: 'creature-detruite', rule: 'detruit-defausse', creature }
		: { raison: 'creature-inconnue', rule: null, creature };
}

/**
 * The first reason why a fight cannot take place, or null: attacker absent; stunned (rule sonne-ne-peut-pas, before
 * any target is sought); no enemy creature (rule combattre-aucune-cible); target absent; target of the same side (rule
 * combat-incliner-et-choisir); target next to a taunting creature (rule provocation-voisins).
 */
export function findIllegalite(etat: Etat, { attaquant, cible }: Combat): Illegalite | null {
	const assaillante = findEnJeu(etat, attaquant);
	if (assaillante === undefined) return findAbsence(etat, attaquant);
	if (assaillante.creature.sonne) return refuseSonne(attaquant);
	const ennemies = etat.situation[opposingCamp(assaillante.camp)];
	if (ennemies.length === 0) return { raison: 'aucune-cible', rule: 'combattre-aucune-cible', creature: attaquant };
	const visee = findEnJeu(etat, cible);
	if (visee === undefined) return findAbsence(etat, cible);
	if (visee.camp === assaillante.camp) {
		return { raison: 'meme-camp', rule: 'combat-incliner-et-choisir', creature: attaquant, cible };
	}
	return isLegalCible(ennemies, visee.creature) ? null : refuseProvocation(attaquant, visee.creature, ennemies);
}

/** Creatures of an enemy line that may be chosen to be fought, in the order of the line (rule provocation-voisins). */
export function listLegalCibles(ennemies: readonly Creature[]): readonly Creature[] {
	return ennemies.filter((creature) => isLegalCible(ennemies, creature));
}

function isLegalCible(ennemies: readonly Creature[], cible: Creature): boolean {
	return cible.provocation || neighboursOf(ennemies, cible.id).every((voisine) => !voisine.provocation);
}

function refuseSonne(creature: string): Illegalite {
	return { raison: 'attaquant-sonne', rule: 'sonne-ne-peut-pas', creature, aLaPlace: 'sonne-remplace-utilisation' };
}

function refuseProvocation(creature: string, cible: Creature, ennemies: readonly Creature[]): Illegalite {
	const provocatrices = neighboursOf(ennemies, cible.id).filter((voisine) => voisine.provocation);
	return {
		raison: 'cible-derriere-provocation',
		rule: 'provocation-voisins',
		creature,
		cible: cible.id,
		provocatrices: provocatrices.map(({ id }) => id),
		ciblesLegales: listLegalCibles(ennemies).map(({ id }) => id),
	};
}
