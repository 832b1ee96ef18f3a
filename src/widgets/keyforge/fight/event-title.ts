import type { Evenement } from '../../../rules/keyforge/fight/evenement';
import { countDamage, Name, nameOf, toName } from './words';

/** Title of an event among the steps; `at` is its rank, the fight itself being the first. */
export function eventTitle(event: Evenement, at: number): string {
	switch (event.type) {
		case 'combat':
			return at === 0 ? 'Le combat' : `Autre combat : ${nameOf(event.attaquant)} contre ${nameOf(event.cible)}`;
		case 'degats':
			return `${countDamage(event.montant)} ${toName(event.cible)}${event.projection ? `, avec projection de ${event.projection}` : ''}`;
		case 'armure':
			if (event.variation === 0) return `Armure inchangée pour ${nameOf(event.cible)}`;
			return `${Name(event.cible)} ${event.variation > 0 ? 'gagne' : 'perd'} ${Math.abs(event.variation)} d’armure`;
		case 'nouveau-tour':
			return 'Nouveau tour';
	}
}
