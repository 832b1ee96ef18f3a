import type { Phrase } from './phrases';
import { isEmpty, stem } from './stem';

/** How much each word of the phrases tells: 1 for the name of one page only, less when many pages say it. */
export function wordWeights(phrases: readonly Phrase[], emptyWeight: number): Map<string, number> {
	const pages = new Map<string, Set<number>>();
	for (const { entry, words } of phrases)
		for (const word of words) {
			const key = stem(word);
			pages.set(key, (pages.get(key) ?? new Set()).add(entry));
		}
	const count = new Set(phrases.map(({ entry }) => entry)).size;
	const weigh = (word: string) => {
		if (isEmpty(word)) return emptyWeight;
		return Math.log(1 + count / (pages.get(stem(word))?.size ?? 1)) / Math.log(1 + count);
	};
	return new Map([...new Set(phrases.flatMap(({ words }) => words))].map((word) => [word, weigh(word)]));
}
