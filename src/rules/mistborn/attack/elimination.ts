import { MOI } from './situation';
import { countVivants, type Etat, getJoueur, record } from './state';

/**
 * A player at 0 health is eliminated (rule joueur-elimine-definition): his cards leave the game, his Alliés with them
 * (rule regles-combat-elimine-cartes).
 */
export function removeElimine(etat: Etat, id: string): Etat {
	const vivants = countVivants(etat);
	const allies = getJoueur(etat, id).allies.length;
	return record(
		{ ...etat, joueurs: etat.joueurs.filter((joueur) => joueur.id !== id) },
		{ kind: 'joueur-elimine', rule: 'joueur-elimine-definition', sujet: id, avant: vivants, apres: vivants - 1 },
		{ kind: 'cartes-retirees', rule: 'regles-combat-elimine-cartes', sujet: id, avant: allies, apres: 0 },
	);
}

/** Two players are left of more: the Cible leaves the game (rule regles-combat-cible-retiree). */
export function removeCible(etat: Etat): Etat {
	const vivants = countVivants(etat);
	return record(
		{ ...etat, cible: null, suite: 'aucune' },
		{ kind: 'cible-retiree', rule: 'regles-combat-cible-retiree', sujet: MOI, avant: vivants, apres: vivants },
	);
}

/** Nobody else is alive: the attacker wins (rules regles-combat-deux-joueurs-victoire, regles-tour-fin-dernier). */
export function win(etat: Etat): Etat {
	const { adversaires } = etat;
	const rule = adversaires === 1 ? 'regles-combat-deux-joueurs-victoire' : 'regles-tour-fin-dernier';
	return record(
		{ ...etat, cible: null, suite: 'aucune' },
		{ kind: 'victoire', rule, sujet: MOI, avant: adversaires, apres: 0 },
	);
}
