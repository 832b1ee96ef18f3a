import type { Illegalite } from './result';
import { CAMPS, type Situation } from './situation';

/** A dash in place of the skill of the duel keeps a character out of it, on either side (rule duel-d-2-tiret). */
export function findIllegalite(situation: Situation): Illegalite | null {
	const camps = CAMPS.filter((camp) => situation[camp].tiret);
	return camps.length === 0 ? null : { type: 'illegal', raison: 'tiret', rule: 'duel-d-2-tiret', camps };
}
