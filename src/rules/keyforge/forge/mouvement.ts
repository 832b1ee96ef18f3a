import { changeJoueur, type Etat, type EtatAvecIssue, record } from './etat';
import type { Mouvement } from './evenement';
import { type Camp, opposingCamp } from './situation';

/** Moves Aombre: as much as there is, when the effect asks for more. */
export function moveAombre(etat: Etat, mouvement: Mouvement): EtatAvecIssue {
	const montant = Math.min(mouvement.montant, countSource(etat, mouvement));
	const limite = noteLimite(etat, mouvement, montant);
	return { etat: montant === 0 ? limite : transfer(limite, mouvement, montant), issue: { type: 'aombre', montant } };
}

/** Aombre where it is taken: a pool, the captures of the player, or the supply, which never runs out. */
function countSource({ situation }: Etat, { type, joueur }: Mouvement): number {
	switch (type) {
		case 'gain':
			return Number.POSITIVE_INFINITY;
		case 'perte':
		case 'paiement':
			return situation[joueur].reserve;
		case 'vol':
		case 'capture':
			return situation[opposingCamp(joueur)].reserve;
		case 'retour':
			return situation[joueur].captures;
	}
}

const LIMITES = {
	gain: 'capacites-autant-que-possible',
	perte: 'capacites-autant-que-possible',
	paiement: 'capacites-autant-que-possible',
	vol: 'voler-maximum',
	capture: 'capacites-autant-que-possible',
	retour: 'capturer-quitte-le-jeu',
} as const;

function noteLimite(etat: Etat, { type, joueur, montant }: Mouvement, possible: number): Etat {
	if (possible === montant) return etat;
	const rule = LIMITES[type];
	return record(etat, { kind: 'montant-limite', rule, joueur, avant: montant, apres: possible });
}

function transfer(etat: Etat, { type, joueur }: Mouvement, montant: number): Etat {
	const autre = opposingCamp(joueur);
	switch (type) {
		case 'gain':
			return gain(etat, joueur, montant);
		case 'perte':
			return lose(etat, joueur, montant);
		case 'vol':
			return handOver(etat, autre, montant, { kind: 'aombre-vole', rule: 'voler-transfert' });
		case 'paiement':
			return handOver(etat, joueur, montant, { kind: 'aombre-paye', rule: 'payer-transfert' });
		case 'capture':
			return capture(etat, joueur, montant);
		case 'retour':
			return giveBack(etat, joueur, montant);
	}
}

function gain(etat: Etat, joueur: Camp, montant: number): Etat {
	const avant = etat.situation[joueur].reserve;
	const reserve = avant + montant;
	const gagne = changeJoueur(etat, joueur, { reserve });
	return record(gagne, { kind: 'aombre-gagne', rule: 'reserve-d-aombre-gain', joueur, avant, apres: reserve });
}

/** « Your » Aombre is that of the pool: nothing is lost from cards (rule reserve-d-aombre-votre). */
function lose(etat: Etat, joueur: Camp, montant: number): Etat {
	const avant = etat.situation[joueur].reserve;
	const reserve = avant - montant;
	const perdu = changeJoueur(etat, joueur, { reserve });
	return record(perdu, { kind: 'aombre-perdu', rule: 'reserve-d-aombre-votre', joueur, avant, apres: reserve });
}

type Remise =
	| { readonly kind: 'aombre-vole'; readonly rule: 'voler-transfert' }
	| { readonly kind: 'aombre-paye'; readonly rule: 'payer-transfert' };

/** From the pool of `joueur` to that of the opponent. */
function handOver(etat: Etat, joueur: Camp, montant: number, remise: Remise): Etat {
	const avant = etat.situation[joueur].reserve;
	const recuAvant = etat.situation[opposingCamp(joueur)].reserve;
	const apres = avant - montant;
	const recuApres = recuAvant + montant;
	const remis = changeJoueur(changeJoueur(etat, joueur, { reserve: apres }), opposingCamp(joueur), {
		reserve: recuApres,
	});
	return record(remis, { ...remise, joueur, avant, apres, recuAvant, recuApres });
}

/** From the opponent's pool to a creature of `camp` (rule capturer-definition). */
function capture(etat: Etat, camp: Camp, montant: number): Etat {
	const joueur = opposingCamp(camp);
	const avant = etat.situation[joueur].reserve;
	const recuAvant = etat.situation[camp].captures;
	const apres = avant - montant;
	const recuApres = recuAvant + montant;
	const pris = changeJoueur(changeJoueur(etat, joueur, { reserve: apres }), camp, { captures: recuApres });
	return record(pris, {
		kind: 'aombre-capture',
		rule: 'capturer-definition',
		joueur,
		avant,
		apres,
		recuAvant,
		recuApres,
	});
}

/** From the creatures of `joueur` to the opponent's pool (rule capturer-quitte-le-jeu). */
function giveBack(etat: Etat, joueur: Camp, montant: number): Etat {
	const autre = opposingCamp(joueur);
	const avant = etat.situation[joueur].captures;
	const recuAvant = etat.situation[autre].reserve;
	const apres = avant - montant;
	const recuApres = recuAvant + montant;
	const rendu = changeJoueur(changeJoueur(etat, joueur, { captures: apres }), autre, { reserve: recuApres });
	return record(rendu, {
		kind: 'aombre-rendu',
		rule: 'capturer-quitte-le-jeu',
		joueur,
		avant,
		apres,
		recuAvant,
		recuApres,
	});
}
