import MiniSearch from 'minisearch';
import { slugify } from '../../glossary/headings';

/** « Vouliez-vous dire … ? » with the known name nearest to a wrong one, or another advice when none is near. */
export function didYouMean(wrong: string, known: Iterable<string>, otherwise: string, prefix = ''): string {
	const name = nearest(wrong, known);
	return name === undefined ? otherwise : `Vouliez-vous dire « ${prefix}${name} » ?`;
}

/** The known id with the same words, give or take a typo in each. */
export function nearest(wrong: string, known: Iterable<string>): string | undefined {
	const index = new MiniSearch<{ id: string }>({ fields: ['id'] });
	index.addAll([...new Set(known)].map((id) => ({ id })));
	const options = { fuzzy: 0.34, prefix: (word: string) => word.length > 3, combineWith: 'AND' } as const;
	return index.search(slugify(wrong), options)[0]?.id;
}
