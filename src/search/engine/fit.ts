import type { Stems } from './dictionary';
import type { Document } from './documents';

/**
 * How well an entry fits a query, whatever the index: from 0 to 3. Scores tell the entries of one index apart; the same
 * word is worth much in the index of a game where it is rare. A third each for the words that the entry bears, for those
 * that name it, and for how near the question of a player is.
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
	return share(Object.values(fields)) + share([name, form, english, alias, above]) + nearness;
}
