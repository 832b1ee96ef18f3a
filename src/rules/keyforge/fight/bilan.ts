import { type Etat, findEnJeu } from './etat';
import type { Bilan } from './issue';

/** What the event being resolved did to a creature, in play or destroyed since: reads the trace of that event. */
export function reportBilan(etat: Etat, creature: string): Bilan {
	const degats = etat.trace
		.filter((pas) => pas.kind === 'degats-places' && pas.evenement === etat.evenement && pas.creature === creature)
		.reduce((somme, { avant, apres }) => somme + apres - avant, 0);
	return { creature, degats, detruite: findEnJeu(etat, creature) === undefined };
}
