import { isEmpty, searchWords, sound, stem } from './stem';
import { slips, slipsAllowed } from './typos';
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

export interface PhraseIndex {
	/** Score of each page that the query may mean. */
	score: (query: string) => Map<number, number>;
}

/** How much a kind of phrase says of the page. */
const trust: Record<Kind, number> = { official: 1, english: 0.95, everyday: 0.85, definition: 0.3 };

const EMPTY_WEIGHT = 0.06;
const UNKNOWN_WEIGHT = 0.5;

/** Compares queries with phrases word by word: rare words weigh more, empty words next to nothing. */
export function indexPhrases(phrases: readonly Phrase[], entries: number): PhraseIndex {
	const vocabulary = new Vocabulary();
	const numbered = phrases.map(({ words }) => words.map((word) => vocabulary.add(word)));
	const places = placesOf(numbered);
	const weights = weightsOf(phrases, numbered, vocabulary, entries);
	const totals = numbered.map((words) => words.reduce((sum, word) => sum + (weights[word] as number), 0));
	const joined = phrases.map(({ words, kind }) => (kind === 'definition' || words.length > 6 ? '' : words.join('')));

	return {
		score(query) {
			const words = searchWords(query);
			const asked = words.map((word, place) => {
				const near = vocabulary.near(word, place === words.length - 1);
				const sure = isEmpty(word) || [...near.values()].some((close) => close > 0.9);
				return { near, sure, weight: weightOfAsked(word, near, weights) };
			});
			const total = asked.reduce((sum, { weight }) => sum + weight, 0);
			const entryScores = new Map<number, number>();
			if (total === 0) return entryScores;

			// For each phrase, the best match of each word of the query.
			const matches = new Map<number, number[]>();
			asked.forEach(({ near }, place) => {
				for (const [word, close] of near)
					for (const phrase of places[word] as number[]) {
						const line = matches.get(phrase) ?? asked.map(() => 0);
						line[place] = Math.max(line[place] as number, close);
						matches.set(phrase, line);
					}
			});

			// Each word of the query counts once for a page, in the phrase that it fills best.
			const covers = new Map<number, number[]>();
			const whole = new Map<number, number>();
			const typed = words.join('');
			const unknown = asked.some(({ sure }) => !sure);
			matches.forEach((line, number) => {
				const { entry, kind, words: phraseWords } = phrases[number] as Phrase;
				const said = line.reduce((sum, close, place) => sum + close * (asked[place]?.weight ?? 0), 0);
				const filled = Math.min(1, said / (totals[number] as number));
				const fit = kind === 'definition' ? 1 : 0.4 + 0.6 * filled;
				const cover = covers.get(entry) ?? asked.map(() => 0);
				line.forEach((close, place) => {
					cover[place] = Math.max(cover[place] as number, close * trust[kind] * fit);
				});
				covers.set(entry, cover);
				const both = trust[kind] * (kind === 'definition' ? 1 : filled) * (said / total);
				whole.set(entry, Math.max(whole.get(entry) ?? 0, both));
			});
			for (const [entry, cover] of covers) {
				const said = cover.reduce((sum, close, place) => sum + close * (asked[place]?.weight ?? 0), 0) / total;
				entryScores.set(entry, 0.6 * said + 0.4 * (whole.get(entry) ?? 0));
			}
			phrases.forEach(({ entry, kind }, number) => {
				const close = wholeName(typed, joined[number] as string, unknown && kind !== 'everyday') * trust[kind];
				if (close > 0) entryScores.set(entry, Math.max(entryScores.get(entry) ?? 0, 1 + close));
			});
			return entryScores;
		},
	};
}

/** A query that is a whole name, give or take a slip or a space, beats any mixture of words. */
function wholeName(typed: string, name: string, misspelt: boolean): number {
	if (typed === name) return 1;
	if (!misspelt || name.length < 4) return 0;
	if (sound(typed) === sound(name)) return 0.9;
	const most = slipsAllowed(typed.length);
	const count = slips(typed, name, most);
	return count > most ? 0 : 0.85 - 0.1 * count;
}

function placesOf(numbered: readonly number[][]): number[][] {
	const places: number[][] = [];
	numbered.forEach((words, phrase) => {
		for (const word of new Set(words)) (places[word] ??= []).push(phrase);
	});
	return places;
}

function weightsOf(phrases: readonly Phrase[], numbered: readonly number[][], vocabulary: Vocabulary, entries: number) {
	const pages = new Map<string, Set<number>>();
	const spelt: string[] = [];
	phrases.forEach(({ entry, words }, phrase) => {
		words.forEach((word, place) => {
			spelt[numbered[phrase]?.[place] as number] = word;
			const found = pages.get(stem(word)) ?? new Set();
			pages.set(stem(word), found.add(entry));
		});
	});
	return spelt.map((word, number) => {
		if (isEmpty(word)) return EMPTY_WEIGHT;
		const count = pages.get(vocabulary.stemOf(number))?.size ?? 1;
		return Math.log(1 + entries / count) / Math.log(1 + entries);
	});
}

function weightOfAsked(word: string, near: ReadonlyMap<number, number>, weights: readonly number[]): number {
	if (isEmpty(word)) return EMPTY_WEIGHT;
	const [best] = [...near].sort((a, b) => b[1] - a[1]);
	return best ? (weights[best[0]] as number) : UNKNOWN_WEIGHT;
}
