import type { Impact } from './outcome';
import { findInPlay, type State } from './state';

/** What the event being resolved did to a creature, in play or destroyed since: reads the trace of that event. */
export function reportImpact(state: State, creature: string): Impact {
	const damage = state.trace
		.filter((step) => step.kind === 'damage-placed' && step.eventRank === state.eventRank && step.creature === creature)
		.reduce((sum, { before, after }) => sum + after - before, 0);
	return { creature, damage, destroyed: findInPlay(state, creature) === undefined };
}
