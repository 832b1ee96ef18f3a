import type { Stems } from './dictionary';
import type { Document } from './documents';

/** What a word is worth in an alias or in the name of the page above, beside 1 in the entry's own name. */
const BESIDE = 0.75;

/**
 * How well an entry fits a query, from 0 to 3, to be compared between indexes. Scores cannot be: a word is worth more in the
 * index of a game where it is rare. Up to 1 each for the words of the query that the entry has, for those that name it,
 * and for `nearness`: how near the query is to a player's question or to the whole name.
 */
export function fitOf({ fields }: Document, words: readonly Stems[], nearness: number): number {
	const share = (names: readonly (readonly string[])[]) =>
		words.reduce((sum, stems) => {
			const shares = [...stems]
				.filter(([stem]) => names.some((field) => field.includes(stem)))
				.map(([, share]) => share);
			return sum + Math.max(0, ...shares);
		}, 0) / Math.max(1, words.length);
	const { name, form, english, alias, above } = fields;
	const naming = Math.max(share([name, form, english]), BESIDE * share([name, form, english, alias, above]));
	return share(Object.values(fields)) + naming + nearness;
}
