import {
	type Checked,
	type PlayedTest,
	type PrepareChoice,
	play,
	prepareOnce,
	type Situation,
	TooLong,
} from '../../../rules/arkham/skill-test';
import { createRandom } from '../../../rules/odds';
import type { PlayCase } from './long-messages';

/** What the best decisions are in the last case drawn: the same for all its draws. */
let prepared: { situation: Checked<Situation>; most: number; prepare: PrepareChoice } | undefined;

function prepareFor(situation: Checked<Situation>, most: number): PrepareChoice {
	if (prepared?.situation === situation && prepared.most === most) return prepared.prepare;
	prepared = { situation, most, prepare: prepareOnce(most) };
	return prepared.prepare;
}

/** The test that a seed draws: the same each time; `undefined` when more than `most` options would have to be weighed. */
export function playWithin({ situation, seed, choice }: PlayCase, most: number): PlayedTest | undefined {
	const next = createRandom(seed);
	const rank = (left: number) => Math.floor(next() * left);
	const choose = choice === undefined ? undefined : () => choice;
	try {
		return play(situation, rank, choose, prepareFor(situation, most));
	} catch (error) {
		if (error instanceof TooLong) return undefined;
		throw error;
	}
}
