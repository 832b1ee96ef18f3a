import {
	aidFrame,
	chartFolder,
	conceptFolder,
	pageFolders,
	toolFolder,
	toolPath,
	withBase,
} from '../../addresses/addresses';
import type { PublishedIndex, ResultType } from '../published-index';
import { startEngineClient } from './engine-client';
import { readMarks } from './excerpt';
import { findText } from './fulltext';
import { type IndexReply, type IndexResult, type Line, lineAlone, type ReadCaseOfGame } from './messages';
import { namedGames } from './named-game';
import type { Scope } from './scope';

/** One result, from an index or from the full text. */
export interface Result {
	/** Address with base. */
	url: string;
	/** The names above what is said, its page first. */
	title: string;
	/** What kind of page, in words. */
	label: string;
	/** What is said, in the order of the page. */
	lines: readonly Line[];
	/** What completes it on other pages. */
	others: readonly Result[];
	/** What leads to the step of a chart that states it, its address with base. */
	step: { label: string; url: string } | undefined;
}

/** The results of a game, or of what games share. */
export interface Group {
	/** Slug; none for what games share. */
	game: string | undefined;
	name: string;
	results: Result[];
	/** How well the best result fits: groups are in that order. */
	fit: number;
}

/** A case that the query states, as it is shown. */
export interface Stated extends ReadCaseOfGame {
	/** Address of the tool with the case, with base. */
	url: string;
	/** What the tool is, or its game, in words. */
	label: string;
}

/** All that is known of a query, as it is shown. */
export interface Answer {
	/** The game that was searched alone: that of the scope, or the one that the query names. */
	game: string | undefined;
	/** One group when one game was searched. */
	groups: Group[];
	/** Names of the games where less fits, by slug. */
	others: [slug: string, name: string][];
	/** What players ask that is near to the query. */
	questions: string[];
	/** Terms with the nearest names, when nothing answers. */
	nearest: Result[];
	/** Words that no index has, each with the one that it is taken for; empty when none is near, or each game has its own. */
	strange: readonly { word: string; takenFor: string }[];
	/** The case that the query states for one tool. */
	stated: Stated | undefined;
	/** Few answers, or a word that no index has: the full text may have it. */
	poor: boolean;
}

export interface Asking {
	query: string;
	scope: Scope;
	/** The game that comes first when none is named. */
	last: string | undefined;
}

/** Beyond this share of the best answer, that of another game is worth its place. */
const WORTH_A_PLACE = 0.3;
const MOST_TEXTS = 10;
export const MAX_QUERY = 500;

const labels: Record<ResultType, string> = {
	terme: 'Glossaire',
	chapitre: 'Règles',
	faq: 'FAQ',
	errata: 'Errata',
	outil: 'Outil',
	deroulement: 'Schéma',
	aide: 'Aide de jeu',
	concept: 'D’un jeu à l’autre',
	'hors-livret': 'Hors du livret',
	jeu: 'Jeu',
};

/** What a reader typed, as it is searched: trimmed, spaces folded, its words that stand within `MAX_QUERY`. */
export function cleanQuery(text: string): string {
	const folded = text.replace(/\s+/g, ' ').trim();
	const cut = folded.slice(0, MAX_QUERY);
	// Half a word is another word.
	return folded.length > MAX_QUERY && folded[MAX_QUERY] !== ' ' ? cut.replace(/(?<=.) \S*$/, '') : cut;
}

export interface Finder {
	/** Loads the index that a search will ask first. */
	load: (game: string | undefined) => void;
	/**
	 * Answers a query: `then` is called each time that more is known, what it was given before being kept as it is but
	 * for what players ask. Rejects when nothing can be reached.
	 */
	answer: (asking: Asking, then: (answer: Answer) => void) => Promise<void>;
	/** Resolves when all that was asked has answered, with what players ask. */
	settled: () => Promise<void>;
	/** What the tool answers to a case; nothing when it cannot come. */
	say: (stated: Stated) => Promise<string | undefined>;
	/** Sections whose text matches; rejects when the full text cannot be reached. */
	texts: (query: string, scope: Scope) => Promise<Result[]>;
}

export function makeFinder(base: string): Finder {
	const engine = startEngineClient(base);

	const result = ({ path, names, type, lines, others, step }: IndexResult): Result => ({
		url: withBase(base, path),
		title: names.join(' › '),
		label: labels[type],
		lines,
		others: others.map(result),
		step: step && { label: step.label, url: withBase(base, step.path) },
	});

	const group = (game: string | undefined, name: string, reply: IndexReply): Group => ({
		game,
		name,
		results: reply.results.map(result),
		fit: reply.fit,
	});

	const pageOf = ({ game, tool }: ReadCaseOfGame) => withBase(base, toolPath(game, tool));

	const stated = (read: ReadCaseOfGame | undefined, label: string): Stated | undefined =>
		read && { ...read, label, url: `${pageOf(read)}?${read.address}` };

	async function inGame(game: string, query: string, { type }: Scope, then: (answer: Answer) => void): Promise<void> {
		await engine.ask(game, query, type, (reply) =>
			then({
				game,
				groups: reply.results.length > 0 ? [group(game, '', reply)] : [],
				others: [],
				questions: reply.questions,
				nearest: reply.nearest.map(result),
				strange: reply.strange,
				stated: stated(reply.stated, labels.outil),
				poor: reply.poor,
			}),
		);
	}

	async function everywhere({ query, scope, last }: Asking, then: (answer: Answer) => void): Promise<void> {
		let games: NonNullable<PublishedIndex['games']> = {};
		let shared: Group | undefined;
		let read: Stated | undefined;
		await engine.ask(conceptFolder, query, scope.type, (reply) => {
			games = reply.games ?? {};
			read = stated(reply.stated, games[reply.stated?.game ?? '']?.name ?? '');
			if (reply.results.length > 0)
				shared = group(undefined, labels.concept, { ...reply, results: reply.results.slice(0, 1) });
		});
		const [named, ...alsoNamed] = namedGames(query, games);
		if (named && alsoNamed.length === 0)
			return inGame(named.game, named.rest, scope, (answer) =>
				then({ ...answer, stated: answer.stated && withName(answer.stated, named.name) }),
			);
		const replies = new Map<string, IndexReply>();
		const searched = named ? [named, ...alsoNamed].map(({ game }) => game) : Object.keys(games);
		const order = searched.sort((a, b) => Number(b === last) - Number(a === last));
		const words = alsoNamed.at(-1)?.rest ?? query;
		// One after the other: the first results are read while the next are on their way, and players' questions come last.
		let finish = () => {};
		const all = new Promise<void>((resolve) => {
			finish = resolve;
		});
		const take = (game: string) => (reply: IndexReply) => {
			replies.set(game, reply);
			then({ ...together(order, last, games, replies, shared), stated: read });
		};
		for (const game of order) await engine.ask(game, words, scope.type, take(game), all).catch(() => {});
		finish();
		if (replies.size === 0) throw new Error('No game can be reached.');
	}

	/** One answer from the replies that have come: the last game first, then the best. */
	function together(
		order: readonly string[],
		last: string | undefined,
		games: NonNullable<PublishedIndex['games']>,
		replies: ReadonlyMap<string, IndexReply>,
		shared: Group | undefined,
	): Omit<Answer, 'stated'> {
		const nameOf = (game: string) => games[game]?.name ?? game;
		const come = order.flatMap((game) => {
			const reply = replies.get(game);
			return reply && reply.results.length > 0 ? [group(game, nameOf(game), reply)] : [];
		});
		const best = Math.max(...come.map(({ fit }) => fit), 0);
		const fits = ({ game, fit }: Group) => game === last || fit >= WORTH_A_PLACE * best;
		// While some are on their way, those that are shown stay where they are.
		const sorted =
			replies.size < order.length
				? come
				: [...come].sort((a, b) => Number(b.game === last) - Number(a.game === last) || b.fit - a.fit);
		const questions = [...come]
			.sort((a, b) => b.fit - a.fit)
			.flatMap(({ game }) => replies.get(game ?? '')?.questions ?? []);
		return {
			game: undefined,
			groups: [...sorted.filter(fits), ...(shared ? [shared] : [])],
			others: come.filter((each) => !fits(each)).map(({ game = '', name }) => [game, name]),
			questions: questions.slice(0, 3),
			nearest: order.flatMap((game) => replies.get(game)?.nearest.slice(0, 2).map(result) ?? []),
			strange: replies.size < order.length ? [] : strangeInAll([...replies.values()]),
			poor: [...replies.values()].every(({ poor }) => poor),
		};
	}

	return {
		load: (game) => engine.load(game ?? conceptFolder),
		answer: (asking, then) =>
			asking.scope.game ? inGame(asking.scope.game, asking.query, asking.scope, then) : everywhere(asking, then),
		settled: engine.settled,
		say: (asked) => engine.say({ game: asked.game, tool: asked.tool, address: asked.address, page: pageOf(asked) }),
		texts: async (query, scope) => {
			const found = await findText(query, scope, base, MOST_TEXTS);
			return found.map(({ url, title, section, excerpt }) => {
				const [first = '', second = ''] = url.slice(base.length).split('/');
				return {
					url,
					title: section ? `${title} › ${section}` : title,
					label: labels[typeOf(first, second)],
					lines: [lineAlone(readMarks(excerpt))],
					others: [],
					step: undefined,
				};
			});
		},
	};
}

/** The places of numbers in the query as it was typed, with the name of its game. */
function withName(read: Stated, name: { start: number; end: number }): Stated {
	const moved = (place: number) => (place < name.start ? place : place + name.end - name.start + 1);
	return {
		...read,
		pieces: read.pieces.map(({ said, at }) => ({
			said,
			at: at && { start: moved(at.start), end: moved(at.start) + at.end - at.start },
		})),
	};
}

/** Words that no game has: each reads the others as it can. */
function strangeInAll([first, ...others]: readonly IndexReply[]): Answer['strange'] {
	const inAll = (word: string) => others.every(({ strange }) => strange.some((other) => other.word === word));
	return (first?.strange ?? []).filter(({ word }) => inAll(word)).map(({ word }) => ({ word, takenFor: '' }));
}

const byFolder: Record<string, ResultType> = {
	[pageFolders.terme]: 'terme',
	[pageFolders.faq]: 'faq',
	[pageFolders.errata]: 'errata',
	[toolFolder]: 'outil',
	[chartFolder]: 'deroulement',
	[aidFrame]: 'aide',
};

/** What a page is, by the first two parts of its address: `<jeu>/<dossier>`, `<jeu>` alone, or `concepts`. */
function typeOf(first: string, second: string): ResultType {
	if (first === conceptFolder) return 'concept';
	return second === '' || second.startsWith('#') ? 'jeu' : (byFolder[second] ?? 'chapitre');
}
