// What a test with something to choose needs: it comes with the first one.

import { type PrepareChoice, weighChecked, weighCheckedCurve } from '../../../rules/arkham/skill-test';
import { isQuick, prepareWithin } from '../../../rules/arkham/skill-test/choice';
import { TooLong } from '../../../rules/arkham/skill-test/decide';
import type { LongAnswer, LongCase } from './long-messages';

/** Courses that are weighed without leaving the page, for one number of icons. */
const FEW = 40;

/** The same, where no worker may start: the page waits. */
const SOME = 4000;

/** Works a case out, in the page when it takes no time, and tells what it gives; gives what stops it. */
export function weighLong({ situation, range }: LongCase, tell: (answer: LongAnswer) => void): () => void {
	const here = (most: number): LongAnswer => {
		const prepare = (...[kinds, draw]: Parameters<PrepareChoice>) => prepareWithin(kinds, draw, most);
		return {
			weighed: weighChecked(situation, prepare),
			curve: weighCheckedCurve(situation, range, prepare),
		};
	};
	const attempt = (most: number): boolean => {
		try {
			tell(here(most));
			return true;
		} catch (error) {
			if (error instanceof TooLong) return false;
			throw error;
		}
	};
	if (isQuick(situation) && attempt(FEW)) return () => undefined;
	let stopped = false;
	const withoutWorker = () => {
		setTimeout(() => {
			if (!stopped && !attempt(SOME)) tell({ refused: true });
		});
	};
	let worker: Worker | undefined;
	try {
		worker = new Worker(new URL('./long.worker.ts', import.meta.url), { type: 'module' });
		worker.addEventListener('message', ({ data }: MessageEvent<LongAnswer>) => {
			tell(data);
			if (data.curve || data.refused) worker?.terminate();
		});
		worker.addEventListener('error', withoutWorker);
		worker.postMessage({ situation, range } satisfies LongCase);
	} catch {
		// A sandboxed frame starts no worker.
		withoutWorker();
	}
	return () => {
		stopped = true;
		worker?.terminate();
	};
}
