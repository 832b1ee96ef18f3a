import type { Illegality } from './result';
import { SIDES, type Situation } from './situation';

/** A dash in place of the skill of the duel keeps a character out of it, on either side (rule duel-d-2-tiret). */
export function findIllegality(situation: Situation): Illegality | null {
	const sides = SIDES.filter((side) => situation[side].dash);
	return sides.length === 0 ? null : { type: 'illegal', reason: 'dash', rule: 'duel-d-2-tiret', sides };
}
