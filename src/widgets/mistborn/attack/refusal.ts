import type { Illegality } from '../../../rules/mistborn/attack';
import { listed } from '../../shared/words';
import { damage, defenderName, left, Name, nameOf, ofName, toName } from './words';

/** What cannot be, each said once: an attack that is tried again is refused for the same reason. */
export function distinctIllegalities(illegalities: readonly Illegality[]): readonly Illegality[] {
	const texts = illegalities.map(explainRefusal);
	return illegalities.filter((_, at) => texts.indexOf(texts[at] ?? '') === at);
}

/** Why the attacker cannot do what he asked, in words. */
export function explainRefusal(illegality: Illegality): string {
	const { subject } = illegality;
	switch (illegality.reason) {
		case 'unknown-ally':
		case 'unknown-foe':
			return `${Name(subject)} n’est pas en jeu.`;
		case 'ally-already-killed':
			return `${Name(subject)} est déjà tué : il est dans la défausse de son propriétaire.`;
		case 'behind-a-defender':
			return `${Name(subject)} est protégé par ${listed(illegality.defenders.map(defenderName))} : il faut d’abord ${illegality.defenders.length < 2 ? 'le tuer' : 'les tuer'}.`;
		case 'defense-too-high':
			return illegality.rule === 'regles-combat-defenseur-trop-fort'
				? `Il faudrait ${damage(illegality.defense)} pour tuer ${defenderName(subject)}, mais ${left(illegality.available)} : il tient, et protège ce qui est derrière lui.`
				: `Il faudrait ${damage(illegality.defense)} pour tuer ${nameOf(subject)}, mais ${left(illegality.available)} : un Allié ne subit pas de dégâts partiels.`;
		case 'share-already-taken':
			return `Attaquer ${nameOf(subject)} coûterait ${damage(illegality.defense)} contre chaque joueur ; contre ${nameOf(illegality.player)}, dont les Défenseurs en ont déjà absorbé, ${left(illegality.available)}.`;
		case 'impossible-holder':
			return `La Cible ne peut pas aller ${toName(subject)}, éliminé : prenez-la, ou donnez-la ${listed(others(illegality.candidates), 'ou')}.`;
		case 'foe-already-defeated':
			return `${Name(subject)} est déjà vaincu.`;
		case 'shield-too-strong':
			return `Le bouclier de gauche ${ofName(subject)} demande ${damage(illegality.value)}, mais ${left(illegality.available)} : il n’est pas détruit.`;
	}
}

const others = (possible: readonly string[]): string[] => possible.filter((id) => id !== 'me').map(toName);
