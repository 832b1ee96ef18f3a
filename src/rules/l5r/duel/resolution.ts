import { refuseProblems } from '../../verification';
import { compareCompetences } from './comparison';
import { modifyCompetences } from './skill';
import { openEtat } from './state';
import type { Denouement, Illegalite } from './result';
import { findIllegalite } from './legality';
import { revealMises } from './bids';
import type { Mises, Situation } from './situation';
import type { Trace } from './trace';
import { settleFin, transferHonneur } from './transfer';
import { verifier } from './verification';

/** The result, and every step that led to it with the rule it applies. */
export interface Resolution<Resultat = Denouement | Illegalite> {
	readonly resultat: Resultat;
	readonly trace: Trace;
}

/**
 * Resolves a duel from its bids, steps D.3 to D.9 (rules duel-d-3 to duel-d-9). Interruptions and reactions are not
 * looked at. A character with a dash makes the duel illegal (rule duel-d-2-tiret), without a step. Inputs are left
 * untouched. Throws a RangeError that lists the problems, also given as its `cause`, when `verifier` finds any.
 */
export function resoudre(situation: Situation, mises: Mises): Resolution {
	refuseProblems(verifier(situation, mises));
	return resolve(situation, mises);
}

/** `resoudre`, for what is known to be right: nothing is checked. */
export function resolve(situation: Situation, mises: Mises): Resolution {
	const illegalite = findIllegalite(situation);
	return illegalite === null ? fightDuel(situation, mises) : { resultat: illegalite, trace: [] };
}

/** Resolves a duel that is known to be legal, from checked inputs. */
export function fightDuel(situation: Situation, dials: Mises): Resolution<Denouement> {
	const { etat: transfere, transfert } = transferHonneur(revealMises(openEtat(situation, dials)));
	const { etat: paye, fin } = settleFin(transfere, transfert);
	const { mises, honneur } = paye;
	if (fin !== null) return { resultat: { type: 'partie', ...fin, mises, transfert, honneur }, trace: paye.trace };
	const { etat, gagnant } = compareCompetences(modifyCompetences(paye));
	const valeurs = etat.competences;
	return { resultat: { type: 'duel', gagnant, valeurs, mises, transfert, honneur }, trace: etat.trace };
}
