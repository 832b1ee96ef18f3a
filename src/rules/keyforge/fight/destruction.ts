import { type Creature, hasLethalDegats, totalPuissance } from './creature';
import { removeMarquees } from './depart';
import { type EnJeu, type Etat, listEnJeu, record } from './etat';
import { replaceDestruction } from './protection';
import type { Cause } from './trace';

interface Condamnee extends EnJeu {
	readonly cause: Cause;
}

/**
 * Destroys what must be, until nothing more must: creatures whose damage equals or exceeds their power (rule
 * degat-destruction; power 0 needs none) and the ids of `empoisonnees`, just wounded by poison (rule poison-detruit).
 * A ward is discarded instead (rule proteger-remplace); a creature that still cannot live is destroyed on the next
 * round. Each round takes a ward or a creature away, so that rounds end.
 */
export function settleDestructions(etat: Etat, empoisonnees: readonly string[] = []): Etat {
	const condamnees = listCondamnees(etat, empoisonnees);
	if (condamnees.length === 0) return etat;
	const protegees = condamnees.filter(({ creature }) => creature.protection > 0);
	const marquees = condamnees.filter(({ creature }) => creature.protection === 0);
	const sauvees = protegees.reduce((suite, { creature }) => replaceDestruction(suite, creature), etat);
	const marquage = marquees.reduce(markDestruction, sauvees);
	return settleDestructions(removeMarquees(marquage, marquees), empoisonnees);
}

/**
 * Notes the invulnerable creatures that stay in play although their power is 0 (rule invulnerable-puissance-zero) or
 * their damage should destroy them (rule invulnerable-aucun-degat).
 */
export function noteInvulnerables(etat: Etat): Etat {
	const notes = listEnJeu(etat)
		.filter(({ creature }) => creature.invulnerable && hasLethalDegats(creature))
		.map(({ creature }) => {
			const puissance = totalPuissance(creature);
			return {
				kind: 'invulnerable-reste' as const,
				rule: puissance === 0 ? ('invulnerable-puissance-zero' as const) : ('invulnerable-aucun-degat' as const),
				creature: creature.id,
				avant: creature.degats,
				apres: creature.degats,
				puissance,
			};
		});
	return record(etat, ...notes);
}

function listCondamnees(etat: Etat, empoisonnees: readonly string[]): readonly Condamnee[] {
	return listEnJeu(etat).flatMap((enJeu) => {
		const cause = findCause(enJeu.creature, empoisonnees);
		return cause === null ? [] : [{ ...enJeu, cause }];
	});
}

function findCause(creature: Creature, empoisonnees: readonly string[]): Cause | null {
	if (creature.invulnerable) return null;
	if (totalPuissance(creature) === 0) return 'puissance-zero';
	if (hasLethalDegats(creature)) return 'degats';
	return empoisonnees.includes(creature.id) ? 'poison' : null;
}

function markDestruction(etat: Etat, { creature, camp, cause }: Condamnee): Etat {
	const destruction = { creature: creature.id, camp, cause, evenement: etat.evenement };
	return record(
		{ ...etat, detruites: [...etat.detruites, destruction] },
		{
			kind: 'marquee',
			rule: cause === 'poison' ? 'poison-detruit' : 'degat-destruction',
			creature: creature.id,
			avant: 0,
			apres: 1,
			cause,
			degats: creature.degats,
			puissance: totalPuissance(creature),
		},
	);
}
