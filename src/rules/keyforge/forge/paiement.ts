import { changeJoueur, type Etat, record } from './etat';
import type { Camp } from './situation';

/**
 * Spends the cost of a key, from the cards what the active player wants as far as both the pool and the cards allow it
 * (rules forger-payer, forger-aombre-provenance). There must be enough.
 */
export function payCout(etat: Etat, joueur: Camp, cout: number, depuisCartes: number): Etat {
	const { reserve, surCartes } = etat.situation[joueur];
	const minimum = Math.max(cout - reserve, 0);
	const maximum = Math.min(surCartes, cout);
	const cartes = Math.max(minimum, Math.min(depuisCartes, maximum));
	const choisi = minimum < maximum;
	const paye = choisi || cartes > 0 ? payCartes(etat, joueur, cartes, choisi) : etat;
	return payReserve(paye, joueur, cout - cartes);
}

/** `choisi`: another part could have been taken from the cards. */
function payCartes(etat: Etat, joueur: Camp, montant: number, choisi: boolean): Etat {
	const avant = etat.situation[joueur].surCartes;
	const apres = avant - montant;
	const decideur = etat.situation.actif;
	const rule = choisi ? 'forger-aombre-provenance' : 'forger-aombre-des-cartes';
	const paye = changeJoueur(etat, joueur, { surCartes: apres });
	return record(paye, { kind: 'paiement-des-cartes', rule, joueur, avant, apres, decideur });
}

function payReserve(etat: Etat, joueur: Camp, montant: number): Etat {
	if (montant === 0) return etat;
	const avant = etat.situation[joueur].reserve;
	const reserve = avant - montant;
	const paye = changeJoueur(etat, joueur, { reserve });
	return record(paye, { kind: 'paiement-de-la-reserve', rule: 'forger-payer', joueur, avant, apres: reserve });
}
