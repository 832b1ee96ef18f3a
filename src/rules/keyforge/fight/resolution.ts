import { refuseProblems } from '../../verification';
import { resolveFight } from './combat';
import { strike } from './degats';
import { noteInvulnerables, settleDestructions } from './destruction';
import { type Destruction, type Etat, type EtatAvecIssue, openEtat } from './etat';
import type { Evenement } from './evenement';
import type { Issue } from './issue';
import type { Camp, Situation } from './situation';
import { beginTour } from './tour';
import type { Trace } from './trace';
import { changeArmure } from './variation';
import { verifier } from './verification';

/** What the events led to. */
export interface Resultat {
	/** The lines after the last event: creatures still in play. */
	readonly situation: Situation;
	/** Destroyed creatures, in the order in which they were marked. */
	readonly detruites: readonly Destruction[];
	/** Aombre that each side's pool gained from creatures that left play. */
	readonly aombreGagne: Readonly<Record<Camp, number>>;
	/** One outcome for each event, in the same order. */
	readonly issues: readonly Issue[];
}

/** The result, and every step that led to it with the rule it applies. */
export interface Resolution {
	readonly resultat: Resultat;
	readonly trace: Trace;
}

/**
 * Resolves events one after the other from a situation, after having destroyed the creatures that cannot be in play
 * (rule degat-destruction). Illegal events are reported as outcomes and change nothing. Inputs are left untouched.
 * Throws a RangeError that lists the problems, also given as its `cause`, when `verifier` finds any.
 */
export function resoudre(situation: Situation, evenements: readonly Evenement[]): Resolution {
	refuseProblems(verifier(situation, evenements));
	let etat = settleDestructions(noteInvulnerables(openEtat(situation)));
	const issues: Issue[] = [];
	for (const [rang, evenement] of evenements.entries()) {
		const suite = resolveEvenement({ ...etat, evenement: rang }, evenement);
		etat = suite.etat;
		issues.push(suite.issue);
	}
	const { situation: finale, detruites, aombreGagne, trace } = etat;
	return { resultat: { situation: finale, detruites, aombreGagne, issues }, trace };
}

function resolveEvenement(etat: Etat, evenement: Evenement): EtatAvecIssue {
	switch (evenement.type) {
		case 'combat':
			return resolveFight(etat, evenement);
		case 'degats':
			return strike(etat, evenement);
		case 'armure':
			return changeArmure(etat, evenement);
		case 'nouveau-tour':
			return beginTour(etat);
	}
}
