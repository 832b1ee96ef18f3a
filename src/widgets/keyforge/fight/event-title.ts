import type { GameEvent } from '../../../rules/keyforge/fight';
import { countDamage, Name, nameOf, toName } from './words';

/** Title of an event among the steps; `at` is its rank, the fight itself being the first. */
export function eventTitle(event: GameEvent, at: number): string {
	switch (event.type) {
		case 'fight':
			return at === 0 ? 'Le combat' : `Autre combat : ${nameOf(event.attacker)} contre ${nameOf(event.target)}`;
		case 'damage':
			return `${countDamage(event.amount)} ${toName(event.target)}${event.splash ? `, avec projection de ${event.splash}` : ''}`;
		case 'armor':
			if (event.variation === 0) return `Armure inchangée pour ${nameOf(event.target)}`;
			return `${Name(event.target)} ${event.variation > 0 ? 'gagne' : 'perd'} ${Math.abs(event.variation)} d’armure`;
		case 'new-turn':
			return 'Nouveau tour';
	}
}
