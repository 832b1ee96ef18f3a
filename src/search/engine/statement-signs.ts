import type { Entry } from '../published-index';
import type { Candidates, Worth } from './candidates';
import type { Document } from './documents';
import { groupBy } from './group-by';
import type { Candidate } from './page-signs';
import type { StatementSigns } from './signs';

/** A statement of a page, by number, with its signs. */
export interface Signed {
	number: number;
	signs: StatementSigns;
}

/** A page of which something is found. */
export interface FoundPage {
	/** Numbers of what is found of it, the best first, and what that page is worth as it is ordered. */
	found: readonly number[];
	score: number;
	/** Numbers of what it states, what it restates included. */
	states: readonly number[];
}

/** What a page is about states nothing beside its statements; a term is told by its definition. */
const isStatement = ({ p, y }: Entry): boolean => p !== undefined || y === 'terme';

/** Makes the functions that find the pages of what is found, and the signs of what the first of them state. */
export function makeStatementSigns(documents: readonly Document[]) {
	const pageOf = (number: number) => (documents[number] as Document).page;
	const entryOf = (number: number) => (documents[number] as Document).entry;
	const statements = groupBy(
		[...documents.keys()].filter((number) => isStatement(entryOf(number))),
		pageOf,
	);
	/** Number of the entry that says a rule at its home, by id. */
	const homes = new Map<string, number>();
	for (const [number, { entry }] of documents.entries())
		if (!entry.restates && !homes.has(entry.i)) homes.set(entry.i, number);

	const pagesOf = (found: readonly Candidate[]): FoundPage[] =>
		[...groupBy(found, ({ number }) => pageOf(number))].map(([page, answers]) => ({
			found: answers.map(({ number }) => number),
			score: answers[0]?.score ?? 0,
			states: statements.get(page) ?? [],
		}));

	/** The signs of what pages state, the best page first. What finds a rule at its home finds it where it is restated. */
	function signsOf(pages: readonly FoundPage[], worthOf: Candidates['worthOf']): Signed[][] {
		const worthThere = (number: number): Worth => {
			const worth = worthOf(number);
			const home = homes.get(entryOf(number).i) ?? number;
			if (home === number) return worth;
			const { score, likeness, nearness } = worthOf(home);
			return {
				score: Math.max(worth.score, score),
				likeness: Math.max(worth.likeness, likeness),
				nearness: Math.max(worth.nearness, nearness),
			};
		};
		const worthOfEach = pages.map(({ states }) => states.map(worthThere));
		const bests = worthOfEach.map((own) => most(own.map(({ score }) => score)));
		const best = most(bests);
		return pages.map(({ found: [deciding = 0], score, states }, at) => {
			const own = worthOfEach[at] as Worth[];
			const likest = most(own.map(({ likeness }) => likeness));
			const scores = own.map((worth) => worth.score).sort((x, y) => y - x);
			const decides = entryOf(deciding);
			return states.map((number, row): Signed => {
				const { score: mine, likeness, nearness } = own[row] as Worth;
				const entry = entryOf(number);
				const beside = entry.p === decides.p && entry.s === decides.s;
				return {
					number,
					signs: {
						score: mine / best,
						place: Math.log(1 + scores.indexOf(mine)),
						likeness,
						likest: likeness / likest,
						asked: nearness,
						section: Number(beside || entry.p === deciding || decides.p === number),
						leads: Number(entry.l !== undefined),
						defines: Number(entry.p === undefined),
						size: Math.log(states.length),
						best: (bests[at] as number) / best,
						behind: (pages[0]?.score ?? 0) - score,
						second: Number(at === 1),
						third: Number(at === 2),
					},
				};
			});
		});
	}

	return { pagesOf, signsOf };
}

const most = (values: readonly number[]): number => Math.max(0, ...values) || 1;
