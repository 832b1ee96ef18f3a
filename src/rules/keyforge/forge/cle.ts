import { changeJoueur, type Etat, type EtatAvecIssue, record } from './etat';
import type { CleDefaite } from './evenement';
import { payCout } from './paiement';
import type { Camp } from './situation';

/** Keys that win the game (rule cles-victoire). */
const VICTOIRE = 3;

/** Spends the cost and turns a key over; the third one wins at once (rules forger-pion, cles-victoire). */
export function forgeCle(etat: Etat, joueur: Camp, cout: number, depuisCartes: number): EtatAvecIssue {
	const payee = payCout(etat, joueur, cout, depuisCartes);
	const avant = payee.situation[joueur].cles;
	const cles = avant + 1;
	const forgees = payee.forgeesCeTour[joueur];
	const forgee = record(
		{ ...changeJoueur(payee, joueur, { cles }), forgeesCeTour: { ...payee.forgeesCeTour, [joueur]: forgees + 1 } },
		{ kind: 'cle-forgee', rule: 'forger-pion', joueur, avant, apres: cles },
	);
	return { etat: cles < VICTOIRE ? forgee : win(forgee, joueur), issue: { type: 'cle-forgee', joueur, cout, cles } };
}

function win(etat: Etat, joueur: Camp): Etat {
	const rule = 'cles-victoire';
	const gagnee = { ...etat, vainqueur: joueur };
	return record(gagnee, { kind: 'victoire', rule, joueur, avant: VICTOIRE, apres: VICTOIRE });
}

/** A forged key becomes unforged: its owner has to forge it again (rule redevenir-non-forgee-pion). */
export function unforgeCle(etat: Etat, { joueur }: CleDefaite): EtatAvecIssue {
	const avant = etat.situation[joueur].cles;
	const rule = 'redevenir-non-forgee-pion';
	if (avant === 0) return { etat, issue: { type: 'illegal', raison: 'aucune-cle', rule, joueur } };
	const cles = avant - 1;
	const defaite = changeJoueur(etat, joueur, { cles });
	return {
		etat: record(defaite, { kind: 'cle-defaite', rule, joueur, avant, apres: cles }),
		issue: { type: 'cle-defaite', joueur, cles },
	};
}
