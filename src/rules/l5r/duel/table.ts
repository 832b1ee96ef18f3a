import { refuseProblems } from '../../verification';
import type { Denouement, Illegalite } from './result';
import { findIllegalite } from './legality';
import { fightDuel } from './resolution';
import { type Camp, type Mises, opposingCamp, type Situation } from './situation';
import { CADRAN, verifier } from './verification';

/** A pair of bids, and what it leads to. */
export interface Case {
	/** Numbers on the dials. */
	readonly mises: Mises;
	readonly denouement: Denouement;
}

/** All pairs of bids, seen by one player. */
export interface Tableau {
	readonly type: 'tableau';
	/** The player whose bids are the lines. */
	readonly camp: Camp;
	/** Five lines, from a bid of 1 to one of 5; in each, the five bids of the opponent in the same order. */
	readonly lines: readonly (readonly Case[])[];
}

/**
 * What each of the 25 pairs of bids leads to, as `resoudre` says, seen by `camp`; a character with a dash makes the
 * duel illegal (rule duel-d-2-tiret). Throws as `resoudre` does when `verifier` finds a problem.
 */
export function dresserTableau(situation: Situation, camp: Camp): Tableau | Illegalite {
	refuseProblems(verifier(situation));
	return fillTableau(situation, camp);
}

/** `dresserTableau`, for what is known to be right: nothing is checked. */
export function fillTableau(situation: Situation, camp: Camp): Tableau | Illegalite {
	const illegalite = findIllegalite(situation);
	if (illegalite !== null) return illegalite;
	const lines = CADRAN.map((mise) => CADRAN.map((autre) => fillCase(situation, pairMises(camp, mise, autre))));
	return { type: 'tableau', camp, lines };
}

function pairMises(camp: Camp, mise: number, autre: number): Mises {
	return { lanceur: mise, defie: mise, [camp]: mise, [opposingCamp(camp)]: autre };
}

function fillCase(situation: Situation, mises: Mises): Case {
	return { mises, denouement: fightDuel(situation, mises).resultat };
}
