import { foldForSearch } from '../../glossary/fold';
import type { PublishedIndex } from '../published-index';

/** The game that a query names, the query without its name, and where the name stands; nothing when it names none, or nothing else. */
export function namedGame(
	query: string,
	games: NonNullable<PublishedIndex['games']>,
): { game: string; rest: string; name: { start: number; end: number } } | undefined {
	const words = query.split(/\s+/);
	for (const [game, { words: names }] of Object.entries(games))
		for (const name of names.map(foldForSearch)) {
			const length = name.split(' ').length;
			for (let from = 0; from + 1 <= words.length; from++)
				for (let to = from + 1; to <= Math.min(words.length, from + length); to++) {
					if (foldForSearch(words.slice(from, to).join(' ')).replace(/[^a-z0-9 ]/g, '') !== name) continue;
					const rest = [...words.slice(0, from), ...words.slice(to)].join(' ').trim();
					const start = words.slice(0, from).join(' ').length + Math.min(from, 1);
					const end = words.slice(0, to).join(' ').length;
					if (rest !== '') return { game, rest, name: { start, end } };
				}
		}
	return undefined;
}
