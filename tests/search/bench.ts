import { readFileSync } from 'node:fs';
import path from 'node:path';
import { makeSearch, type Search } from '../../src/search/engine/search';
import type { Weights } from '../../src/search/engine/weights';
import type { Entry } from '../../src/search/published-index';
import type { GameSlug } from '../games';
import { entriesOf, idsOf, rulesOf } from './published';
import { makeTargets } from './targets';
import { makeWhole } from './whole';

// What players type, and which statements answer. The open half serves to tune the ranking. Nobody looks into the sealed
// half: it only judges. Both are told in `docs/testing.md`.

export type Half = 'open' | 'sealed';

/** A fact of an answer: the statements that tell it, each alone, or those of a list together. Empty when no page tells it. */
export type Part = readonly (string | readonly string[])[];

export interface Query {
	q: string;
	kind: 'phrase' | 'question';
	style: string;
	/** What the rulebook answers, in a few words: for whoever tunes the ranking, so the sealed half lacks it. */
	answer?: string;
	/** The facts of a whole answer, where these are known one by one. */
	parts?: readonly Part[];
	/** Where it is stated: ids of statements, or pages when the query only names a thing. Left out, it is as `parts` say. */
	best: readonly string[];
	/** Pages and statements that are useful besides. */
	ok: readonly string[];
}

/** What the search made of a query. */
export interface Outcome extends Query {
	game: GameSlug;
	/** Place of the first result on a page that answers, from 0; -1 when none does. */
	page: number;
	/** Place of the first result whose text answers. */
	answered: number;
	/** The first result is on a page that is of no use. */
	useless: boolean;
	/** Place of the result with which all parts are told, 0 or 1, as a screen shows two; -1 when they are not. */
	whole: number | undefined;
	shown: readonly Entry[];
}

type Written = Omit<Query, 'best'> & Partial<Pick<Query, 'best'>>;

/** The files of each half: `shapes` was sealed once, and is spent. */
const FILES: Record<Half, readonly string[]> = { open: ['open', 'shapes'], sealed: ['sealed'] };

const readFile = (name: string): Written[] =>
	JSON.parse(readFileSync(path.join(import.meta.dirname, 'bench', `${name}.json`), 'utf8'));

export const queriesOf = (game: GameSlug, half: Half): Query[] =>
	FILES[half]
		.flatMap((file) => readFile(`${game}-${file}`))
		.map((query) => ({ best: statedIn(query.parts ?? []), ...query }));

/** The statements that tell a part; those that only do so together, when none does alone. */
const statedIn = (parts: readonly Part[]): string[] => {
	const stated = parts.flatMap((part) => {
		const alone = part.filter((way) => typeof way === 'string');
		return alone.length > 0 ? alone : part.flat();
	});
	return [...new Set(stated)];
};

const pageOf = ({ u }: Entry) => u.split('#')[0] as string;

/** Place of the first answer on a page that a query expects, from 0; -1 when there is none. */
export const placeOf = (search: Search, q: string, pages: readonly string[]): number =>
	search.find(q).found.findIndex(({ entry }) => pages.includes(pageOf(entry)));

/** Reads a half of the bench of a game: what is returned asks each of its queries, as a reader does who stays in that game. */
export function readBench(game: GameSlug, half: Half): (weights?: Weights) => Outcome[] {
	const entries = entriesOf(game);
	const targets = makeTargets(game);
	const wholeOf = makeWhole(rulesOf(game), targets);
	const asked = queriesOf(game, half).map((query) => ({
		...query,
		wanted: targets(query.best),
		useful: targets(query.ok),
		wholeAt: query.parts && wholeOf(query.parts),
	}));
	return (weights) => {
		const search = makeSearch(entries, weights);
		return asked.map(({ wanted, useful, wholeAt, ...query }) => {
			const { found, gather } = search.find(query.q);
			const shown = found.map(({ entry }) => entry);
			const [first] = shown;
			return {
				...query,
				game,
				shown,
				page: shown.findIndex((entry) => wanted.pages.has(pageOf(entry))),
				answered: shown.findIndex((entry) => idsOf(entry).some((id) => wanted.ids.has(id))),
				whole: wholeAt?.(gather()),
				useless: !first || !(wanted.pages.has(pageOf(first)) || useful.pages.has(pageOf(first))),
			};
		});
	};
}

/**
 * What authors promise: a term is among the first three answers to each of its names and each of the words listed for
 * it. Returns the share that is kept, asked of one in `every`.
 */
export function readPromises(game: GameSlug, every: number): (weights?: Weights) => number {
	const entries = entriesOf(game);
	const promised = entries
		.filter(({ y, p }) => y === 'terme' && p === undefined)
		.flatMap(({ n = '', f = [], a = [], r = [], u }) => [n, ...f, ...a, ...r].map((word) => ({ word, page: u })))
		.filter((_, at) => at % every === 0);
	return (weights) => {
		const search = makeSearch(entries, weights);
		const kept = promised.filter(({ word, page }) =>
			search
				.find(word)
				.found.slice(0, 3)
				.some(({ entry }) => pageOf(entry) === page),
		);
		return kept.length / promised.length;
	};
}

export interface Score {
	count: number;
	first: number;
	three: number;
	reciprocal: number;
	useless: number;
	answerFirst: number;
	answerThree: number;
	/** Of the queries whose parts are known. */
	wholeFirst: number;
	wholeTwo: number;
}

export function scoreOf(outcomes: readonly Outcome[]): Score {
	const share = (holds: (outcome: Outcome) => boolean, among = outcomes) => among.filter(holds).length / among.length;
	const within = (place: number, places: number) => place >= 0 && place < places;
	const inParts = outcomes.filter(({ parts }) => parts);
	return {
		count: outcomes.length,
		first: share(({ page }) => within(page, 1)),
		three: share(({ page }) => within(page, 3)),
		reciprocal: outcomes.reduce((sum, { page }) => sum + (page < 0 ? 0 : 1 / (page + 1)), 0) / outcomes.length,
		useless: share(({ useless }) => useless),
		answerFirst: share(({ answered }) => within(answered, 1)),
		answerThree: share(({ answered }) => within(answered, 3)),
		wholeFirst: share(({ whole }) => whole === 0, inParts),
		wholeTwo: share(({ whole = -1 }) => within(whole, 2), inParts),
	};
}

/** One line of a report. */
export function line(title: string, outcomes: readonly Outcome[]): string {
	const { count, first, three, reciprocal, useless, answerFirst, answerThree, wholeFirst, wholeTwo } =
		scoreOf(outcomes);
	const percent = (share: number) => `${(share * 100).toFixed(1).padStart(5)} %`;
	return (
		`${title.padEnd(28)} ${String(count).padStart(4)}  page first ${percent(first)}, in three ${percent(three)}, ` +
		`reciprocal ${reciprocal.toFixed(3)}, useless ${percent(useless)}; ` +
		`answer shown first ${percent(answerFirst)}, in three ${percent(answerThree)}` +
		(Number.isNaN(wholeFirst) ? '' : `; whole in one result ${percent(wholeFirst)}, in two ${percent(wholeTwo)}`)
	);
}
