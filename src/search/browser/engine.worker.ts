import { marked } from '../engine/marked';
import { type Found, makeSearch, type Search } from '../engine/search';
import { type Entry, type PublishedIndex, type PublishedQuestions, unpack } from '../published-index';
import type { Asked, Come, IndexAnswer, Line, Replied } from './messages';

// Search away from the page, which goes on answering its reader: this makes indexes ready, and asks them.

/** Fewer answers than this, and the full text is asked too. */
const FEW = 12;

interface Loaded {
	index: PublishedIndex;
	search: Search;
}

const indexes = new Map<string, Loaded>();

function take({ come, index: name, text }: Come): void {
	const index = come === 'index' ? (JSON.parse(text) as PublishedIndex) : indexes.get(name)?.index;
	const questions = come === 'questions' ? (JSON.parse(text) as PublishedQuestions) : undefined;
	if (index) indexes.set(name, { index, search: makeSearch(unpack(index, questions)) });
}

const lineOf = (entry: Entry, above: readonly Entry[], text: Line['text']): Line => ({
	path: entry.u,
	names: [...[...above].reverse().map(({ n }) => n), entry.s, entry.n].filter((name) => name !== undefined),
	type: entry.y,
	text,
});

function answer({ index, search }: Loaded, { query, type }: Asked): IndexAnswer {
	const { found, questions, stems, fit, unknown } = search.find(query, type);
	const line = ({ entry, above }: Found) => lineOf(entry, above, marked(entry.d, stems));
	const nearest = found.length > 0 ? [] : search.nearest(query);
	return {
		lines: found.map(line),
		questions: questions.map(({ text }) => text),
		nearest: nearest.map((entry) => lineOf(entry, [], [entry.d])),
		fit,
		poor: found.length < FEW || unknown,
		games: index.games,
	};
}

addEventListener('message', ({ data }: MessageEvent<Come | Asked>) => {
	try {
		if (data.come) return take(data);
		const loaded = indexes.get(data.index);
		const reply: Replied = { id: data.id, answer: loaded && answer(loaded, data) };
		postMessage(reply);
	} catch {
		// What came is no index: queries put to it have no answer.
		if (!data.come) postMessage({ id: data.id, answer: undefined } satisfies Replied);
	}
});
