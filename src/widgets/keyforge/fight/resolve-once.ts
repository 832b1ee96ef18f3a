import type { Resolution } from '../../../rules/keyforge/fight/at-once';
import type { FightState } from './state';

const known = new WeakMap<FightState, Resolution>();

/** What becomes of a case, worked out once: the answer and the fields of each event ask for it in the same drawing. */
export function resolveOnce(state: FightState, resolve: (state: FightState) => Resolution): Resolution {
	const resolution = known.get(state) ?? resolve(state);
	known.set(state, resolution);
	return resolution;
}
