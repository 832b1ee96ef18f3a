import { foldForSearch } from '../../glossary/fold';
import type { PublishedIndex } from '../published-index';

/** The game that a query names, and the query without its name; nothing when it names none, or nothing else. */
export function namedGame(
	query: string,
	games: NonNullable<PublishedIndex['games']>,
): { game: string; rest: string } | undefined {
	const words = query.split(/\s+/);
	for (const [game, { words: names }] of Object.entries(games))
		for (const name of names.map(foldForSearch)) {
			const length = name.split(' ').length;
			for (let from = 0; from + 1 <= words.length; from++)
				for (let to = from + 1; to <= Math.min(words.length, from + length); to++) {
					if (foldForSearch(words.slice(from, to).join(' ')).replace(/[^a-z0-9 ]/g, '') !== name) continue;
					const rest = [...words.slice(0, from), ...words.slice(to)].join(' ').trim();
					if (rest !== '') return { game, rest };
				}
		}
	return undefined;
}
