import { conceptFolder, questionsIndexPath, searchIndexPath, withBase } from '../../addresses/addresses';
import type { ResultType } from '../published-index';
import type { Asked, Come, IndexAnswer, Replied } from './messages';

/** The index came, and what should ask it did not answer: its script is out of reach, too new for the browser, or the index is none. */
export class EngineFailure extends Error {}

/** Puts queries to the indexes of games, in a worker. */
export interface Engine {
	/** Loads the index of a game, and what players ask, before it is asked. */
	load: (index: string) => void;
	/**
	 * What an index answers: that of a game, or of what games share. `then` is called with each answer, at most twice:
	 * the second knows what players ask, which is not fetched before `after`. Resolves with the first; rejects when the
	 * index cannot be reached, and with an `EngineFailure` when nothing can ask it.
	 */
	ask: (
		index: string,
		query: string,
		type: ResultType | undefined,
		then: (answer: IndexAnswer) => void,
		after?: Promise<unknown>,
	) => Promise<void>;
	/** Resolves when no second answer is on its way. */
	settled: () => Promise<void>;
}

/** An index that is there, or on its way. */
interface Source {
	index: Promise<void>;
	/** What players ask: fetched once the index has answered, which it does first. */
	questions: Promise<void> | undefined;
	whole: boolean;
}

export function startEngine(base: string): Engine {
	let worker: Worker | undefined;
	let last = 0;
	const waiting = new Map<number, (answer: IndexAnswer | undefined) => void>();
	const sources = new Map<string, Source>();
	/** Second answers on their way. */
	const seconds = new Set<Promise<unknown>>();

	function start(): Worker {
		const started = new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' });
		started.addEventListener('message', ({ data }: MessageEvent<Replied>) => waiting.get(data.id)?.(data.answer));
		// Its script cannot be reached: the next query tries again.
		started.addEventListener('error', () => {
			worker = undefined;
			sources.clear();
			for (const answer of waiting.values()) answer(undefined);
		});
		return started;
	}

	function post(message: Come | Asked): void {
		worker ??= start();
		worker.postMessage(message);
	}

	/** Fetches a published file for the worker. Here and not there, so that it comes while the worker starts. */
	async function bring(come: Come['come'], index: string, path: string): Promise<void> {
		const address = withBase(base, path);
		// What the page preloaded in vain is given back once as it failed.
		const response = await fetch(address).catch(() => fetch(address));
		if (!response.ok) throw new Error(response.statusText);
		post({ come, index, text: await response.text() });
	}

	function sourceOf(index: string): Source {
		const known = sources.get(index);
		if (known) return known;
		const source: Source = {
			index: bring('index', index, searchIndexPath(index)),
			questions: undefined,
			whole: index === conceptFolder,
		};
		sources.set(index, source);
		// One that fails is tried again when it is next asked.
		source.index.catch(() => sources.delete(index));
		worker ??= start();
		return source;
	}

	/** Brings what players ask, once; without it the index answers too, less well. */
	function makeWhole(index: string, source: Source): Promise<void> {
		source.questions ??= bring('questions', index, questionsIndexPath(index)).then(
			() => {
				source.whole = true;
			},
			() => {
				source.questions = undefined;
			},
		);
		return source.questions;
	}

	const put = (index: string, query: string, type: ResultType | undefined): Promise<IndexAnswer> =>
		new Promise((resolve, reject) => {
			const id = ++last;
			waiting.set(id, (answer) => {
				waiting.delete(id);
				if (answer) resolve(answer);
				else reject(new EngineFailure(`No answer from ${index}.`));
			});
			post({ id, index, query, type });
		});

	return {
		load(index) {
			const source = sourceOf(index);
			source.index.then(() => (source.whole ? undefined : makeWhole(index, source))).catch(() => {});
		},
		async ask(index, query, type, then, after) {
			const source = sourceOf(index);
			await source.index;
			const { whole } = source;
			then(await put(index, query, type));
			if (whole) return;
			const second = Promise.resolve(after)
				.then(() => makeWhole(index, source))
				.then(async () => source.whole && then(await put(index, query, type)))
				.catch(() => {})
				.finally(() => seconds.delete(second));
			seconds.add(second);
		},
		settled: async () => {
			await Promise.all(seconds);
		},
	};
}
