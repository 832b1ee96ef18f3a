import { computeCout, countDisponible, tellCout } from './cout';
import { type Etat, type EtatAvecIssue, record, startTurn } from './etat';
import type { FinDeTour } from './evenement';
import { type Joueur, opposingCamp } from './situation';

/** How a player stands before their next step 1. */
export interface Bilan extends Joueur {
	/** Current cost of a key. */
	readonly cout: number;
	/** Aombre that can be spent on a key, that of cards included. */
	readonly disponible: number;
	/** Aombre lacking for a key; 0 when there is enough. */
	readonly manque: number;
	/** Whether the pool alone pays a key: it must be announced at the end of the turn (rule pret-annonce). */
	readonly pret: boolean;
	/** Aombre that must leave the pool for the key not to be forged; `null`: no such amount, or no key to prevent. */
	readonly aRetirer: number | null;
}

/** How a player stands, as far as the next key goes. */
export function assess(joueur: Joueur): Bilan {
	const cout = computeCout(joueur);
	const disponible = countDisponible(joueur);
	const surplus = disponible - cout;
	return {
		...joueur,
		cout,
		disponible,
		manque: Math.max(0, -surplus),
		pret: joueur.reserve >= cout,
		aRetirer: surplus >= 0 && surplus < joueur.reserve ? surplus + 1 : null,
	};
}

/**
 * The end of a turn: only the Aombre of the pool asks for the announcement (rule pret-annonce). Then comes the turn of
 * the other player, even if nothing is said of its step 1.
 */
export function endTour(etat: Etat, { joueur }: FinDeTour): EtatAvecIssue {
	const { reserve, disponible, manque, cout, pret } = assess(etat.situation[joueur]);
	const annonce = { kind: pret ? 'pret' : 'pas-pret', rule: 'pret-annonce' } as const;
	const dit = record(tellCout(startTurn(etat, opposingCamp(joueur)), joueur), {
		...annonce,
		joueur,
		avant: reserve,
		apres: reserve,
		cout,
	});
	const forgera = manque === 0;
	const issue = { type: 'fin-de-tour', joueur, pret, forgera } as const;
	if (pret || !forgera) return { etat: dit, issue };
	const rule = 'forger-aombre-des-cartes';
	const note = { kind: 'forgera-sans-annonce', rule, joueur, avant: disponible, apres: disponible, cout } as const;
	return { etat: record(dit, note), issue };
}
