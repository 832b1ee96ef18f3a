import { prepareOnce, TooLong, weigh, weighCurve } from '../../../rules/arkham/skill-test';
import type { DrawsAnswer, LongAnswer, LongCase, LongMessage, PlayAnswer, TallyAnswer } from './long-messages';
import { playWithin } from './play-within';
import { simulateWithin } from './simulate-within';
import { tallyWithin } from './tally-within';

/** Works out what would keep the page from answering. */
addEventListener('message', ({ data }: MessageEvent<LongMessage>) => {
	if ('chances' in data) tellChances(data.chances);
	else if ('tally' in data) postMessage((tallyWithin(data.tally, PATIENCE) ?? { refused: true }) satisfies TallyAnswer);
	else if ('play' in data) postMessage({ played: playWithin(data.play, PATIENCE) } satisfies PlayAnswer);
	else postMessage(simulateWithin(data.draws, PATIENCE) satisfies DrawsAnswer);
});

/** Options that are weighed for a table or for simulated tests: some ten seconds on a slow phone. */
const PATIENCE = 200_000;

/** The chances first, and then their curve. */
function tellChances({ situation, range }: LongCase): void {
	const tell = (answer: LongAnswer) => postMessage(answer);
	const prepare = prepareOnce();
	try {
		const weighed = weigh(situation, prepare);
		tell({ weighed });
		tell({ weighed, curve: weighCurve(situation, range, prepare) });
	} catch (error) {
		if (!(error instanceof TooLong)) throw error;
		tell({ refused: error.what });
	}
}
