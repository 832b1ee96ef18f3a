import { hitAllie } from './hit';
import type { Refus } from './refusal';
import {
	type AllieEnJeu,
	disponiblesContre,
	type Etat,
	findAllie,
	getJoueur,
	isPourTous,
	listDefenseurs,
	record,
	refuse,
} from './state';
import type { TraceStep } from './trace';

/**
 * Attacks an Allié before any player: its Défense is paid from the pool. Refused when it is not in play, stands behind
 * a Défenseur, or cannot be killed: an Allié takes no partial damage.
 */
export function attackAllie(etat: Etat, id: string): Etat {
	const enJeu = findAllie(etat, id);
	if (enJeu === undefined) return refuse(etat, explainAbsence(etat, id));
	const refus = findRefus(etat, enJeu);
	return refus === null ? hitAllie(payDefense(etat, enJeu), enJeu) : refuse(etat, refus);
}

function explainAbsence({ tues }: Etat, id: string): Refus {
	return tues.some(({ allie }) => allie.id === id)
		? { raison: 'allie-deja-tue', rule: 'regles-combat-allie-tue', sujet: id }
		: { raison: 'allie-inconnu', rule: null, sujet: id };
}

function findRefus(etat: Etat, { allie, joueur }: AllieEnJeu): Refus | null {
	const { id: sujet, defense } = allie;
	const defenseurs = listDefenseurs(getJoueur(etat, joueur));
	if (!allie.defenseur && defenseurs.length > 0) {
		const ids = defenseurs.map(({ id }) => id);
		return { raison: 'derriere-un-defenseur', rule: 'regles-combat-defenseur', sujet, defenseurs: ids };
	}
	const disponibles = disponiblesContre(etat, joueur);
	if (disponibles < defense) {
		const rule = allie.defenseur ? 'regles-combat-defenseur-trop-fort' : 'regles-combat-pas-de-partiel';
		return { raison: 'defense-trop-haute', rule, sujet, defense, disponibles };
	}
	return isPourSonJoueur(etat, allie) ? null : findPartDejaPrise(etat, sujet, defense);
}

/** Points that would be missing against a player whose Défenseurs have already taken them. */
function findPartDejaPrise(etat: Etat, sujet: string, defense: number): Refus | null {
	const prive = etat.joueurs.find(({ id }) => disponiblesContre(etat, id) < defense);
	if (prive === undefined) return null;
	const disponibles = disponiblesContre(etat, prive.id);
	return {
		raison: 'part-deja-prise',
		rule: 'regles-combat-cible-allies',
		sujet,
		joueur: prive.id,
		defense,
		disponibles,
	};
}

/**
 * With the Cible, a Défenseur takes damage due to its own player (rule regles-combat-cible-part); any other
 * Allié costs damage against all of them (rule regles-combat-cible-allies).
 */
function isPourSonJoueur(etat: Etat, { defenseur }: AllieEnJeu['allie']): boolean {
	return isPourTous(etat) && defenseur;
}

function payDefense(etat: Etat, { allie, joueur }: AllieEnJeu): Etat {
	const avant = disponiblesContre(etat, joueur);
	const paye = isPourSonJoueur(etat, allie)
		? { ...etat, absorbes: { ...etat.absorbes, [joueur]: (etat.absorbes[joueur] ?? 0) + allie.defense } }
		: { ...etat, reserve: etat.reserve - allie.defense };
	return record(paye, {
		kind: 'allie-attaque',
		rule: findRegle(etat, allie.defenseur, joueur),
		sujet: allie.id,
		avant,
		apres: avant - allie.defense,
		joueur,
		defenseur: allie.defenseur,
	});
}

/** Whoever has the Cible, the Alliés of all the other players can be attacked (rule regles-combat-allies-sans-cible). */
function findRegle(
	etat: Etat,
	defenseur: boolean,
	joueur: string,
): Extract<TraceStep, { kind: 'allie-attaque' }>['rule'] {
	if (isPourTous(etat)) return defenseur ? 'regles-combat-cible-part' : 'regles-combat-cible-allies';
	return etat.cible === null || etat.cible === joueur ? 'regles-combat-reserve' : 'regles-combat-allies-sans-cible';
}
