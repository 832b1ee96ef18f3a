// What each symbol brings: it comes with the first table of it.

import { workAside } from './aside';
import type { TallyAnswer, TallyCase } from './long-messages';
import { tallyWithin } from './tally-within';

/** Options that are followed without leaving the page. */
const FEW = 150;

/** The same, where no worker may start: the page waits. */
const SOME = 12_000;

/** What each token brings, when it takes no time; `undefined` when it would. */
export const tallyQuick = (asked: TallyCase): TallyAnswer | undefined => tallyWithin(asked, FEW);

/** Works it out of the page, and tells what it gives; gives what stops it. */
export const tallyLong = (asked: TallyCase, tell: (answer: TallyAnswer) => void): (() => void) =>
	workAside<TallyAnswer>(
		{ tally: asked },
		{ tell, isLast: () => true, here: () => tallyWithin(asked, SOME) ?? { refused: true } },
	);
