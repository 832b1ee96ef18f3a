import type { Entry, ResultType } from '../published-index';
import { answerKind } from './answer-kind';
import { makeDictionary, type Stems } from './dictionary';
import { type Document, makeDocuments } from './documents';
import { fitOf } from './fit';
import { makeLikeness } from './likeness';
import { makeOccurrences } from './occurrences';
import { type Asked, makeQuestions, type Near } from './player-questions';
import { subject } from './query-subject';
import { searchWords, tellingWords } from './stem';
import { weights as tuned, type Weights } from './weights';
import { wholeNames } from './whole-name';

/** An entry that answers a query. */
export interface Found {
	entry: Entry;
	/** The entries above it, the nearest first: its section, its page. */
	above: readonly Entry[];
	score: number;
}

export interface Answer {
	found: Found[];
	/** Stems of the words that the query asks for. */
	stems: ReadonlySet<string>;
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
	const names = wholeNames(entries, weights);
	const asked: Asked[] = entries.flatMap(({ q }, document) => q.map((text) => ({ text, document })));
	const nearQuestions = makeQuestions(asked, weights);
	const likeness = makeLikeness(entries);

	function find(query: string, type?: ResultType): Answer {
		const words = [...new Set(tellingWords(subject(query)))];
		const stems = words.map((word, place) => dictionary.stemsOf(word, place === words.length - 1));
		const unfinished = words.length > 0 && !dictionary.knows(words.at(-1) as string);
		const near = nearQuestions(query, stems);
		const scores = byWords(stems);
		addNames(scores, query);
		const nearness = nearnessOf(near, weights.moreQuestions);
		addQuestions(scores, nearness);
		const kind = answerKind(query);
		const named = names.worth({ text: query, words: stems, unfinished });
		const ranked = withCompany(
			[...scores]
				.filter(([number]) => !type || entries[number]?.y === type)
				.map(([number, score]) => {
					const { entry, folded } = documents[number] as Document;
					const worth =
						weights.types[entry.y] *
						(entry.n === undefined ? weights.statement : 1) *
						(1 + weights.kind * kind(folded));
					return { number, score: score * worth + named(number) * occurrences.rarest };
				})
				.sort(byScore),
		);
		const found = byLikeness(spread(ranked.slice(0, 4 * MOST)), query);
		const [first] = found;
		return {
			found: found.map(({ document: { entry, above }, score }) => ({ entry, above, score })),
			questions: bestQuestions(near, type),
			stems: new Set(stems.flatMap((word) => [...word.keys()])),
			fit: first
				? fitOf(
						first.document,
						stems,
						Math.min(1, Math.max(nearness.get(first.number) ?? 0, named(first.number) / weights.wholeName)),
					)
				: 0,
			unknown: stems.some((shares) => Math.max(0, ...shares.values()) < SURE),
		};
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
		for (const number of names.called(query)) scores.set(number, (scores.get(number) ?? 0) + occurrences.rarest);
	}

	function addQuestions(scores: Map<number, number>, nearnessOfEntries: ReadonlyMap<number, number>): void {
		for (const [number, nearness] of nearnessOfEntries)
			scores.set(number, (scores.get(number) ?? 0) + weights.question * nearness ** weights.nearness);
	}

	/** The first of a page as they are, the next ones behind; nothing twice. */
	function spread(ranked: readonly Ranked[]): (Ranked & { document: Document })[] {
		const shown = new Set<string>();
		const pages = new Map<string, number>();
		return ranked
			.flatMap(({ number, score }) => {
				const document = documents[number] as Document;
				if (shown.has(document.entry.i)) return [];
				shown.add(document.entry.i);
				const before = pages.get(document.page) ?? 0;
				pages.set(document.page, before + 1);
				return [{ number, document, score: score * weights.again ** before }];
			})
			.sort((x, y) => y.score - x.score)
			.slice(0, MOST);
	}

	/** What is found, the best first again: the nearer it is written to the query, the better. */
	function byLikeness<Shown extends Ranked>(shown: readonly Shown[], query: string): Shown[] {
		const like = likeness(query);
		const likes = shown.map(({ number }) => like(number));
		const gain = (weights.likeness * (shown[0]?.score ?? 0)) / (Math.max(...likes) || 1);
		return shown.map((one, place) => ({ ...one, score: one.score + gain * (likes[place] as number) })).sort(byScore);
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
			const near = searchWords(query).flatMap((word) => [...dictionary.nearest(word)]);
			return entries
				.flatMap((entry, number) => {
					if (entry.y !== 'terme' || entry.p !== undefined) return [];
					const distances = near.filter(([stem]) => occurrences.names(number, stem)).map(([, distance]) => distance);
					return distances.length > 0 ? [{ entry, distance: Math.min(...distances) }] : [];
				})
				.sort((x, y) => x.distance - y.distance)
				.slice(0, MOST_NEAREST)
				.map(({ entry }) => entry);
		},
	};
}

/** How near the questions of each entry are: the nearest, and the next by a `share`, that of the one after by its half. */
function nearnessOf(near: readonly Near[], share: number): Map<number, number> {
	const asked = Map.groupBy(near, ({ document }) => document);
	return new Map(
		[...asked].map(([document, questions]) => {
			const [first = 0, second = 0, third = 0] = questions.map(({ nearness }) => nearness).sort((x, y) => y - x);
			return [document, first + share * (second + third / 2)];
		}),
	);
}

/** Every telling word of some texts of entries, once. */
const wordsOf = (entries: readonly Entry[], textsOf: (entry: Entry) => readonly string[]): Set<string> =>
	new Set(entries.flatMap((entry) => textsOf(entry).flatMap(tellingWords)));
