import { TooLong, tally } from '../../../rules/arkham/skill-test';
import type { TallyAnswer, TallyCase } from './long-messages';

/** What each token brings; `undefined` when more than `most` options would have to be followed. */
export function tallyWithin({ situation, costs }: TallyCase, most: number): TallyAnswer | undefined {
	try {
		return { tally: tally(situation, costs, most) };
	} catch (error) {
		if (error instanceof TooLong) return undefined;
		throw error;
	}
}
