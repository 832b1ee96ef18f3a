import type { Asked, Kind, Phrase, PhraseIndex } from './phrases';
import { wholeName } from './whole-name';

// The ranking. The numbers below were set on the queries of tests/search and sit on a plateau: a little
// more or less of any of them changes next to nothing.

/** How much a kind of phrase says of its page. */
const trust: Record<Kind, number> = { official: 1, english: 0.95, everyday: 0.85, definition: 0.3 };

/** What a word is worth in a phrase of which the query says next to nothing else. */
const UNFILLED = 0.4;
/** Share of the score that the best phrase gives alone; the rest may come from several phrases of the page. */
const ONE_PHRASE = 0.4;
/** How hard a page is punished for the words of the query that it does not have. */
const COVERAGE = 0.4;

/** What is known of a page: for each word of the query, how close the page comes to it, then what that is worth. */
interface Found {
	close: number[];
	worth: number[];
	/** Worth of its best phrase. */
	best: number;
}

/** Score of each page, by number, that a query may mean: up to 1 for words, more for a whole name. */
export function scorePages(index: PhraseIndex, query: string): Map<number, number> {
	const asked = index.ask(query);
	const scores = scoreWords(index, asked);
	const typed = asked.map(({ word }) => word).join('');
	const misspelt = asked.some(({ known }) => !known);
	for (const { entry, kind, words } of index.phrases) {
		if (kind === 'definition') continue;
		const close = wholeName(typed, words.join(''), misspelt && kind !== 'everyday');
		if (close > 0) scores.set(entry, Math.max(scores.get(entry) ?? 0, 1 + close * trust[kind]));
	}
	return scores;
}

function scoreWords({ phrases, places, totals }: PhraseIndex, asked: readonly Asked[]): Map<number, number> {
	const weigh = (line: readonly number[]) =>
		line.reduce((sum, close, place) => sum + close * (asked[place] as Asked).weight, 0);
	const total = weigh(asked.map(() => 1));
	const pages = new Map<number, Found>();
	for (const [number, line] of linesOf(asked, places)) {
		const { entry, kind } = phrases[number] as Phrase;
		const said = weigh(line);
		// A definition is a sentence: nobody types the whole of it.
		const filled = kind === 'definition' ? 1 : Math.min(1, said / (totals[number] as number));
		const worth = trust[kind] * (UNFILLED + (1 - UNFILLED) * filled);
		const before = pages.get(entry);
		pages.set(entry, {
			close: line.map((close, place) => Math.max(close, before?.close[place] ?? 0)),
			worth: line.map((close, place) => Math.max(close * worth, before?.worth[place] ?? 0)),
			best: Math.max((trust[kind] * filled * said) / total, before?.best ?? 0),
		});
	}
	const score = ({ close, worth, best }: Found) =>
		((1 - ONE_PHRASE) * (weigh(worth) / total) + ONE_PHRASE * best) * (weigh(close) / total) ** COVERAGE;
	return new Map([...pages].map(([entry, found]) => [entry, score(found)]));
}

/** For each phrase with a word of the query, how close each word of the query comes to one of its own. */
function linesOf(asked: readonly Asked[], places: PhraseIndex['places']): Map<number, number[]> {
	const lines = new Map<number, number[]>();
	asked.forEach(({ near }, place) => {
		for (const [word, close] of near)
			for (const phrase of places[word] ?? []) {
				const line = lines.get(phrase) ?? asked.map(() => 0);
				line[place] = Math.max(line[place] as number, close);
				lines.set(phrase, line);
			}
	});
	return lines;
}
