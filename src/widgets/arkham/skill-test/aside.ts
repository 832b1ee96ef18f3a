// What takes more than a frame is worked out of the page.

import type { LongMessage } from './long-messages';

interface Aside<Answer> {
	/** Hears each answer, until one is the last. */
	tell: (answer: Answer) => void;
	isLast: (answer: Answer) => boolean;
	/** What is worked out in the page, where no worker may start: the page waits. */
	here: () => Answer;
}

/** Has the worker answer; gives what stops it. */
export function workAside<Answer>(message: LongMessage, { tell, isLast, here }: Aside<Answer>): () => void {
	let stopped = false;
	const withoutWorker = () => {
		setTimeout(() => {
			if (!stopped) tell(here());
		});
	};
	let worker: Worker | undefined;
	try {
		worker = new Worker(new URL('./long.worker.ts', import.meta.url), { type: 'module' });
		worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
			tell(data);
			if (isLast(data)) worker?.terminate();
		});
		worker.addEventListener('error', withoutWorker);
		worker.postMessage(message);
	} catch {
		// A sandboxed frame starts no worker.
		withoutWorker();
	}
	return () => {
		stopped = true;
		worker?.terminate();
	};
}
