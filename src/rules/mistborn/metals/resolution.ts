import { refuseProblems } from '../../verification';
import type { Evenement } from './action';
import { burnAtium } from './atium';
import { endTour } from './end-of-turn';
import { receiveGain } from './gain';
import type { Issue } from './illegality';
import { layCarte } from './laying';
import { findIllegalite } from './legality';
import type { Besoin, Metal } from './metal';
import { listPaiements, type Paiement } from './payment';
import { listPossibles, type Possibles } from './possibilities';
import { renewJeton } from './refresh';
import type { Situation } from './situation';
import { type CarteSuivie, type Etat, type EtatJeton, limitOf, openEtat, remainingBrules } from './state';
import { burnJeton, flareJeton } from './token';
import type { Trace } from './trace';
import { verifier } from './verification';

/** The turn after the actions: what is spent, what is still possible, what the end of the turn gives back. */
export interface Resultat {
	/** One outcome for each action, in order. */
	readonly issues: readonly Issue[];
	/** Tokens that may be burnt in the turn, and those that still may be: never negative. */
	readonly limite: number;
	readonly reste: number;
	readonly jetons: Readonly<Record<Metal, EtatJeton>>;
	/** Atium tokens held. */
	readonly atium: number;
	/** Times each metal was burnt or flared this turn, in any way. */
	readonly brules: Readonly<Record<Besoin, number>>;
	readonly cartes: readonly CarteSuivie[];
	/** Ids of the effects that are available: their metal has been burnt often enough. */
	readonly effets: readonly string[];
	readonly possibles: Possibles;
	readonly paiements: readonly Paiement[];
	/** Tokens and Atium as they are once the turn is over. */
	readonly finDeTour: { readonly jetons: Readonly<Record<Metal, EtatJeton>>; readonly atium: number };
}

/** What `resoudre` returns. */
export interface Resolution {
	readonly resultat: Resultat;
	/** The steps of the actions, then those of the end of the turn. */
	readonly trace: Trace;
}

/**
 * Follows the metals of one turn through the actions of the player, in order. An illegal action changes nothing: its
 * outcome says why. Inputs are left untouched. Throws a RangeError that lists the problems, also given as its `cause`,
 * when `verifier` finds any.
 */
export function resoudre(situation: Situation, evenements: readonly Evenement[]): Resolution {
	refuseProblems(verifier(situation, evenements));
	return resolve(situation, evenements);
}

/** `resoudre`, for what is known to be right: nothing is checked. */
export function resolve(situation: Situation, evenements: readonly Evenement[]): Resolution {
	let etat = openEtat(situation);
	const issues: Issue[] = [];
	for (const [rang, evenement] of evenements.entries()) {
		const illegalite = findIllegalite(etat, evenement);
		issues.push(illegalite === null ? { type: 'fait' } : { type: 'illegal', ...illegalite });
		if (illegalite === null) etat = resolveEvenement({ ...etat, evenement: rang }, evenement);
	}
	const fin = endTour(etat);
	return { resultat: report(etat, fin, issues), trace: fin.trace };
}

function resolveEvenement(etat: Etat, evenement: Evenement): Etat {
	switch (evenement.type) {
		case 'bruler':
			return burnJeton(etat, evenement.metal, evenement.pour);
		case 'attiser':
			return evenement.metal === 'atium' ? etat : flareJeton(etat, evenement.metal, evenement.pour);
		case 'atium':
			return burnAtium(etat, evenement);
		case 'carte':
			return layCarte(etat, evenement);
		case 'regenerer':
			return renewJeton(etat, evenement);
		case 'gain':
			return receiveGain(etat, evenement);
	}
}

function report(etat: Etat, fin: Etat, issues: readonly Issue[]): Resultat {
	const { situation, jetons, atium, brules, cartes } = etat;
	const disponibles = situation.effets.filter(({ metal, fois }) => brules[metal] >= fois);
	return {
		issues,
		limite: limitOf(etat),
		reste: remainingBrules(etat),
		jetons,
		atium,
		brules,
		cartes,
		effets: disponibles.map(({ id }) => id),
		possibles: listPossibles(etat),
		paiements: listPaiements(etat),
		finDeTour: { jetons: fin.jetons, atium: fin.atium },
	};
}
