import { foldForSearch } from '../../glossary/fold';
import type { PublishedIndex } from '../published-index';

/** A game that a query names. */
interface NamedGame {
	game: string;
	/** The query without its name. */
	rest: string;
	/** Where the name stands in the query. */
	name: { start: number; end: number };
}

/** The games that a query names beside what it asks, each with what is left of the query without those before it. */
export function namedGames(query: string, games: NonNullable<PublishedIndex['games']>): NamedGame[] {
	const named = namedGame(query, games);
	if (!named) return [];
	const { [named.game]: _, ...others } = games;
	return [named, ...namedGames(named.rest, others)];
}

/** The first of them; nothing when it names none, or nothing else. */
function namedGame(query: string, games: NonNullable<PublishedIndex['games']>): NamedGame | undefined {
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
