import { readFileSync } from 'node:fs';
import path from 'node:path';
import { makeSearch, type Search } from '../../src/search/engine/search';
import type { Weights } from '../../src/search/engine/weights';
import type { Entry } from '../../src/search/published-index';
import type { GameSlug } from '../games';
import { readBuilt } from '../site/built-site';
import { entriesOf } from './published';

// What players type, written by readers of the rulebooks who had not seen the site; then others read the pages, and said
// which answer. The open half serves to tune the ranking. Nobody looks into the sealed half: it only judges.

export type Half = 'open' | 'sealed';

export interface Query {
	q: string;
	kind: 'phrase' | 'question';
	style: string;
	/** What the rulebook answers, in a few words. */
	answer: string;
	/** Where it is stated: ids of statements, or pages when the query only names a thing. */
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
	shown: readonly Entry[];
}

export const queriesOf = (game: GameSlug, half: Half): Query[] =>
	JSON.parse(readFileSync(path.join(import.meta.dirname, 'bench', `${game}-${half}.json`), 'utf8'));

interface PublishedRule {
	id: string;
	adresse: string;
	foyer?: { id: string };
}

/** What a list of the bench stands for: each statement with all that states it, and the pages of all that. */
export function makeTargets(game: GameSlug) {
	const { regles } = JSON.parse(readBuilt(`api/v1/${game}/regles.json`)) as { regles: PublishedRule[] };
	const homeOf = new Map(regles.map(({ id, foyer }) => [id, foyer?.id ?? id]));
	const saying = Map.groupBy(regles, ({ id }) => homeOf.get(id) as string);
	return (items: readonly string[]) => {
		const ids = new Set<string>();
		const pages = new Set<string>();
		for (const item of items) {
			const rules = saying.get(homeOf.get(item) ?? '') ?? [];
			for (const { id, adresse } of rules) {
				ids.add(id);
				pages.add(new URL(adresse).pathname);
			}
			if (rules.length > 0) continue;
			const [folder = '', slug = '', step] = item.split('/');
			pages.add(folder === 'errata' ? `/${game}/errata/` : `/${game}/${folder}/${slug}/`);
			ids.add(step ?? `/${game}/${folder}/${slug}/`);
		}
		return { ids, pages };
	};
}

const pageOf = ({ u }: Entry) => u.split('#')[0] as string;

/** Place of the first answer on a page that a query expects, from 0; -1 when there is none. */
export const placeOf = (search: Search, q: string, pages: readonly string[]): number =>
	search.find(q).found.findIndex(({ entry }) => pages.includes(pageOf(entry)));

const idsOf = ({ u, i }: Entry): string[] => [i, u.split('#')[1] ?? u];

/** Reads a half of the bench of a game: what is returned asks each of its queries, as a reader does who stays in that game. */
export function readBench(game: GameSlug, half: Half): (weights?: Weights) => Outcome[] {
	const entries = entriesOf(game);
	const targets = makeTargets(game);
	const asked = queriesOf(game, half).map((query) => ({
		...query,
		wanted: targets(query.best),
		useful: targets(query.ok),
	}));
	return (weights) => {
		const search = makeSearch(entries, weights);
		return asked.map(({ wanted, useful, ...query }) => {
			const shown = search.find(query.q).found.map(({ entry }) => entry);
			const [first] = shown;
			return {
				...query,
				game,
				shown,
				page: shown.findIndex((entry) => wanted.pages.has(pageOf(entry))),
				answered: shown.findIndex((entry) => idsOf(entry).some((id) => wanted.ids.has(id))),
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
}

export function scoreOf(outcomes: readonly Outcome[]): Score {
	const share = (holds: (outcome: Outcome) => boolean) => outcomes.filter(holds).length / outcomes.length;
	const within = (place: number, places: number) => place >= 0 && place < places;
	return {
		count: outcomes.length,
		first: share(({ page }) => within(page, 1)),
		three: share(({ page }) => within(page, 3)),
		reciprocal: outcomes.reduce((sum, { page }) => sum + (page < 0 ? 0 : 1 / (page + 1)), 0) / outcomes.length,
		useless: share(({ useless }) => useless),
		answerFirst: share(({ answered }) => within(answered, 1)),
		answerThree: share(({ answered }) => within(answered, 3)),
	};
}

/** One line of a report. */
export function line(title: string, outcomes: readonly Outcome[]): string {
	const { count, first, three, reciprocal, useless, answerFirst, answerThree } = scoreOf(outcomes);
	const percent = (share: number) => `${(share * 100).toFixed(1).padStart(5)} %`;
	return (
		`${title.padEnd(28)} ${String(count).padStart(4)}  page first ${percent(first)}, in three ${percent(three)}, ` +
		`reciprocal ${reciprocal.toFixed(3)}, useless ${percent(useless)}; ` +
		`answer shown first ${percent(answerFirst)}, in three ${percent(answerThree)}`
	);
}
