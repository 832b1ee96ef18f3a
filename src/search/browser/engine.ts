import { conceptFolder, questionsIndexPath, searchIndexPath, withBase } from '../../library/addresses';
import type { ResultType } from '../published-index';
import type { Asked, IndexAnswer, Replied } from './messages';

/** Puts queries to the indexes of games, in a worker. */
export interface Engine {
	/** Loads the index of a game, before it is asked. */
	load: (game: string) => void;
	/**
	 * What an index answers: that of a game, or of what games share. `then` is called with each answer, at most twice:
	 * the second knows what players ask. Rejects when the index cannot be reached.
	 */
	ask: (
		index: string,
		query: string,
		type: ResultType | undefined,
		then: (answer: IndexAnswer) => void,
	) => Promise<void>;
}

export function startEngine(base: string): Engine {
	let worker: Worker | undefined;
	const waiting = new Map<number, (answer: IndexAnswer | undefined) => void>();
	let last = 0;

	function start(): Worker {
		const started = new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' });
		started.addEventListener('message', ({ data }: MessageEvent<Replied>) => waiting.get(data.id)?.(data.answer));
		// Its script cannot be reached: the next query tries again.
		started.addEventListener('error', () => {
			worker = undefined;
			for (const answer of waiting.values()) answer(undefined);
		});
		return started;
	}

	const ask: Engine['ask'] = (index, query, type, then) =>
		new Promise((resolve, reject) => {
			worker ??= start();
			const id = ++last;
			waiting.set(id, (answer) => {
				if (!answer || answer.whole) waiting.delete(id);
				if (!answer) return reject(new Error(`No answer from ${index}.`));
				then(answer);
				resolve();
			});
			const questions = index === conceptFolder ? undefined : withBase(base, questionsIndexPath(index));
			const asked: Asked = { id, index: withBase(base, searchIndexPath(index)), questions, query, type };
			worker.postMessage(asked);
		});
	return { ask, load: (game) => void ask(game, '', undefined, () => {}).catch(() => {}) };
}
