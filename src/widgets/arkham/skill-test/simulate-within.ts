import { prepareOnce } from '../../../rules/arkham/skill-test/choice';
import { TooLong } from '../../../rules/arkham/skill-test/graph';
// What draws tokens is not in what the engine exports at its door: this file comes with the press of a button.
import { simulateChecked } from '../../../rules/arkham/skill-test/simulation';
import { createRandom } from '../../../rules/odds';
import type { DrawsAnswer, DrawsCase } from './long-messages';

/** Many tests drawn at once, always the same for a seed, unless more than `most` options would have to be weighed. */
export function simulateWithin({ situation, tests, seed }: DrawsCase, most: number): DrawsAnswer {
	try {
		return { simulation: simulateChecked(situation, tests, createRandom(seed), prepareOnce(most)) };
	} catch (error) {
		if (error instanceof TooLong) return { refused: true };
		throw error;
	}
}
