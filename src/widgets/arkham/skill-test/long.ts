// What a test with something to choose needs: it comes with the first one.

import { isQuick, prepareOnce, TooLong, weigh, weighCurve } from '../../../rules/arkham/skill-test';
import { workAside } from './aside';
import type { LongAnswer, LongCase } from './long-messages';

/** Options that are weighed without leaving the page. */
const FEW = 2000;

/** The same, where no worker may start: the page waits. */
const SOME = 100_000;

/** What a case comes to, when it takes no time; `undefined` when it would. */
export const weighQuick = (long: LongCase): LongAnswer | undefined =>
	isQuick(long.situation) ? weighHere(long, FEW) : undefined;

/** What a case comes to; `undefined` when more than `most` options would have to be weighed. */
function weighHere({ situation, range }: LongCase, most: number): LongAnswer | undefined {
	const prepare = prepareOnce(most);
	try {
		return { weighed: weigh(situation, prepare), curve: weighCurve(situation, range, prepare) };
	} catch (error) {
		if (error instanceof TooLong) return undefined;
		throw error;
	}
}

/** Works a case out of the page, and tells what it gives; gives what stops it. */
export const weighLong = (long: LongCase, tell: (answer: LongAnswer) => void): (() => void) =>
	workAside<LongAnswer>(
		{ chances: long },
		{
			tell,
			isLast: ({ curve, refused }) => curve !== undefined || refused === true,
			here: () => (isQuick(long.situation, true) && weighHere(long, SOME)) || { refused: true },
		},
	);
