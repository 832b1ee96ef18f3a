import type { Illegality } from '../../../rules/keyforge/fight';
import { listed } from '../../shared/words';
import { Name, nameOf, ofName } from './words';

/** Why an event cannot happen, in words. */
export function refusal(illegal: Illegality): string {
	const who = Name(illegal.creature);
	switch (illegal.reason) {
		case 'unknown-creature':
			return `${who} n’est pas dans la situation : ajoutez-la, ou retirez cet événement.`;
		case 'already-entered':
			return `${who} est déjà entrée en jeu.`;
		case 'destroyed-creature':
			return `${who} est déjà détruite.`;
		case 'departed-creature':
			return `${who} n’est plus en jeu.`;
		case 'exhausted-creature':
			return `${who} est inclinée : elle ne peut pas être utilisée tant qu’elle n’est pas redressée. Si un effet la redresse, ajoutez-le avant.`;
		case 'enraged-creature':
			return `${who} est enragée : utilisée, elle doit combattre, puisqu’elle le peut.`;
		case 'other-line':
			if (illegal.rule === 'deploiement-place')
				return `${who} entre dans la ligne de son contrôleur : elle ne peut pas aller à côté ${ofName(illegal.of)}.`;
			return `${who} se déplace dans sa propre ligne : elle ne peut pas aller à côté ${ofName(illegal.of)}.`;
		case 'no-target':
			return `${who} n’a aucune créature ennemie à combattre.`;
		case 'same-side':
			return `${who} ne peut combattre qu’une créature ennemie.`;
		case 'target-behind-taunt': {
			const { target, taunters, legalTargets } = illegal;
			const where =
				taunters.length < 2
					? `à côté de ${listed(taunters.map(nameOf))}, dotée`
					: `entre ${listed(taunters.map(nameOf))}, dotées`;
			const others = `${legalTargets.length < 2 ? 'Cible possible' : 'Cibles possibles'} : ${listed(legalTargets.map(nameOf))}.`;
			return `${Name(target)} est ${where} de provocation : elle ne peut pas être choisie. ${others}`;
		}
	}
}
