import { GAMES } from '../games';
import { type Half, type Outcome, placeOf, readBench } from './bench';
import { searchOf } from './published';
import { hardQueries, queries } from './queries';

// What the bench measures: for each measure, whether search did right by each query.

/** A query, and whether search did right by it. */
export interface Judged {
	game: string;
	q: string;
	right: boolean;
}

/** Judged queries, by the name of the measure. */
export type Measures = Record<string, readonly Judged[]>;

const within = (place: number, places: number) => place >= 0 && place < places;

const judge = <Item extends { game: string; q: string }>(
	items: readonly Item[],
	holds: (item: Item) => boolean,
): Judged[] => items.map((item) => ({ game: item.game, q: item.q, right: holds(item) }));

/** What is measured on a half of the bench, or on some of it. */
export const measuresOf = (outcomes: readonly Outcome[]): Measures => {
	const inParts = outcomes.filter(({ parts }) => parts);
	return {
		'page first': judge(outcomes, ({ page }) => within(page, 1)),
		'page in three': judge(outcomes, ({ page }) => within(page, 3)),
		'first of use': judge(outcomes, ({ useless }) => !useless),
		// A statement that is not listed may answer too: read by a reader, these are more.
		'answer first': judge(outcomes, ({ answered }) => within(answered, 1)),
		'answer in three': judge(outcomes, ({ answered }) => within(answered, 3)),
		// All that is asked is told by the first result, or by the two of a screen.
		'whole in one': judge(inParts, ({ whole }) => whole === 0),
		'whole in two': judge(inParts, ({ whole = -1 }) => within(whole, 2)),
	};
};

/** What is measured on the queries that are older than the bench. */
export function measureOlder(): Record<'fair' | 'hard', Measures> {
	const searches = new Map(GAMES.map((game) => [game as string, searchOf(game)]));
	const measure = (asked: typeof queries): Measures => {
		const placed = asked.map(({ q, jeu, expect }) => {
			const search = searches.get(jeu);
			return { game: jeu, q, place: search ? placeOf(search, q, expect) : -1 };
		});
		return {
			'page first': judge(placed, ({ place }) => within(place, 1)),
			'page in three': judge(placed, ({ place }) => within(place, 3)),
		};
	};
	return { fair: measure(queries), hard: measure(hardQueries) };
}

/** The halves of the bench, and the kinds of queries in each. */
export const HALVES: readonly Half[] = ['open', 'sealed'];
export const KINDS = ['phrase', 'question'] as const;

/** Each half of the bench, asked. */
export const askBench = (half: Half): Outcome[] => GAMES.flatMap((game) => readBench(game, half)());

/** All that is measured, by the name of the set of queries. */
export function measureAll(): Record<string, Measures> {
	const halves = HALVES.flatMap((half) => {
		const outcomes = askBench(half);
		return KINDS.map((kind) => [`${half} ${kind}s`, measuresOf(outcomes.filter((one) => one.kind === kind))] as const);
	});
	return { ...Object.fromEntries(halves), ...measureOlder() };
}
