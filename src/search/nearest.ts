import type { NameEntry } from './entries';
import { searchWords } from './stem';

const MOST = 5;

/** Terms whose names share most pairs of letters with a query that finds nothing; none for a query without letters. */
export function nearestNames(query: string, entries: readonly NameEntry[]): NameEntry[] {
	const asked = pairs(query);
	return entries
		.filter(({ y }) => y === 'terme')
		.map((entry) => {
			const { n, f = [], a = [] } = entry;
			return { entry, likeness: Math.max(...[n, ...f, ...a].map((name) => likeness(asked, pairs(name)))) };
		})
		.filter((found) => found.likeness > 0)
		.sort((a, b) => b.likeness - a.likeness)
		.slice(0, MOST)
		.map(({ entry }) => entry);
}

/** Pairs of neighbouring letters of the words of a text; an edge of a word counts as a letter. */
function pairs(text: string): Set<string> {
	const found = new Set<string>();
	for (const word of searchWords(text))
		for (let at = 0; at <= word.length; at++) found.add(` ${word} `.slice(at, at + 2));
	return found;
}

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
	const shared = [...one].filter((pair) => other.has(pair)).length;
	return shared === 0 ? 0 : (2 * shared) / (one.size + other.size);
}
