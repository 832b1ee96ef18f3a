import type { Entry } from '../published-index';
import type { Document } from './documents';
import { groupBy } from './group-by';
import type { Candidate } from './page-signs';
import type { StatementSigns } from './signs';
import { type Asked, makeStatementSigns, type Signed } from './statement-signs';
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
const LEAST = [0.06, 0.03];

/** How many more come where the whole stays short, in letters, with what odds: exceptions, sister cases. */
const MORE = [2, 1];
const SHORT = 1000;
const LIKELY = 0.06;

/** With these odds, a statement of another page completes the first passage. */
const SURE = 0.1;

/** How many pages are compared for the first passage, and how many of their statements may come into it. */
export const COMPARED = 4;
const MOST_ADDED = 2;

interface Likely {
	signed: Signed;
	odds: number;
}

/**
 * Makes the function that gathers what answers by page, in the order of the pages: one statement is seldom a whole answer, and what
 * completes it stands near it, or on the next page. Each is chosen for what those before it leave to be said; nothing is said twice.
 */
export function makeGather(documents: readonly Document[], { statements: weights }: Weights) {
	const { pagesOf, compare } = makeStatementSigns(documents);
	const entryOf = (number: number) => (documents[number] as Document).entry;
	const pageOf = (number: number) => (documents[number] as Document).page;
	const lettersOf = (number: number) => {
		const { d, l = [] } = entryOf(number);
		return d.length + l.join('').length;
	};

	return (found: readonly Candidate[], asked: Asked): PassageNumbers[] => {
		const pages = pagesOf(found);
		const { signed, after } = compare(pages.slice(0, COMPARED), asked);
		const restated = new Set(signed[0]?.map(({ number }) => entryOf(number).i));
		const shown: number[] = [];
		const borne = asked.words.map(() => 0);
		const isShown = (number: number) => {
			const { i, d } = entryOf(number);
			return shown.some((other) => entryOf(other).i === i || isLed(entryOf(other), d));
		};
		const show = ({ number, bears }: Pick<Signed, 'number' | 'bears'>) => {
			shown.push(number);
			for (const [word, share] of bears.entries()) borne[word] = Math.max(borne[word] as number, share);
		};
		/** The likeliest of some statements, of which nothing shown says it. */
		const likeliest = (from: readonly Signed[]): Likely | undefined => {
			const signsOf = after(shown, borne);
			let best: Likely | undefined;
			for (const signed of from) {
				if (isShown(signed.number)) continue;
				const odds = oddsOf(signsOf(signed), weights);
				if (!best || odds > best.odds) best = { signed, odds };
			}
			return best;
		};
		/** What is shown of a page beside what decides; of the first, what other pages say too: `added`. */
		const beside = (place: number, deciding: number, completed: boolean) => {
			const [own, added]: [number[], number[]] = [[deciding], []];
			const free = MOST[place] ?? 1;
			for (let count = 1; count < free + (MORE[place] ?? 0); count++) {
				const letters = [...own, ...added].reduce((sum, number) => sum + lettersOf(number), 0);
				const fits = ({ number }: Signed) => count < free || letters + lettersOf(number) <= SHORT;
				const here = likeliest((signed[place] ?? []).filter(fits));
				const elsewhere =
					completed && added.length < MOST_ADDED
						? likeliest(
								signed.flatMap((ones, at) =>
									at === place ? [] : ones.filter((one) => !restated.has(entryOf(one.number).i) && fits(one)),
								),
							)
						: undefined;
				const least = count < free ? (LEAST[place] as number) : LIKELY;
				if (elsewhere && elsewhere.odds > (here?.odds ?? 0) && elsewhere.odds >= Math.max(SURE, least)) {
					added.push(elsewhere.signed.number);
					show(elsewhere.signed);
				} else if (here && here.odds >= least) {
					own.push(here.signed.number);
					show(here.signed);
				} else break;
			}
			return { own, added };
		};

		return pages.flatMap(({ found }, place) => {
			const rest = found.filter((number) => !isShown(number));
			const isAlone = rest[0] !== undefined && !completes(entryOf(rest[0]));
			const best = isAlone ? undefined : likeliest(signed[place] ?? [])?.signed;
			const deciding = best?.number ?? rest.find((number) => !isSummary(entryOf(number))) ?? rest[0];
			if (deciding === undefined) return [];
			show(best ?? { number: deciding, bears: [] });
			const { own, added } = beside(place, deciding, place === 0 && !isAlone);
			const others = [...groupBy(added, pageOf).values()].map((numbers) => ({
				deciding: numbers[0] as number,
				statements: inOrder(numbers),
			}));
			return [{ deciding, statements: inOrder(own), others }];
		});
	};
}

const inOrder = (numbers: readonly number[]): number[] => [...numbers].sort((x, y) => x - y);

function oddsOf(signs: StatementSigns, { always, ...weights }: Weights['statements']): number {
	let sum = always;
	for (const sign of Object.keys(weights) as (keyof StatementSigns)[]) sum += weights[sign] * signs[sign];
	return 1 / (1 + Math.exp(-sum));
}

/** Whether other pages complete it: a tool, or what the rulebook does not treat, stands alone. */
const completes = ({ y }: Entry): boolean => y !== 'outil' && y !== 'hors-livret';

/** Whether it only says what its page is about, which answers nothing. */
const isSummary = ({ p, y }: Entry): boolean =>
	p === undefined && (y === 'chapitre' || y === 'faq' || y === 'errata' || y === 'deroulement');

/** Whether a text stands in the list that an entry leads, and is shown with it. */
const isLed = ({ l = [] }: Entry, d: string): boolean => l.some((text) => d.endsWith(text));
