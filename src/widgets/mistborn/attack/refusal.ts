import type { Refus } from '../../../rules/mistborn/attack/refusal';
import { listed } from '../../shared/words';
import { damage, defenderName, left, Name, nameOf, ofName, toName } from './words';

/** What cannot be, each said once: an attack that is tried again is refused for the same reason. */
export function distinctRefusals(refus: readonly Refus[]): readonly Refus[] {
	const texts = refus.map(refusal);
	return refus.filter((_, at) => texts.indexOf(texts[at] ?? '') === at);
}

/** Why the attacker cannot do what he asked, in words. */
export function refusal(refus: Refus): string {
	const { sujet } = refus;
	switch (refus.raison) {
		case 'allie-inconnu':
		case 'adversaire-inconnu':
			return `${Name(sujet)} n’est pas en jeu.`;
		case 'allie-deja-tue':
			return `${Name(sujet)} est déjà tué : il est dans la défausse de son propriétaire.`;
		case 'derriere-un-defenseur':
			return `${Name(sujet)} est protégé par ${listed(refus.defenseurs.map(defenderName))} : il faut d’abord ${refus.defenseurs.length < 2 ? 'le tuer' : 'les tuer'}.`;
		case 'defense-trop-haute':
			return refus.rule === 'regles-combat-defenseur-trop-fort'
				? `Il faudrait ${damage(refus.defense)} pour tuer ${defenderName(sujet)}, mais ${left(refus.disponibles)} : il tient, et protège ce qui est derrière lui.`
				: `Il faudrait ${damage(refus.defense)} pour tuer ${nameOf(sujet)}, mais ${left(refus.disponibles)} : un Allié ne subit pas de dégâts partiels.`;
		case 'part-deja-prise':
			return `Attaquer ${nameOf(sujet)} coûterait ${damage(refus.defense)} contre chaque joueur ; contre ${nameOf(refus.joueur)}, dont les Défenseurs en ont déjà absorbé, ${left(refus.disponibles)}.`;
		case 'cible-impossible':
			return `La Cible ne peut pas aller ${toName(sujet)}, éliminé : prenez-la, ou donnez-la ${listed(others(refus.possibles), 'ou')}.`;
		case 'adversaire-deja-vaincu':
			return `${Name(sujet)} est déjà vaincu.`;
		case 'bouclier-trop-fort':
			return `Le bouclier de gauche ${ofName(sujet)} demande ${damage(refus.value)}, mais ${left(refus.disponibles)} : il n’est pas détruit.`;
	}
}

const others = (possible: readonly string[]): string[] => possible.filter((id) => id !== 'moi').map(toName);
