// What a test with something to choose needs: it comes with the first one.

import { isQuick, prepareOnce, TooLong, weigh, weighCurve } from '../../../rules/arkham/skill-test';
import { workAside } from './aside';
import type { LongAnswer, LongCase } from './long-messages';

/** Options that are weighed without leaving the page. */
const FEW = 2000;

/** The same, where no worker may start: the page waits. */
const SOME = 100_000;

/** What a case comes to, when it takes no time; `undefined` when it would. */
export function weighQuick(long: LongCase): LongAnswer | undefined {
	const answer = isQuick(long.situation) ? weighHere(long, FEW) : undefined;
	return answer?.refused ? undefined : answer;
}

/** What a case comes to, or that more than `most` options would have to be weighed. */
function weighHere({ situation, range }: LongCase, most: number): LongAnswer {
	const prepare = prepareOnce(most);
	try {
		return { weighed: weigh(situation, prepare), curve: weighCurve(situation, range, prepare) };
	} catch (error) {
		if (error instanceof TooLong) return { refused: error.what };
		throw error;
	}
}

/** Works a case out of the page, and tells what it gives; gives what stops it. */
export const weighLong = (long: LongCase, tell: (answer: LongAnswer) => void): (() => void) =>
	workAside<LongAnswer>(
		{ chances: long },
		{
			tell,
			isLast: ({ curve, refused }) => curve !== undefined || refused !== undefined,
			here: () => (isQuick(long.situation, true) ? weighHere(long, SOME) : { refused: 'options' }),
		},
	);
