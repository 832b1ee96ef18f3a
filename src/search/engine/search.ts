import type { Entry, ResultType } from '../published-index';
import { answerKind } from './answer-kind';
import { makeDictionary, type Stems } from './dictionary';
import { type Document, makeDocuments } from './documents';
import { fitOf } from './fit';
import { makeOccurrences } from './occurrences';
import { type Asked, makeQuestions, type Near } from './player-questions';
import { subject } from './query-subject';
import { glued, searchWords, tellingWords } from './stem';
import { weights as tuned, type Weights } from './weights';
import { wholeNames } from './whole-name';

/** An entry that answers a query. */
export interface Found {
	entry: Entry;
	/** The entries above it, the nearest first: its section, its page. */
	above: readonly Entry[];
	score: number;
	/** Words of the entry's text that the query asks for, as they are written. */
	stems: readonly string[];
}

export interface Answer {
	found: Found[];
	/** What players ask that is near to the query, the nearest first. */
	questions: { text: string; nearness: number }[];
	/** How well the first fits, from 0 to 3, to be compared with what other indexes answer. */
	fit: number;
	/** A word of the query is not in the index, in no form. */
	unknown: boolean;
}

export interface Search {
	/** What answers a query, the best first; of one kind only when it is named. */
	find: (query: string, type?: ResultType) => Answer;
	/** Terms with the nearest names, for a query that finds nothing. */
	nearest: (query: string) => Entry[];
}

/** An entry, by number, with its score. */
interface Ranked {
	number: number;
	score: number;
}

const byScore = (x: Ranked, y: Ranked) => y.score - x.score || x.number - y.number;

/** Below this share of the word that was typed, what is found may be another word. */
const SURE = 0.5;

const MOST = 24;
const MOST_QUESTIONS = 3;
const MOST_NEAREST = 5;

/** Makes entries ready to be searched. Nothing of them is changed. */
export function makeSearch(entries: readonly Entry[], weights: Weights = tuned): Search {
	const documents = makeDocuments(entries);
	const occurrences = makeOccurrences(documents, weights);
	const dictionary = makeDictionary(
		wordsOf(entries, ({ n = '', d, s = '', f = [], a = [], r = [], x }) => [n, d, s, x, ...f, ...a, ...r]),
		wordsOf(entries, ({ q }) => q),
		weights,
	);
	const names = new Map<string, number[]>();
	for (const [number, { n, f = [], a = [] }] of entries.entries())
		if (n !== undefined)
			for (const name of new Set([n, ...f, ...a].map(glued))) names.set(name, [...(names.get(name) ?? []), number]);
	const wholeName = wholeNames(entries, weights);
	const asked: Asked[] = entries.flatMap(({ q }, document) => q.map((text) => ({ text, document })));
	const nearQuestions = makeQuestions(asked, weights);

	function find(query: string, type?: ResultType): Answer {
		const words = [...new Set(tellingWords(subject(query)))];
		const stems = words.map((word, place) => dictionary.stemsOf(word, place === words.length - 1));
		const unfinished = words.length > 0 && !dictionary.knows(words.at(-1) as string);
		const near = nearQuestions(query, stems);
		const scores = byWords(stems);
		addNames(scores, query);
		addQuestions(scores, near);
		const kind = answerKind(query);
		const ranked = withCompany(
			[...scores]
				.filter(([number]) => !type || entries[number]?.y === type)
				.map(([number, score]) => {
					const { entry } = documents[number] as Document;
					const worth =
						weights.types[entry.y] *
						(entry.n === undefined ? weights.statement : 1) *
						(1 + weights.kind * kind(entry.d));
					return { number, score: score * worth + wholeName(number, query, unfinished) * occurrences.rarest };
				})
				.sort(byScore),
		);
		const found = spread(ranked.slice(0, 4 * MOST), stems);
		return {
			found,
			questions: bestQuestions(near, type),
			fit: fitOfFirst(found, stems, near),
			unknown: stems.some((shares) => Math.max(0, ...shares.values()) < SURE),
		};
	}

	function fitOfFirst([first]: readonly Found[], words: readonly Stems[], near: readonly Near[]): number {
		const number = first ? entries.indexOf(first.entry) : -1;
		const document = documents[number];
		if (!document) return 0;
		const nearness = near.filter((question) => question.document === number).map((question) => question.nearness);
		return fitOf(document, words, Math.max(0, ...nearness));
	}

	/** What the words of a query make of each entry that bears one: their worth there, and more for bearing them all. */
	function byWords(words: readonly Stems[]): Map<number, number> {
		const sums = new Map<number, { sum: number; covered: number }>();
		let all = 0;
		for (const stems of words) {
			const { rarity, worth } = occurrences.of(stems);
			all += rarity;
			for (const [number, { score, share }] of worth) {
				const sum = sums.get(number) ?? { sum: 0, covered: 0 };
				sum.sum += rarity * score;
				sum.covered += rarity * share;
				sums.set(number, sum);
			}
		}
		return new Map(
			[...sums].map(([number, { sum, covered }]) => [number, sum * (1 + weights.together * (covered / all) ** 2)]),
		);
	}

	/** Entries, the best first, each with what it gains of the best other one of its page. */
	function withCompany(ranked: readonly Ranked[]): Ranked[] {
		const best = new Map<string, [first: Ranked, second: Ranked | undefined]>();
		for (const entry of ranked) {
			const { page } = documents[entry.number] as Document;
			const met = best.get(page);
			if (!met) best.set(page, [entry, undefined]);
			else met[1] ??= entry;
		}
		return ranked
			.map((entry) => {
				const [first, second] = best.get((documents[entry.number] as Document).page) ?? [];
				const other = entry === first ? second : first;
				return { number: entry.number, score: entry.score + weights.company * (other?.score ?? 0) };
			})
			.sort(byScore);
	}

	/** A name written without its spaces, or with others. */
	function addNames(scores: Map<number, number>, query: string): void {
		for (const number of names.get(glued(query)) ?? [])
			scores.set(number, (scores.get(number) ?? 0) + occurrences.rarest);
	}

	function addQuestions(scores: Map<number, number>, near: readonly Near[]): void {
		const best = new Map<number, number>();
		for (const { document, nearness } of near) if (nearness > (best.get(document) ?? 0)) best.set(document, nearness);
		for (const [number, nearness] of best)
			scores.set(number, (scores.get(number) ?? 0) + weights.question * nearness ** weights.nearness);
	}

	/** The first of a page as they are, the next ones behind; nothing twice. */
	function spread(ranked: readonly Ranked[], stems: readonly Stems[]): Found[] {
		const shown = new Set<string>();
		const pages = new Map<string, number>();
		const wanted = [...new Set(stems.flatMap((word) => [...word.keys()]))];
		return ranked
			.flatMap(({ number, score }) => {
				const { entry, above, page } = documents[number] as Document;
				if (shown.has(entry.i)) return [];
				shown.add(entry.i);
				const before = pages.get(page) ?? 0;
				pages.set(page, before + 1);
				return [{ entry, above, score: score * weights.again ** before, stems: wanted }];
			})
			.sort((x, y) => y.score - x.score)
			.slice(0, MOST);
	}

	function bestQuestions(near: readonly Near[], type?: ResultType): Answer['questions'] {
		const documentsAsked = new Set<number>();
		return near
			.toSorted((x, y) => y.nearness - x.nearness)
			.filter(({ document }) => {
				if (documentsAsked.has(document) || (type && entries[document]?.y !== type)) return false;
				documentsAsked.add(document);
				return true;
			})
			.slice(0, MOST_QUESTIONS)
			.map(({ text, nearness }) => ({ text, nearness }));
	}

	return {
		find,
		nearest: (query) => {
			const near = searchWords(query).flatMap((word) => dictionary.nearest(word));
			return entries
				.filter(
					({ y, p }, number) =>
						y === 'terme' && p === undefined && near.some((stem) => occurrences.names(number, stem)),
				)
				.slice(0, MOST_NEAREST);
		},
	};
}

/** Every telling word of some texts of entries, once. */
const wordsOf = (entries: readonly Entry[], textsOf: (entry: Entry) => readonly string[]): Set<string> =>
	new Set(entries.flatMap((entry) => textsOf(entry).flatMap(tellingWords)));
