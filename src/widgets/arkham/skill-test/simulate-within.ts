import { prepareOnce, simulate, TooLong } from '../../../rules/arkham/skill-test';
import { createRandom } from '../../../rules/odds';
import type { DrawsAnswer, DrawsCase } from './long-messages';

/** Many tests drawn at once, always the same for a seed, unless more than `most` options would have to be weighed. */
export function simulateWithin({ situation, tests, seed }: DrawsCase, most: number): DrawsAnswer {
	try {
		return { simulation: simulate(situation, tests, createRandom(seed), prepareOnce(most)) };
	} catch (error) {
		if (error instanceof TooLong) return { refused: true };
		throw error;
	}
}
