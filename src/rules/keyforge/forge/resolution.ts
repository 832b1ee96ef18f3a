import { refuseProblems } from '../../verification';
import { assess, type Bilan, endTour } from './bilan';
import { unforgeCle } from './cle';
import { changeCout } from './cout';
import { type Etat, type EtatAvecIssue, openEtat } from './etat';
import type { Evenement } from './evenement';
import { resolveEffet, resolveEtape } from './forge';
import type { Issue } from './issue';
import { moveAombre } from './mouvement';
import type { Camp, Situation } from './situation';
import type { Trace } from './trace';
import { verifier } from './verification';

/** What the events led to. */
interface Resultat {
	/** Each player after the last event. */
	readonly bilans: Readonly<Record<Camp, Bilan>>;
	/** Who forged a third key, if anyone did. */
	readonly vainqueur: Camp | null;
	/** One outcome for each event, in the same order. */
	readonly issues: readonly Issue[];
}

/** The result, and every step that led to it with the rule it applies. */
export interface Resolution {
	readonly resultat: Resultat;
	readonly trace: Trace;
}

/**
 * Resolves events one after the other. Illegal events, among them those that come after the third key of a player (rule
 * bases-victoire), are reported as outcomes and change nothing. Inputs are left untouched.
 * Throws a RangeError that lists the problems, also given as its `cause`, when `verifier` finds any.
 */
export function resoudre(situation: Situation, evenements: readonly Evenement[]): Resolution {
	refuseProblems(verifier(situation, evenements));
	let etat = openEtat(situation);
	const issues: Issue[] = [];
	for (const [rang, evenement] of evenements.entries()) {
		const suite = resolveEvenement({ ...etat, evenement: rang }, evenement);
		etat = suite.etat;
		issues.push(suite.issue);
	}
	const bilans = { vous: assess(etat.situation.vous), adversaire: assess(etat.situation.adversaire) };
	return { resultat: { bilans, vainqueur: etat.vainqueur, issues }, trace: etat.trace };
}

function resolveEvenement(etat: Etat, evenement: Evenement): EtatAvecIssue {
	if (etat.vainqueur !== null) {
		const { vainqueur } = etat;
		return { etat, issue: { type: 'illegal', raison: 'partie-finie', rule: 'bases-victoire', vainqueur } };
	}
	switch (evenement.type) {
		case 'etape-forger':
			return resolveEtape(etat, evenement);
		case 'effet':
			return resolveEffet(etat, evenement);
		case 'cout':
			return changeCout(etat, evenement);
		case 'cle-defaite':
			return unforgeCle(etat, evenement);
		case 'fin-de-tour':
			return endTour(etat, evenement);
		default:
			return moveAombre(etat, evenement);
	}
}
