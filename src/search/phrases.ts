import { isEmpty, searchWords } from './stem';
import { wordWeights } from './weights';
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

/** A word of a query. */
export interface Asked {
	word: string;
	/** How much it tells of what is looked for. */
	weight: number;
	/** Words of the index that it may be, by number, with how close each is. */
	near: ReadonlyMap<number, number>;
	/** Whether the index knows the word, give or take its ending; an empty word is never missed. */
	known: boolean;
}

export interface PhraseIndex {
	phrases: readonly Phrase[];
	/** For each word, by number, the phrases that hold it. */
	places: readonly (readonly number[])[];
	/** For each phrase, the weight of all its words. */
	totals: readonly number[];
	/** Reads a query. Its last word may be unfinished. */
	ask: (query: string) => Asked[];
}

const EMPTY_WEIGHT = 0.12;
const UNKNOWN_WEIGHT = 0.5;
const CLOSE_ENOUGH = 0.9;

export function indexPhrases(phrases: readonly Phrase[]): PhraseIndex {
	const vocabulary = new Vocabulary();
	const weights = wordWeights(phrases, EMPTY_WEIGHT);
	const weightOf = (word: string) => weights.get(word) as number;
	const places: number[][] = [];
	phrases.forEach(({ words }, phrase) => {
		for (const word of new Set(words)) {
			const number = vocabulary.add(word);
			places[number] ??= [];
			places[number].push(phrase);
		}
	});

	const ask = (word: string, unfinished: boolean): Asked => {
		const near = vocabulary.near(word, unfinished);
		if (isEmpty(word)) return { word, near, weight: EMPTY_WEIGHT, known: true };
		const [closest] = [...near].sort((a, b) => b[1] - a[1]);
		if (!closest) return { word, near, weight: UNKNOWN_WEIGHT, known: false };
		const [number, close] = closest;
		return { word, near, weight: weightOf(vocabulary.word(number)), known: close > CLOSE_ENOUGH };
	};

	return {
		phrases,
		places,
		totals: phrases.map(({ words }) => words.reduce((total, word) => total + weightOf(word), 0)),
		ask: (query) => searchWords(query).map((word, place, all) => ask(word, place === all.length - 1)),
	};
}
