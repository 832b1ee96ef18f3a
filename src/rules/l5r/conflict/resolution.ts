import { refuseProblems } from '../../verification';
import { compareTotaux } from './comparison';
import { removeTirets, takeDestin } from './declaration';
import { resolveEffet } from './ring-effect';
import { type Etat, openEtat } from './state';
import { applyFierte } from './pride';
import { applyNonOppose } from './unopposed';
import { breakProvince, DETRUITES_AVANT_FORTERESSE } from './province';
import { type Resultat, reportIssue } from './result';
import { claimAnneau, returnHome } from './return-home';
import type { Situation } from './situation';
import { computeTotaux } from './total';
import type { Trace } from './trace';
import { verifier } from './verification';

/** The result, and every step that led to it with the rule it applies. */
export interface Resolution {
	readonly resultat: Resultat;
	readonly trace: Trace;
}

/** From the declaration to the return home, in order. */
const ETAPES: readonly ((etat: Etat) => Etat)[] = [
	takeDestin,
	removeTirets,
	computeTotaux,
	compareTotaux,
	applyFierte,
	applyNonOppose,
	breakProvince,
	resolveEffet,
	claimAnneau,
	returnHome,
];

/**
 * Resolves a conflict from the comparison of skills to the return home (steps 3.2.3 to 3.2.8 of the guide), and what
 * its declaration did to the ring. It stops where the game ends. Abilities of cards are not known: their effects are
 * part of the situation. Inputs are left untouched.
 * Throws a RangeError that lists the problems, also given as its `cause`, when `verifier` finds any.
 */
export function resoudre(situation: Situation): Resolution {
	refuseProblems(verifier(situation));
	return resolve(situation);
}

/** `resoudre`, for what is known to be right: nothing is checked. */
export function resolve(situation: Situation): Resolution {
	const { forteresse, detruites } = situation.province;
	if (forteresse && detruites < DETRUITES_AVANT_FORTERESSE) {
		const illegalite = { raison: 'forteresse-pas-eligible', rule: 'etape-3-2-forteresse', detruites } as const;
		return { resultat: { type: 'illegal', ...illegalite }, trace: [] };
	}
	const fin = ETAPES.reduce((etat, kind) => (etat.fin === null ? kind(etat) : etat), openEtat(situation));
	return { resultat: reportIssue(fin), trace: fin.trace };
}
