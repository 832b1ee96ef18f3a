import { conceptFolder, questionsIndexPath, searchIndexPath, withBase } from '../../addresses/addresses';
import type { ResultType } from '../published-index';
import type { CaseMessage, CaseReplyMessage, IndexReply, LoadMessage, QueryMessage, ReplyMessage } from './messages';

/**
 * The index came, and the worker gave no reply: its script cannot be reached, is too new for the browser, or the file is
 * no index.
 */
export class EngineFailure extends Error {}

/** The page's end of the engine, which runs in a worker. */
export interface EngineClient {
	/** Loads the index of a game, then players' questions, before the first query. */
	load: (index: string) => void;
	/**
	 * Asks the index of a game, or that of what games share. `then` is called with each reply, at most twice: the second
	 * one knows players' questions, which are not fetched before `after`. Resolves with the first; rejects when the index
	 * cannot be reached, and with an `EngineFailure` when the worker does not reply.
	 */
	ask: (
		index: string,
		query: string,
		type: ResultType | undefined,
		then: (reply: IndexReply) => void,
		after?: Promise<unknown>,
	) => Promise<void>;
	/** What a tool answers to a case; nothing when its code does not come. */
	say: (asked: Omit<CaseMessage, 'id' | 'load'>) => Promise<string | undefined>;
	/** Resolves when no second reply is on its way. */
	settled: () => Promise<void>;
}

/** An index that is loaded, or on its way. */
interface Source {
	index: Promise<void>;
	/** Players' questions: fetched after the first reply, so that it does not wait for them. */
	questions: Promise<void> | undefined;
	whole: boolean;
}

export function startEngineClient(base: string): EngineClient {
	let worker: Worker | undefined;
	let last = 0;
	const waiting = new Map<number, (reply: IndexReply | undefined) => void>();
	const cases = new Map<number, (said: string | undefined) => void>();
	const sources = new Map<string, Source>();
	/** Second replies on their way. */
	const seconds = new Set<Promise<unknown>>();

	function start(): Worker {
		const started = new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' });
		started.addEventListener('message', ({ data }: MessageEvent<ReplyMessage | CaseReplyMessage>) => {
			if ('said' in data) {
				cases.get(data.id)?.(data.said);
				cases.delete(data.id);
			} else waiting.get(data.id)?.(data.reply);
		});
		// Its script cannot be reached: it is started anew when it is next needed, and takes its indexes again.
		started.addEventListener('error', () => {
			worker = undefined;
			sources.clear();
			for (const settle of waiting.values()) settle(undefined);
		});
		return started;
	}

	function post(message: LoadMessage | QueryMessage | CaseMessage): void {
		worker ??= start();
		worker.postMessage(message);
	}

	/** Fetches a published file for the worker: from the page, so that it arrives while the worker starts. */
	async function bring(load: LoadMessage['load'], index: string, path: string): Promise<void> {
		const address = withBase(base, path);
		// A preload of the page that failed is replayed once: the second fetch asks the network.
		const response = await fetch(address).catch(() => fetch(address));
		if (!response.ok) throw new Error(response.statusText);
		post({ load, index, text: await response.text() });
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

	/** Loads players' questions, once. The index replies without them too, less well. */
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

	const put = (index: string, query: string, type: ResultType | undefined): Promise<IndexReply> =>
		new Promise((resolve, reject) => {
			const id = ++last;
			waiting.set(id, (reply) => {
				waiting.delete(id);
				if (reply) resolve(reply);
				else reject(new EngineFailure(`No reply from ${index}.`));
			});
			post({ id, index, query, type });
		});

	/**
	 * The first reply of an index, and whether it knew players' questions. A worker that does not reply is started once more:
	 * a server may have failed for its script alone, and a reader who has typed all the query types no other key.
	 */
	async function firstReply(
		index: string,
		query: string,
		type: ResultType | undefined,
		again = true,
	): Promise<{ source: Source; whole: boolean; reply: IndexReply }> {
		const source = sourceOf(index);
		await source.index;
		const { whole } = source;
		try {
			return { source, whole, reply: await put(index, query, type) };
		} catch (error) {
			if (again) return firstReply(index, query, type, false);
			throw error;
		}
	}

	return {
		load(index) {
			const source = sourceOf(index);
			source.index.then(() => (source.whole ? undefined : makeWhole(index, source))).catch(() => {});
		},
		async ask(index, query, type, then, after) {
			const { source, whole, reply } = await firstReply(index, query, type);
			then(reply);
			if (whole) return;
			const second = Promise.resolve(after)
				.then(() => makeWhole(index, source))
				.then(async () => source.whole && then(await put(index, query, type)))
				.catch(() => {})
				.finally(() => seconds.delete(second));
			seconds.add(second);
		},
		say: (asked) =>
			new Promise((resolve) => {
				const id = ++last;
				cases.set(id, resolve);
				post({ ...asked, id });
			}),
		settled: async () => {
			await Promise.all(seconds);
		},
	};
}
