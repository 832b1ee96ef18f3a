import { isEmpty, searchWords } from './stem';
import { wordWeights } from './weights';
import { wholeName } from './whole-name';
import { Vocabulary } from './words';

export type Kind = 'official' | 'english' | 'everyday' | 'definition';

/** Something that a page may be called by. */
export interface Phrase {
	/** Number of the page. */
	entry: number;
	kind: Kind;
	/** Folded words. */
	words: string[];
}

/** How much a kind of phrase says of the page. */
const trust: Record<Kind, number> = { official: 1, english: 0.95, everyday: 0.85, definition: 0.3 };

/** What a phrase is worth when the query fills next to nothing of it; a definition is never filled. */
const UNFILLED = 0.4;
/** Share of the score that one phrase gives alone; the rest may come from several phrases of the page. */
const ONE_PHRASE = 0.4;
const COVERAGE = 0.4;
const EMPTY_WEIGHT = 0.12;
const UNKNOWN_WEIGHT = 0.5;

/** A word of the query. */
interface Asked {
	/** Words of the index that it may be, with how close each is. */
	near: ReadonlyMap<number, number>;
	weight: number;
}

/**
 * Compares queries with phrases word by word: rare words weigh more, empty words next to nothing. The
 * result gives the score of each page that a query may mean: up to 1 for words, more for a whole name.
 */
export function indexPhrases(phrases: readonly Phrase[]): (query: string) => Map<number, number> {
	const vocabulary = new Vocabulary();
	const numbered = phrases.map(({ words }) => words.map((word) => vocabulary.add(word)));
	const weights = wordWeights(phrases, EMPTY_WEIGHT);
	const totals = phrases.map(({ words }) => sum(words.map((word) => weights.get(word) as number)));
	const places: number[][] = Array.from({ length: vocabulary.size }, () => []);
	numbered.forEach((words, phrase) => {
		for (const word of new Set(words)) places[word]?.push(phrase);
	});

	const names = phrases
		.filter(({ kind }) => kind !== 'definition')
		.map(({ entry, kind, words }) => ({ entry, kind, joined: words.join('') }));

	const ask = (word: string, unfinished: boolean): Asked => {
		const near = vocabulary.near(word, unfinished);
		if (isEmpty(word)) return { near, weight: EMPTY_WEIGHT };
		const [closest] = [...near].sort((a, b) => b[1] - a[1]);
		return { near, weight: closest ? (weights.get(vocabulary.word(closest[0])) as number) : UNKNOWN_WEIGHT };
	};

	return (query) => {
		const words = searchWords(query);
		const asked = words.map((word, place) => ask(word, place === words.length - 1));
		const total = sum(asked.map(({ weight }) => weight));
		const weigh = (line: readonly number[]) => sum(line.map((close, place) => close * (asked[place] as Asked).weight));
		const scores = new Map<number, number>();

		// Each word of the query counts once for a page: in the phrase where it says most.
		const pages = new Map<number, { line: number[]; close: number[]; alone: number }>();
		for (const [number, line] of linesOf(asked, places)) {
			const { entry, kind } = phrases[number] as Phrase;
			const said = weigh(line);
			const filled = kind === 'definition' ? 1 : Math.min(1, said / (totals[number] as number));
			const worth = trust[kind] * (UNFILLED + (1 - UNFILLED) * filled);
			const page = pages.get(entry) ?? { line: asked.map(() => 0), close: asked.map(() => 0), alone: 0 };
			page.close = page.close.map((close, place) => Math.max(close, line[place] as number));
			page.line = page.line.map((close, place) => Math.max(close, (line[place] as number) * worth));
			page.alone = Math.max(page.alone, (trust[kind] * filled * said) / total);
			pages.set(entry, page);
		}
		for (const [entry, { line, close, alone }] of pages)
			scores.set(entry, ((1 - ONE_PHRASE) * (weigh(line) / total) + ONE_PHRASE * alone) * (weigh(close) / total) ** COVERAGE);

		const misspelt = asked.some(({ near }, place) => !isEmpty(words[place] as string) && !isSure(near));
		const typed = words.join('');
		for (const { entry, kind, joined } of names) {
			const close = wholeName(typed, joined, misspelt && kind !== 'everyday');
			if (close > 0) scores.set(entry, Math.max(scores.get(entry) ?? 0, 1 + close * trust[kind]));
		}
		return scores;
	};
}

/** For each phrase with a word of the query, how close each word of the query comes to one of its own. */
function linesOf(asked: readonly Asked[], places: readonly number[][]): Map<number, number[]> {
	const lines = new Map<number, number[]>();
	asked.forEach(({ near }, place) => {
		for (const [word, close] of near)
			for (const phrase of places[word] as number[]) {
				const line = lines.get(phrase) ?? asked.map(() => 0);
				line[place] = Math.max(line[place] as number, close);
				lines.set(phrase, line);
			}
	});
	return lines;
}

const isSure = (near: ReadonlyMap<number, number>) => [...near.values()].some((close) => close > 0.9);
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
