import { changeJoueur, type Etat, type EtatAvecIssue, record } from './etat';
import type { Cout, CoutEffet } from './evenement';
import type { Camp, Joueur } from './situation';

/** Base cost of a key (rule cout-actuel-base). */
const BASE = 6;

function sumModificateurs({ modificateurs }: Joueur): number {
	return modificateurs.reduce((total, modificateur) => total + modificateur, BASE);
}

/** Current cost of a key, never below 0 (rule cout-actuel-modifie). */
export function computeCout(joueur: Joueur): number {
	return Math.max(0, sumModificateurs(joueur));
}

/** Aombre that can be spent on a key, that of cards included (rule forger-aombre-des-cartes). */
export function countDisponible({ reserve, surCartes }: Joueur): number {
	return reserve + surCartes;
}

/** Says what a key of the player costs now. */
export function tellCout(etat: Etat, joueur: Camp): Etat {
	const fiche = etat.situation[joueur];
	const apres = computeCout(fiche);
	const rule = fiche.modificateurs.length === 0 ? 'cout-actuel-base' : 'cout-actuel-modifie';
	const dit = record(etat, { kind: 'cout-actuel', rule, joueur, avant: BASE, apres });
	return notePlancher(dit, joueur, sumModificateurs(fiche));
}

/** Says what an effect asks for a key, and returns it (rule cout-actuel-a-payer; an amount of its own is the card's). */
export function tellCoutEffet(etat: Etat, joueur: Camp, demande: CoutEffet): { etat: Etat; cout: number } {
	const avant = computeCout(etat.situation[joueur]);
	if (demande.type === 'fixe') {
		const cout = demande.montant;
		const pas = { kind: 'cout-de-l-effet', rule: 'regle-d-or-carte', joueur, avant, apres: cout } as const;
		return { etat: record(etat, pas), cout };
	}
	const calcule = avant + demande.ecart;
	const cout = Math.max(0, calcule);
	const pas = { kind: 'cout-de-l-effet', rule: 'cout-actuel-a-payer', joueur, avant, apres: cout } as const;
	return { etat: notePlancher(record(tellCout(etat, joueur), pas), joueur, calcule), cout };
}

/** An effect on the cost begins or ends (rule cout-actuel-modifie). */
export function changeCout(etat: Etat, { joueur, variation }: Cout): EtatAvecIssue {
	const fiche = etat.situation[joueur];
	const modifie = changeJoueur(etat, joueur, { modificateurs: [...fiche.modificateurs, variation] });
	const avant = computeCout(fiche);
	const apres = computeCout(modifie.situation[joueur]);
	const rule = 'cout-actuel-modifie';
	const dit = record(modifie, { kind: 'cout-change', rule, joueur, avant, apres, variation });
	const calcule = sumModificateurs(modifie.situation[joueur]);
	return { etat: notePlancher(dit, joueur, calcule), issue: { type: 'cout', joueur, cout: apres } };
}

/** A cost is a number of Aombre: it does not go below 0 (rule etape-1-prix-nul). */
function notePlancher(etat: Etat, joueur: Camp, calcule: number): Etat {
	if (calcule >= 0) return etat;
	const rule = 'etape-1-prix-nul';
	return record(etat, { kind: 'cout-plancher', rule, joueur, avant: 0, apres: 0, calcule });
}
