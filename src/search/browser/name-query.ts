import type { Query } from 'minisearch';
import { sameMeaning } from './meanings';
import { heard, joined, words } from './name-fields';
import { glued, sound, stem } from './stem';

/** What a word of the same meaning, a misspelt one, one that is not finished are worth of the word itself. */
const SAME_MEANING = 0.15;
const weights = { fuzzy: 0.45, prefix: 0.4 };

/** A query whose words are ready: MiniSearch neither cuts nor changes them. */
const ready = { tokenize: (text: string) => [text], processTerm: (term: string) => term };

/** What is asked of the index of names about a word. */
export interface Asked {
	word: string;
	/** The last word of a query may be unfinished. */
	unfinished: boolean;
	/** Whether the index knows the word: a word that it knows is not misspelt. */
	known: boolean;
	/** From 0 to 1: a word that many pages are called by says little, « créature » less than « sonné ». */
	rarity: number;
}

/** Tells whether a stem is in the index as it is. */
export const exactly = (word: string): Query =>
	({ queries: [stem(word)], fields: Object.keys(words), ...ready }) as Query;

/** The words of a query, together or one of them at least; or its letters, whatever its spaces. */
export function nameQuery(query: string, asked: readonly Asked[], combineWith: 'AND' | 'OR'): Query {
	const name = glued(query);
	const whole = { queries: [name], fields: ['g'], boost: joined, fuzzy: slips(name.length - 2), ...ready };
	return { combineWith: 'OR', queries: [{ combineWith, queries: asked.map(wordQuery) }, whole] } as Query;
}

/** Letters that may be wrong in a word: none in a short one, two in a long one. */
const slips = (length: number): number | false => (length < 4 ? false : length < 6 ? 1 : 2);

/** One word of a query: itself, what sounds like it, what means the same. */
function wordQuery({ word, unfinished, known, rarity }: Asked): Query {
	const stemmed = stem(word);
	const ear = sound(word);
	const written = {
		queries: [stemmed],
		fields: Object.keys(words),
		boost: scaled(words, rarity),
		prefix: unfinished && stemmed.length > 1,
		fuzzy: known ? false : slips(word.length),
		weights,
		...ready,
	};
	const spoken = {
		queries: [ear],
		fields: Object.keys(heard),
		boost: scaled(heard, rarity),
		prefix: unfinished && ear.length > 3,
		fuzzy: known || word.length < 5 ? false : 1,
		weights,
		...ready,
	};
	const boost = scaled(words, rarity * SAME_MEANING);
	const meant = sameMeaning(stemmed).map((other) => ({
		queries: [other],
		fields: Object.keys(words),
		boost,
		...ready,
	}));
	return { combineWith: 'OR', queries: [written, spoken, ...meant] } as Query;
}

const scaled = (boost: Record<string, number>, by: number): Record<string, number> =>
	Object.fromEntries(Object.entries(boost).map(([field, worth]) => [field, worth * by]));
