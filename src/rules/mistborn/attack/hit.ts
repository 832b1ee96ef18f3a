import { type AllieEnJeu, type Etat, getJoueur, record, replaceJoueur } from './state';

/**
 * What becomes of an Allié that receives at least its Défense: a Nuage saves it and the damage is lost (rule
 * regles-combat-nuage-allie); otherwise it is killed (rule regles-combat-defense) and goes to its owner's discard pile
 * (rule regles-combat-allie-tue).
 */
export function hitAllie(etat: Etat, enJeu: AllieEnJeu): Etat {
	return enJeu.allie.nuages > 0 ? saveAllie(etat, enJeu) : killAllie(etat, enJeu);
}

function saveAllie(etat: Etat, { allie, joueur: id }: AllieEnJeu): Etat {
	const joueur = getJoueur(etat, id);
	const nuages = allie.nuages - 1;
	const allies = joueur.allies.map((autre) => (autre.id === allie.id ? { ...autre, nuages } : autre));
	return record(replaceJoueur(etat, { ...joueur, allies }), {
		kind: 'allie-sauve',
		rule: 'regles-combat-nuage-allie',
		sujet: allie.id,
		avant: allie.nuages,
		apres: nuages,
		joueur: id,
		defense: allie.defense,
	});
}

function killAllie(etat: Etat, enJeu: AllieEnJeu): Etat {
	const { allie, joueur: id } = enJeu;
	const joueur = getJoueur(etat, id);
	const allies = joueur.allies.filter((autre) => autre.id !== allie.id);
	const constat = { sujet: allie.id, joueur: id };
	return record(
		{ ...replaceJoueur(etat, { ...joueur, allies }), tues: [...etat.tues, enJeu] },
		{ kind: 'allie-tue', rule: 'regles-combat-defense', ...constat, avant: allie.defense, apres: 0 },
		{
			kind: 'allie-defausse',
			rule: 'regles-combat-allie-tue',
			...constat,
			avant: joueur.allies.length,
			apres: allies.length,
		},
	);
}
