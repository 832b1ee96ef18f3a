import type { Entry } from '../published-index';
import { groupBy } from './group-by';
import type { Match } from './search';

/** The statements of one page that answer, as they are read together. */
export interface Gathered {
	/** The one that decides: the best of them. */
	deciding: Match;
	/** In the order of the page, that one among them. */
	statements: readonly Match[];
}

/** How many statements are shown of the first page, of the second; of the next ones, only what decides. */
const MOST = [4, 3];

/**
 * Gathers what answers by page, in the order of the best of each: one statement is seldom a whole answer, and what completes it
 * stands near it.
 * @param found the best first
 */
export function gather(found: readonly Match[]): Gathered[] {
	return [...groupBy(found, pageOf).values()].map((matches, place) => {
		const [deciding] = matches as [Match, ...Match[]];
		const others = matches.slice(1).filter(({ entry }) => states(entry) && !isLed(deciding.entry, entry));
		const statements = [deciding, ...others.slice(0, (MOST[place] ?? 1) - 1)];
		return { deciding, statements: statements.sort((x, y) => x.number - y.number) };
	});
}

/** Address of the page that an entry is a part of. */
export const pageOf = ({ entry, above }: Match): string => (above.at(-1) ?? entry).u;

/** What a page is about decides nothing beside its statements; a term is told by its definition. */
const states = ({ p, y }: Entry): boolean => p !== undefined || y === 'terme';

/** Whether it stands in the list that the other one leads, and is shown with it. */
const isLed = ({ l = [] }: Entry, { d }: Entry): boolean => l.some((text) => d.endsWith(text));
