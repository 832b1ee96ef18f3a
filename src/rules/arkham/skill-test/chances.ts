import { refuseProblems } from '../../verification';
import { type Palier, weighCourbe } from './curve';
import { prepare } from './prepare';
import type { Situation } from './situation';
import { checkBornes, verifier } from './verification';
import { type Calcul, weigh } from './weigh';

/**
 * Exact chances of a skill test. With the rule `un`, the token chosen among those revealed is the one that gives the
 * best chance of success, then the best expected margin, then the first of the bag as listed.
 * Throws a RangeError that lists the problems, also given as its `cause`, when `verifier` finds any.
 */
export function calculer(situation: Situation): Calcul {
	refuseProblems(verifier(situation));
	return weigh(situation, prepare);
}

/**
 * Chance of success against the icons committed, from `depuis` (0 unless said) to `jusqua` included, both 0 to 99; the
 * icons of the situation do not matter. Empty when the bag holds no token that can be revealed. Throws like `calculer`.
 */
export function courbe(situation: Situation, jusqua: number, depuis = 0): readonly Palier[] {
	refuseProblems([...verifier(situation), ...checkBornes(depuis, jusqua)]);
	return weighCourbe(situation, prepare, { depuis, jusqua });
}
