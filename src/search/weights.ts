import type { Phrase } from './phrases';
import { isEmpty, stem } from './stem';

/**
 * How much each word of the phrases tells: 1 when it is in the names of one page only, less when it is in
 * many. Definitions do not count: that they all speak of creatures makes « créature » no less of a name.
 */
export function wordWeights(phrases: readonly Phrase[], emptyWeight: number): Map<string, number> {
	const pages = new Map<string, Set<number>>();
	for (const { entry, kind, words } of phrases)
		for (const key of kind === 'definition' ? [] : words.map(stem))
			pages.set(key, (pages.get(key) ?? new Set()).add(entry));
	const count = new Set(phrases.map(({ entry }) => entry)).size;
	const weigh = (word: string) => {
		if (isEmpty(word)) return emptyWeight;
		return Math.log(1 + count / (pages.get(stem(word))?.size ?? 1)) / Math.log(1 + count);
	};
	return new Map([...new Set(phrases.flatMap(({ words }) => words))].map((word) => [word, weigh(word)]));
}
