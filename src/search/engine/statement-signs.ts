import type { Entry } from '../published-index';
import { askedIn, givenBy } from './asked-signs';
import type { Candidates, Worth } from './candidates';
import type { Document } from './documents';
import { groupBy } from './group-by';
import type { Candidate } from './page-signs';
import { remembered } from './remembered';
import type { StatementSigns } from './signs';

/** What a query is compared by with statements. */
export type Asked = { query: string } & Pick<Candidates, 'words' | 'rarities' | 'near' | 'worthOf'>;

/** The signs that depend on what is shown already. */
type Following = 'fresh' | 'freshCompared' | 'same';

/** A statement of a page, by number, with its signs. */
export interface Signed {
	number: number;
	/** How much of each word of the query it bears. */
	bears: readonly number[];
	signs: Omit<StatementSigns, Following>;
}

/** A page of which something is found. */
export interface FoundPage {
	/** Numbers of what is found of it, the best first. */
	found: readonly number[];
	/** Numbers of what it states, what it restates included. */
	states: readonly number[];
}

/** What a word is worth in the name of the page, beside 1 in the statement. */
const IN_NAME = 0.6;

/** A stem that is worth less than this of a word of the query may be another word. */
const SAME = 0.3;

/** How near a player's question must be to be the one that is asked, and by how much less near others are it too. */
const NEAR = 0.4;
const AS_NEAR = 0.02;

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
	const stemsIn = remembered((number: number) => {
		const { text, name } = (documents[number] as Document).fields;
		return new Set([...text, ...name]);
	});
	const given = remembered((number: number) => givenBy(entryOf(number).d));
	/** Number of the page that an entry is a part of. */
	const rootOf = (number: number): number => {
		const { p } = entryOf(number);
		return p === undefined ? number : rootOf(p);
	};
	const namesOf = (root: number) => {
		const { name, form, english, alias } = (documents[root] as Document).fields;
		return [name, form, english, alias].filter((stems) => stems.length > 0);
	};
	const keepsApart = ({ s = '', p }: Entry): boolean =>
		/confondre/i.test(s) || (p !== undefined && /confondre/i.test(entryOf(p).n ?? ''));

	const pagesOf = (found: readonly Candidate[]): FoundPage[] =>
		[...groupBy(found, ({ number }) => pageOf(number))].map(([page, answers]) => ({
			found: answers.map(({ number }) => number),
			states: statements.get(page) ?? [],
		}));

	/**
	 * Compares what pages state with a query: `signed`, page by page, the best first, and `after`, which gives the signs of a
	 * statement when others are shown, which bear so much of each word. What finds a rule at its home finds it where it is restated.
	 */
	function compare(pages: readonly FoundPage[], { query, words, rarities, near, worthOf }: Asked) {
		const wants = askedIn(query);
		const meant = new Set(words.flatMap((stems) => [...stems].flatMap(([one, worth]) => (worth < SAME ? [] : [one]))));
		const said = (stems: ReadonlySet<string>) =>
			words.map((word) => Math.max(0, ...[...word].map(([one, worth]) => (stems.has(one) ? worth : 0))));
		const nearest = most(near.map(({ nearness }) => nearness));
		const answering = new Set(
			nearest < NEAR
				? []
				: near.filter(({ nearness }) => nearness > nearest - AS_NEAR).map(({ document }) => entryOf(document).i),
		);
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
		const asked = most(worthOfEach.flat().map(({ nearness }) => nearness));
		const signed = pages.map(({ found: [first = 0], states }, at) => {
			const own = worthOfEach[at] as Worth[];
			const likest = most(own.map(({ likeness }) => likeness));
			const scores = own.map((worth) => worth.score).sort((x, y) => y - x);
			const met = entryOf(first);
			const names = namesOf(rootOf(first));
			const named = Number(names.some((stems) => stems.every((one) => meant.has(one))));
			const inName = said(new Set(names.flat()));
			return states.map((number, row): Signed => {
				const { score: mine, likeness, nearness } = own[row] as Worth;
				const entry = entryOf(number);
				const tells = given(number);
				const bears = said(stemsIn(number)).map((share, word) => Math.max(share, IN_NAME * (inName[word] as number)));
				const defines = Number(entry.p === undefined);
				const parts = Number(keepsApart(entry));
				return {
					number,
					bears,
					signs: {
						score: mine / best,
						place: Math.log(1 + scores.indexOf(mine)),
						likeness,
						likest: likeness / likest,
						asked: nearness / asked,
						nearest: answering.has(entry.i) ? nearest : 0,
						covers: shareOf(bears, rarities),
						section: Number((entry.p === met.p && entry.s === met.s) || entry.p === first || met.p === number),
						beside: Number(Math.abs(number - first) === 1),
						leads: Number(entry.l !== undefined),
						restates: Number(entry.restates ?? false),
						doubts: tells.doubts,
						long: Math.log((1 + entry.d.length) / 100),
						defines,
						definesNamed: defines * named,
						definesCompared: defines * wants.compares,
						definesOnly: defines * Number(words.length < 2),
						definesAsked: defines * wants.defines,
						parts,
						partsCompared: parts * wants.compares,
						moment: wants.moment * tells.moment,
						permission: wants.permission * tells.permission,
						size: Math.log(states.length),
						best: (bests[at] as number) / best,
						second: Number(at === 1),
						third: Number(at > 1),
					},
				};
			});
		});
		const after =
			(shown: readonly number[], borne: readonly number[]) =>
			({ number, bears, signs }: Signed): StatementSigns => {
				const fresh = shareOf(
					bears.map((share, word) => Math.max(0, share - (borne[word] ?? 0))),
					rarities,
				);
				const same = Math.max(0, ...shown.map((other) => alike(stemsIn(number), stemsIn(other))));
				return { ...signs, fresh, freshCompared: fresh * wants.compares, same };
			};
		return { signed, after };
	}

	return { pagesOf, compare };
}

const most = (values: readonly number[]): number => Math.max(0, ...values) || 1;

/** The share of a query that these shares of its words are, by how telling the words are. */
const shareOf = (shares: readonly number[], rarities: readonly number[]): number =>
	shares.reduce((sum, share, word) => sum + share * (rarities[word] as number), 0) /
	(rarities.reduce((sum, rarity) => sum + rarity, 0) || 1);

/** How alike two bags of stems are, from 0 to 1. */
function alike(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
	let both = 0;
	for (const stem of one) if (other.has(stem)) both++;
	return both / (Math.sqrt(one.size * other.size) || 1);
}
