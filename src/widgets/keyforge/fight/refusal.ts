import type { Illegalite } from '../../../rules/keyforge/fight/issue';
import type { RuleId } from '../../../rules/keyforge/fight/regles';
import { listed } from '../../shared/words';
import { Name, nameOf } from './words';

/** Why an event cannot happen, in words. */
export function refusal(illegal: Illegalite): string {
	const who = Name(illegal.creature);
	switch (illegal.raison) {
		case 'creature-inconnue':
			return `${who} n’est pas dans la situation : ajoutez-la, ou retirez cet événement.`;
		case 'creature-detruite':
			return `${who} est déjà détruite.`;
		case 'attaquant-sonne':
			return `${who} est sonnée : elle ne peut pas combattre. L’utiliser ne fait que l’incliner et lui retirer sa carte de statut Sonné.`;
		case 'aucune-cible':
			return `${who} n’a aucune créature ennemie à combattre.`;
		case 'meme-camp':
			return `${who} ne peut combattre qu’une créature ennemie.`;
		case 'cible-derriere-provocation': {
			const { cible, provocatrices, ciblesLegales } = illegal;
			const where =
				provocatrices.length < 2
					? `à côté de ${listed(provocatrices.map(nameOf))}, dotée`
					: `entre ${listed(provocatrices.map(nameOf))}, dotées`;
			const others = `${ciblesLegales.length < 2 ? 'Cible possible' : 'Cibles possibles'} : ${listed(ciblesLegales.map(nameOf))}.`;
			return `${Name(cible)} est ${where} de provocation : elle ne peut pas être choisie. ${others}`;
		}
	}
}

/** The rules that a refusal applies: what forbids, then what happens instead. */
export function refusalRules(illegal: Illegalite): RuleId[] {
	if (illegal.rule === null) return [];
	return illegal.raison === 'attaquant-sonne' ? [illegal.rule, illegal.aLaPlace] : [illegal.rule];
}
