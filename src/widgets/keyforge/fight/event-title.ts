import type { ArmorEvent, DamageEvent, GameEvent, PowerEvent } from '../../../rules/keyforge/fight';
import { listed } from '../../shared/words';
import { countDamage, goes, Name, nameOf, toName } from './words';

/** Title of an event among the steps; `at` is its rank, the fight itself being the first. */
export function eventTitle(event: GameEvent, at: number): string {
	switch (event.type) {
		case 'fight':
			if (at === 0 && event.attacker === 'a' && event.target === 'd') return 'Le combat';
			return `${at === 0 ? 'Combat' : 'Autre combat'} : ${nameOf(event.attacker)} contre ${nameOf(event.target)}`;
		case 'damage':
			return `${countDamage(event.amount)} ${toName(event.target)}${event.splash ? `, avec projection de ${event.splash}` : ''}${sayOthers(event)}${event.ignoresArmor ? ', sans égard pour l’armure' : ''}`;
		case 'armor':
			return event.variation === 0
				? `Armure inchangée pour ${nameOf(event.target)}`
				: variationTitle(event, 'd’armure');
		case 'power':
			return event.variation === 0
				? `Puissance inchangée pour ${nameOf(event.target)}`
				: variationTitle(event, 'de puissance');
		case 'prevention':
			return `${Name(event.target)} ne peut pas recevoir de dégâts${event.lasting ? ', durablement' : ''}`;
		case 'ward':
			return `${Name(event.target)} reçoit un marqueur de protection`;
		case 'heal':
			return event.amount === undefined
				? `${Name(event.target)} est entièrement soignée`
				: `Soin de ${event.amount} ${toName(event.target)}`;
		case 'destroy':
			return `Un effet ${event.sacrifice ? 'fait sacrifier' : 'détruit'} ${nameOf(event.target)}`;
		case 'leave':
			return `${Name(event.target)} est ${goes[event.to]}`;
		case 'new-turn':
			return 'Nouveau tour';
	}
}

function variationTitle({ target, variation, lasting }: ArmorEvent | PowerEvent, what: string): string {
	const verb = variation > 0 ? 'gagne' : 'perd';
	return `${Name(target)} ${verb} ${Math.abs(variation)} ${what}${lasting ? ', durablement' : ''}`;
}

const sayOthers = ({ also = [] }: DamageEvent): string =>
	also.length === 0 ? '' : `, et ${listed(also.map(({ target, amount }) => `${amount} ${toName(target)}`))}`;
