import { weighChecked, weighCheckedCurve } from '../../../rules/arkham/skill-test';
import { prepareOnce } from '../../../rules/arkham/skill-test/choice';
import { TooLong } from '../../../rules/arkham/skill-test/graph';
import type { LongAnswer, LongCase } from './long-messages';

/** Works out what would keep the page from answering: the chances first, and then their curve. */
addEventListener('message', ({ data: { situation, range } }: MessageEvent<LongCase>) => {
	const tell = (answer: LongAnswer) => postMessage(answer);
	const prepare = prepareOnce();
	try {
		const weighed = weighChecked(situation, prepare);
		tell({ weighed });
		tell({ weighed, curve: weighCheckedCurve(situation, range, prepare) });
	} catch (error) {
		if (!(error instanceof TooLong)) throw error;
		tell({ refused: true });
	}
});
