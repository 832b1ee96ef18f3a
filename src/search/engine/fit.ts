import type { Stems } from './dictionary';
import type { Document } from './documents';

/** What naming a thing by what players say for it, or by the page above, is worth of its own name. */
const BESIDE = 0.75;

/**
 * How well an entry fits a query, whatever the index: from 0 to 3. Scores tell the entries of one index apart; the same
 * word is worth much in the index of a game where it is rare. A third each for the words that the entry bears, for those
 * that name it, and for how near it is asked for: by the question of a player, or by its whole name.
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
