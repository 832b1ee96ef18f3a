import type { Refusal } from '../../../rules/mistborn/attack';
import { listed } from '../../shared/words';
import { damage, defenderName, left, Name, nameOf, ofName, toName } from './words';

/** What cannot be, each said once: an attack that is tried again is refused for the same reason. */
export function distinctRefusals(refusals: readonly Refusal[]): readonly Refusal[] {
	const texts = refusals.map(explainRefusal);
	return refusals.filter((_, at) => texts.indexOf(texts[at] ?? '') === at);
}

/** Why the attacker cannot do what he asked, in words. */
export function explainRefusal(refusals: Refusal): string {
	const { subject } = refusals;
	switch (refusals.reason) {
		case 'allie-inconnu':
		case 'adversaire-inconnu':
			return `${Name(subject)} n’est pas en jeu.`;
		case 'allie-deja-tue':
			return `${Name(subject)} est déjà tué : il est dans la défausse de son propriétaire.`;
		case 'derriere-un-defenseur':
			return `${Name(subject)} est protégé par ${listed(refusals.defenders.map(defenderName))} : il faut d’abord ${refusals.defenders.length < 2 ? 'le tuer' : 'les tuer'}.`;
		case 'defense-trop-haute':
			return refusals.rule === 'regles-combat-defenseur-trop-fort'
				? `Il faudrait ${damage(refusals.defense)} pour tuer ${defenderName(subject)}, mais ${left(refusals.available)} : il tient, et protège ce qui est derrière lui.`
				: `Il faudrait ${damage(refusals.defense)} pour tuer ${nameOf(subject)}, mais ${left(refusals.available)} : un Allié ne subit pas de dégâts partiels.`;
		case 'part-deja-prise':
			return `Attaquer ${nameOf(subject)} coûterait ${damage(refusals.defense)} contre chaque joueur ; contre ${nameOf(refusals.player)}, dont les Défenseurs en ont déjà absorbé, ${left(refusals.available)}.`;
		case 'cible-impossible':
			return `La Cible ne peut pas aller ${toName(subject)}, éliminé : prenez-la, ou donnez-la ${listed(others(refusals.candidates), 'ou')}.`;
		case 'adversaire-deja-vaincu':
			return `${Name(subject)} est déjà vaincu.`;
		case 'bouclier-trop-fort':
			return `Le bouclier de gauche ${ofName(subject)} demande ${damage(refusals.value)}, mais ${left(refusals.available)} : il n’est pas détruit.`;
	}
}

const others = (possible: readonly string[]): string[] => possible.filter((id) => id !== 'moi').map(toName);
