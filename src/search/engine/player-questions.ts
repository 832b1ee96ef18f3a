import { openingWords, stem, tellingWords } from './stem';
import type { Weights } from './weights';

/** A player's question, with the number of the entry that answers it. */
export interface PlayerQuestion {
	text: string;
	document: number;
}

/** A question, and how near it is to a query: 1 when they have the same words. */
export interface Near extends PlayerQuestion {
	nearness: number;
}

/** An opening word as it is compared: it is no stem of the subject. */
const opening = (word: string): string => `${word}?`;

/** Stems of a question, once each; its opening words too, which say what is asked of the rest. */
const questionStems = (text: string): string[] => [
	...new Set([...tellingWords(text).map(stem), ...openingWords(text).map(opening)]),
];

/** Finds the questions that are near to a query. */
export function makeQuestions(asked: readonly PlayerQuestion[], weights: Weights) {
	const occurrences = new Map<string, number[]>();
	const stems = asked.map(({ text }) => questionStems(text));
	for (const [number, words] of stems.entries())
		for (const word of words) {
			const list = occurrences.get(word);
			if (list) list.push(number);
			else occurrences.set(word, [number]);
		}
	const worth = (word: string) => {
		const rarity = Math.log(1 + asked.length / (1 + (occurrences.get(word)?.length ?? 0)));
		return word.endsWith('?') ? rarity * weights.opening : rarity;
	};
	const sizes = stems.map((words) => words.reduce((sum, word) => sum + worth(word), 0));

	/** Questions that share a word with the query, with what they share: `words` are its telling words and their stems. */
	return (query: string, words: readonly ReadonlyMap<string, number>[]): Near[] => {
		const shared = new Map<number, number>();
		let size = 0;
		const parts = [...words, ...openingWords(query).map((word) => new Map([[opening(word), 1]]))];
		for (const meant of parts) {
			const found = new Map<number, number>();
			let most = 0;
			for (const [word, share] of meant) {
				const value = worth(word) * share;
				if (share === 1 || most === 0) most = Math.max(most, worth(word));
				for (const number of occurrences.get(word) ?? [])
					if (value > (found.get(number) ?? 0)) found.set(number, value);
			}
			// A word that no question has is as telling as the rarest.
			size += most || Math.log(1 + asked.length);
			for (const [number, value] of found) shared.set(number, (shared.get(number) ?? 0) + value);
		}
		return [...shared].map(([number, value]) => ({
			...(asked[number] as PlayerQuestion),
			nearness: value / Math.sqrt(Math.max(size, value) * Math.max(sizes[number] as number, value)),
		}));
	};
}
