import type { Entry } from '../published-index';
import type { Candidates } from './candidates';
import type { Document } from './documents';
import { groupBy } from './group-by';
import type { Candidate } from './page-signs';
import type { StatementSigns } from './signs';
import { makeStatementSigns, type Signed } from './statement-signs';
import type { Weights } from './weights';

/** What answers on one page, as it is read together, by number. */
export interface GatheredNumbers {
	/** The one that decides: the best of them. */
	deciding: number;
	/** In the order of the page, that one among them. */
	statements: readonly number[];
}

/** What answers on one page, and what completes it on others, by number. */
export interface PassageNumbers extends GatheredNumbers {
	others: readonly GatheredNumbers[];
}

/** How many statements are shown of the first page, of the second; of the next ones, only what decides. */
const MOST = [4, 3];

/** The least odds with which a statement is shown beside what decides, of the first page, of the second. */
const LEAST = [0.06, 0.02];

/** With these odds, a statement of another page completes the first passage. */
const SURE = 0.2;

/** How many pages are compared for the first passage, and how many of their statements may come into it. */
export const COMPARED = 3;
const MOST_ADDED = 2;

interface Likely {
	number: number;
	odds: number;
}

/**
 * Makes the function that gathers what answers by page, in the order of the pages: one statement is seldom a whole answer, and what
 * completes it stands near it, or on the next page. Nothing is said twice.
 */
export function makeGather(documents: readonly Document[], { statements: weights }: Weights) {
	const { pagesOf, signsOf } = makeStatementSigns(documents);
	const entryOf = (number: number) => (documents[number] as Document).entry;
	const pageOf = (number: number) => (documents[number] as Document).page;

	return (found: readonly Candidate[], worthOf: Candidates['worthOf']): PassageNumbers[] => {
		const pages = pagesOf(found);
		const likely = signsOf(pages.slice(0, COMPARED), worthOf).map((signed) =>
			signed.map((one) => withOdds(one, weights)).sort((x, y) => y.odds - x.odds),
		);
		const shown: number[] = [];
		const isShown = (number: number) => {
			const { i, d } = entryOf(number);
			return shown.some((other) => entryOf(other).i === i || isLed(entryOf(other), d));
		};
		/** Shows the likeliest that nothing shown says yet, as long as there is room. */
		const take = (from: readonly Likely[], room: number, least: number): number[] => {
			const taken: number[] = [];
			for (const { number, odds } of from) {
				if (taken.length >= room || odds < least) break;
				if (isShown(number)) continue;
				taken.push(number);
				shown.push(number);
			}
			return taken;
		};
		/** What other pages add to the first: what it does not restate, and is surer than what would take its place there. */
		const surest = ([first = [], ...next]: readonly Likely[][], room: number): number[] => {
			const own = first.filter(({ number }) => !isShown(number));
			const restated = new Set(first.map(({ number }) => entryOf(number).i));
			const others = next
				.flat()
				.filter(({ number }) => !restated.has(entryOf(number).i))
				.sort((x, y) => y.odds - x.odds);
			const surer = others.filter(({ odds }, at) => at < MOST_ADDED && odds > (own[room - 1 - at]?.odds ?? 0));
			return take(surer, MOST_ADDED, SURE);
		};

		return pages.flatMap((page, place) => {
			const own = likely[place] ?? [];
			const [first] = page.found;
			const candidates = [first as number, ...own.map(({ number }) => number), ...page.found];
			const deciding = candidates.find((number) => !isShown(number));
			if (deciding === undefined) return [];
			shown.push(deciding);
			const room = (MOST[place] ?? 1) - 1;
			const added = place === 0 && completes(entryOf(deciding)) ? surest(likely, room) : [];
			const beside = take(own, room - added.length, LEAST[place] ?? 1);
			const others = [...groupBy(added, pageOf).values()].map((numbers) => ({
				deciding: numbers[0] as number,
				statements: inOrder(numbers),
			}));
			return [{ deciding, statements: inOrder([deciding, ...beside]), others }];
		});
	};
}

const inOrder = (numbers: readonly number[]): number[] => [...numbers].sort((x, y) => x - y);

const withOdds = ({ number, signs }: Signed, { always, ...weights }: Weights['statements']): Likely => {
	const sum = (Object.keys(weights) as (keyof StatementSigns)[]).reduce(
		(sum, sign) => sum + weights[sign] * signs[sign],
		always,
	);
	return { number, odds: 1 / (1 + Math.exp(-sum)) };
};

/** Whether other pages complete it: a tool, or what the rulebook does not treat, stands alone. */
const completes = ({ y }: Entry): boolean => y !== 'outil' && y !== 'hors-livret';

/** Whether a text stands in the list that an entry leads, and is shown with it. */
const isLed = ({ l = [] }: Entry, d: string): boolean => l.some((text) => d.endsWith(text));
