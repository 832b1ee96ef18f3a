import { refuseProblems } from '../../verification';
import { dealStart } from './depart';
import type { Etat, Ligne } from './etat';
import type { Situation, Tour } from './situation';
import { playTour } from './tour';
import type { Trace } from './trace';
import { verifier } from './verification';

/** Turns beyond which the count stops. */
export const HORIZON = 99;

/** Why chains will always be left. */
type Blocage = 'main-pleine' | 'gains';

/** When no chain is left. */
type Liberation =
	/** There was never a chain. */
	| { readonly type: 'aucune' }
	/** The draw of `lignes[ligne]` broke the last one. */
	| { readonly type: 'libre'; readonly ligne: number }
	/** Turns like `suite` never break the last one: a full hand needs no card, or as many chains come as go. */
	| { readonly type: 'jamais'; readonly raison: Blocage }
	/** Some are left after `HORIZON` turns. */
	| { readonly type: 'horizon' };

/** What the turns give. */
interface Resultat {
	/** The first draw, the mulligan if any, then one line for each turn. */
	readonly lines: readonly Ligne[];
	readonly liberation: Liberation;
	/** Chains broken by all the draws. */
	readonly brisees: number;
	/** Cards that the chains took off all the draws. */
	readonly privees: number;
	/** Cards drawn to fill the hand, the hand refused for a mulligan left out; the same in these turns without any chain. */
	readonly piochees: number;
	readonly piocheesSansChaine: number;
}

/** The result, and every step that led to it with the rule it applies. */
export interface Resolution {
	readonly resultat: Resultat;
	readonly trace: Trace;
}

/**
 * Computes each draw from the start until no chain is left, at least over the turns of the list, at most over `HORIZON`
 * turns; it stops at the first turn like `suite` that shows that chains will always be left. The situation is left
 * untouched. Throws a RangeError that lists the problems, also given as its `cause`, when `verifier` finds any.
 */
export function resoudre(situation: Situation): Resolution {
	refuseProblems(verifier(situation));
	const { etat, joues, liberation } = unfold(situation);
	const resultat: Resultat = {
		lines: etat.lines,
		liberation,
		brisees: etat.lines.filter(({ brisee }) => brisee).length,
		privees: etat.lines.reduce((total, { privees }) => total + privees, 0),
		piochees: countPiochees(etat),
		piocheesSansChaine: countPiochees(playSansChaine(situation, joues)),
	};
	return { resultat, trace: etat.trace };
}

/** Cards drawn to fill the hand: a hand refused for a mulligan does not count. */
function countPiochees({ lines }: Etat): number {
	return lines
		.filter((_, rang) => lines[rang + 1]?.moment !== 'mulligan')
		.reduce((total, { piochees }) => total + piochees, 0);
}

interface Deroulement {
	readonly etat: Etat;
	readonly joues: readonly Tour[];
	readonly liberation: Liberation;
}

function unfold(situation: Situation): Deroulement {
	const { tours, suite, depart } = situation;
	let etat = dealStart(situation);
	const joues: Tour[] = [];
	while (joues.length < HORIZON) {
		const tour = tours[joues.length] ?? (etat.chaines > 0 || suite.chaines > 0 ? suite : undefined);
		if (tour === undefined) return { etat, joues, liberation: readLiberation(etat) };
		const avant = etat;
		joues.push(tour);
		etat = playTour(etat, tour, joues.length, depart);
		const raison = joues.length > tours.length ? findBlocage(avant, etat, situation, joues.length) : undefined;
		if (raison !== undefined) return { etat, joues, liberation: { type: 'jamais', raison } };
	}
	return {
		etat,
		joues,
		liberation: etat.chaines > 0 || suite.chaines > 0 ? { type: 'horizon' } : readLiberation(etat),
	};
}

/**
 * Why a turn like `suite`, played over and over, never frees the player; `undefined` when it may. One chain at most is
 * broken each turn, so that one gained is enough; and a hand that needed nothing and did not shrink never will.
 * Nothing is concluded from a first turn, which may be limited, nor from abilities that draw a deck that may run out.
 */
function findBlocage(avant: Etat, apres: Etat, { suite, depart }: Situation, numero: number): Blocage | undefined {
	if (suite.chaines > 0) return 'gains';
	const pareil = (numero > 1 || depart.type !== 'premier') && (suite.piochees === 0 || apres.pile === null);
	const garde = apres.chaines === avant.chaines && apres.main >= avant.main;
	return pareil && garde ? 'main-pleine' : undefined;
}

function readLiberation({ lines }: Etat): Liberation {
	const ligne = lines.findLastIndex(({ brisee }) => brisee);
	return ligne === -1 ? { type: 'aucune' } : { type: 'libre', ligne };
}

/** The same turns without any chain. */
function playSansChaine(situation: Situation, tours: readonly Tour[]): Etat {
	return tours.reduce(
		(etat, tour, rang) => playTour(etat, { ...tour, chaines: 0 }, rang + 1, situation.depart),
		dealStart({ ...situation, chaines: 0 }),
	);
}
