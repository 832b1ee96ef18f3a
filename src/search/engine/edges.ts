import type { Document } from './documents';

/**
 * Finds what the rulebook does not treat and a query names: an entry outside the book of which the query says a whole name,
 * with a word that no rule has. A word of that kind is what is asked for, whatever stands around it.
 */
export function makeEdges(documents: readonly Document[]): (asked: ReadonlySet<string>) => number | undefined {
	const ofRules = new Set(
		documents.flatMap(({ entry, fields: { above: _, ...own } }) =>
			entry.y === 'hors-livret' ? [] : Object.values(own).flat(),
		),
	);
	const names = documents.flatMap(({ entry, fields: { name, alias } }, number) =>
		entry.y === 'hors-livret' ? [{ number, stems: [...name, ...alias] }] : [],
	);
	return (asked) => names.find(({ stems }) => stems.some((stem) => asked.has(stem) && !ofRules.has(stem)))?.number;
}
