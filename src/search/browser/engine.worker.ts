import { marked } from '../engine/marked';
import { makeSearch, type Search } from '../engine/search';
import { type Entry, type PublishedIndex, type PublishedQuestions, unpack } from '../published-index';
import type { IndexReply, IndexResult, LoadMessage, QueryMessage, ReplyMessage } from './messages';

// Search away from the page, which goes on answering its reader: this makes indexes ready, and asks them.

/** Fewer answers than this, and the full text is asked too. */
const FEW = 12;

interface Loaded {
	index: PublishedIndex;
	search: Search;
}

const indexes = new Map<string, Loaded>();

function take({ load, index: name, text }: LoadMessage): void {
	const index = load === 'index' ? (JSON.parse(text) as PublishedIndex) : indexes.get(name)?.index;
	const questions = load === 'questions' ? (JSON.parse(text) as PublishedQuestions) : undefined;
	if (index) indexes.set(name, { index, search: makeSearch(unpack(index, questions)) });
}

const resultOf = (entry: Entry, above: readonly Entry[], text: IndexResult['text']): IndexResult => ({
	path: entry.u,
	names: [...[...above].reverse().map(({ n }) => n), entry.s, entry.n].filter((name) => name !== undefined),
	type: entry.y,
	text,
});

function replyTo({ index, search }: Loaded, { query, type }: QueryMessage): IndexReply {
	const { found, questions, stems, fit, unknown } = search.find(query, type);
	const nearest = found.length > 0 ? [] : search.nearest(query);
	return {
		results: found.map(({ entry, above }) => resultOf(entry, above, marked(entry.d, stems))),
		questions: questions.map(({ text }) => text),
		nearest: nearest.map((entry) => resultOf(entry, [], [entry.d])),
		fit,
		poor: found.length < FEW || unknown,
		games: index.games,
	};
}

addEventListener('message', ({ data }: MessageEvent<LoadMessage | QueryMessage>) => {
	try {
		if (data.load) return take(data);
		const loaded = indexes.get(data.index);
		postMessage({ id: data.id, reply: loaded && replyTo(loaded, data) } satisfies ReplyMessage);
	} catch {
		// The file is no index: queries to it are replied to without results.
		if (!data.load) postMessage({ id: data.id, reply: undefined } satisfies ReplyMessage);
	}
});
