import type { Refusal } from '../../../rules/mistborn/attack';
import { listed } from '../../shared/words';
import { damage, defenderName, left, Name, nameOf, ofName, toName } from './words';

/** What cannot be, each said once: an attack that is tried again is refused for the same reason. */
export function distinctRefusals(refusals: readonly Refusal[]): readonly Refusal[] {
	const texts = refusals.map(explainRefusal);
	return refusals.filter((_, at) => texts.indexOf(texts[at] ?? '') === at);
}

/** Why the attacker cannot do what he asked, in words. */
export function explainRefusal(refusal: Refusal): string {
	const { subject } = refusal;
	switch (refusal.reason) {
		case 'allie-inconnu':
		case 'adversaire-inconnu':
			return `${Name(subject)} n’est pas en jeu.`;
		case 'allie-deja-tue':
			return `${Name(subject)} est déjà tué : il est dans la défausse de son propriétaire.`;
		case 'derriere-un-defenseur':
			return `${Name(subject)} est protégé par ${listed(refusal.defenders.map(defenderName))} : il faut d’abord ${refusal.defenders.length < 2 ? 'le tuer' : 'les tuer'}.`;
		case 'defense-trop-haute':
			return refusal.rule === 'regles-combat-defenseur-trop-fort'
				? `Il faudrait ${damage(refusal.defense)} pour tuer ${defenderName(subject)}, mais ${left(refusal.available)} : il tient, et protège ce qui est derrière lui.`
				: `Il faudrait ${damage(refusal.defense)} pour tuer ${nameOf(subject)}, mais ${left(refusal.available)} : un Allié ne subit pas de dégâts partiels.`;
		case 'part-deja-prise':
			return `Attaquer ${nameOf(subject)} coûterait ${damage(refusal.defense)} contre chaque joueur ; contre ${nameOf(refusal.player)}, dont les Défenseurs en ont déjà absorbé, ${left(refusal.available)}.`;
		case 'cible-impossible':
			return `La Cible ne peut pas aller ${toName(subject)}, éliminé : prenez-la, ou donnez-la ${listed(others(refusal.candidates), 'ou')}.`;
		case 'adversaire-deja-vaincu':
			return `${Name(subject)} est déjà vaincu.`;
		case 'bouclier-trop-fort':
			return `Le bouclier de gauche ${ofName(subject)} demande ${damage(refusal.value)}, mais ${left(refusal.available)} : il n’est pas détruit.`;
	}
}

const others = (possible: readonly string[]): string[] => possible.filter((id) => id !== 'moi').map(toName);
