import { marked } from '../engine/marked';
import { type Found, makeSearch, type Search } from '../engine/search';
import { type Entry, type PublishedIndex, type PublishedQuestions, unpack } from '../published-index';
import type { Asked, IndexAnswer, Line, Replied } from './messages';

// Search away from the page, which goes on answering its reader: this loads indexes, makes them ready, and asks them.

/** Fewer answers than this, and the full text is asked too. */
const FEW = 12;

interface Loaded {
	search: Search;
	games: PublishedIndex['jeux'];
	/** The search that knows what players ask, when this one does not. */
	whole: Promise<Search> | undefined;
}

const indexes = new Map<string, Promise<Loaded>>();

async function fetchJson<T>(url: string): Promise<T> {
	const response = await fetch(url);
	if (!response.ok) throw new Error(response.statusText);
	return response.json() as Promise<T>;
}

/** Loads an index, once; one that fails is tried again when it is next asked. */
function load(url: string, questionsUrl: string | undefined): Promise<Loaded> {
	let loaded = indexes.get(url);
	if (!loaded) {
		loaded = make(url, questionsUrl);
		indexes.set(url, loaded);
		loaded.catch(() => indexes.delete(url));
	}
	return loaded;
}

async function make(url: string, questionsUrl: string | undefined): Promise<Loaded> {
	const index = await fetchJson<PublishedIndex>(url);
	const games = index.jeux;
	const search = makeSearch(unpack(index));
	// What players ask is fetched once the first answer is on its way; without it the index answers too, less well.
	const whole = questionsUrl
		? soon()
				.then(() => fetchJson<PublishedQuestions>(questionsUrl))
				.then(
					(questions) => makeSearch(unpack(index, questions)),
					() => search,
				)
		: undefined;
	if (whole) whole.then((better) => indexes.set(url, Promise.resolve({ search: better, games, whole: undefined })));
	return { search, games, whole };
}

const soon = () => new Promise((resolve) => setTimeout(resolve));

const lineOf = (entry: Entry, above: readonly Entry[], text: Line['text'], score: number): Line => ({
	path: entry.u,
	names: [...above.toReversed().map(({ n }) => n), entry.s, entry.n].filter((name) => name !== undefined),
	type: entry.y,
	text,
	score,
});

function answer(search: Search, games: Loaded['games'], { query, type }: Asked, whole: boolean): IndexAnswer {
	const { found, questions, unknown } = search.find(query, type);
	const line = ({ entry, above, score, stems }: Found) => lineOf(entry, above, marked(entry.d, new Set(stems)), score);
	const nearest = found.length > 0 ? [] : search.nearest(query);
	return {
		lines: found.map(line),
		questions: questions.map(({ text }) => text),
		nearest: nearest.map((entry) => lineOf(entry, [], [entry.d], 0)),
		poor: found.length < FEW || unknown,
		games,
		whole,
	};
}

const reply = (message: Replied) => postMessage(message);

addEventListener('message', async ({ data }: MessageEvent<Asked>) => {
	try {
		const { search, games, whole } = await load(data.index, data.questions);
		reply({ id: data.id, answer: answer(search, games, data, whole === undefined) });
		if (whole) reply({ id: data.id, answer: answer(await whole, games, data, true) });
	} catch {
		reply({ id: data.id, answer: undefined });
	}
});
