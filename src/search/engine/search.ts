import { foldForSearch, tokenize } from '../../glossary/fold';
import type { Entry, ResultType } from '../published-index';
import { makeCandidates } from './candidates';
import type { Document } from './documents';
import { makeEdges } from './edges';
import { fitOf } from './fit';
import { type GatheredNumbers, makeGather } from './gather';
import { makePageOrder } from './page-order';
import type { Candidate } from './page-signs';
import type { Near } from './player-questions';
import { searchWords, tellingWords } from './stem';
import { weights as tuned, type Weights } from './weights';

/** An entry that answers a query. */
export interface Match {
	entry: Entry;
	/** Its place among the entries, which are in the order of the pages. */
	number: number;
	/** The entries above it, the nearest first: its section, its page. */
	above: readonly Entry[];
	score: number;
}

/** What answers on one page, as it is read together. */
export interface Gathered {
	/** The one that decides: the best of them. */
	deciding: Match;
	/** In the order of the page, that one among them. */
	statements: readonly Match[];
}

/** A passage: what answers on one page, and what completes it on others. */
export interface Passage extends Gathered {
	others: readonly Gathered[];
}

export interface Matches {
	found: Match[];
	/** The same as it is read: the statements of each page together, nothing twice. */
	gather: () => Passage[];
	/** Stems of the words that the query asks for. */
	stems: ReadonlySet<string>;
	/** What players ask that is near to the query, the nearest first. */
	questions: { text: string; nearness: number }[];
	/** How well the first fits, from 0 to 3, to be compared with what other indexes answer. */
	fit: number;
	/** A word of the query is not in the index, in no form. */
	unknown: boolean;
	/** Words of the query that the index does not have, each with the one that it is taken for; empty when none is near. */
	strange: { word: string; takenFor: string }[];
}

export interface Search {
	/** What answers a query, the best first; of one kind only when it is named. */
	find: (query: string, type?: ResultType) => Matches;
	/** Terms with the nearest names, for a query that finds nothing. */
	nearest: (query: string) => Entry[];
}

/** Below this share of the word that was typed, what is found may be another word. */
const SURE = 0.5;

const MOST_QUESTIONS = 3;
const MOST_NEAREST = 5;

/** Makes entries ready to be searched. Nothing of them is changed. */
export function makeSearch(entries: readonly Entry[], weights: Weights = tuned): Search {
	const candidates = makeCandidates(entries, weights);
	const { documents, occurrences, dictionary } = candidates;
	const byPages = makePageOrder(entries, documents, occurrences, weights);
	const edges = makeEdges(documents);
	const gather = makeGather(documents, weights);

	function find(query: string, type?: ResultType): Matches {
		const asked = candidates.of(query, type);
		const { found, words, near, nearness } = asked;
		const ordered = byPages(query, words, found);
		const ranked = type ? ordered : edges.place(ordered, edges.asked(query, near), ordered !== found);
		const [first] = ranked;
		return {
			found: ranked.map(matchOf),
			gather: () => {
				const scores = new Map(ranked.map((one) => [one.number, one]));
				const match = (number: number) => matchOf(scores.get(number) ?? { number, score: 0 });
				const matched = ({ deciding, statements }: GatheredNumbers): Gathered => {
					const matches = new Map(statements.map((one) => [one, match(one)]));
					return { deciding: matches.get(deciding) as Match, statements: [...matches.values()] };
				};
				return gather(ranked, { ...asked, query }).map((page) => ({
					...matched(page),
					others: page.others.map(matched),
				}));
			},
			questions: bestQuestions(near, type),
			stems: new Set(words.flatMap((word) => [...word.keys()])),
			fit: first
				? fitOf(
						documents[first.number] as Document,
						words,
						Math.min(1, Math.max(nearness.get(first.number) ?? 0, first.named / weights.wholeName)),
					)
				: 0,
			unknown: words.some((shares) => Math.max(0, ...shares.values()) < SURE),
			strange: strangeWords(query),
		};
	}

	function matchOf({ number, score }: Pick<Candidate, 'number' | 'score'>): Match {
		const { entry, above } = documents[number] as Document;
		return { entry, number, above, score };
	}

	function strangeWords(query: string): Matches['strange'] {
		const typed = tokenize(query).map(({ start, end }) => query.slice(start, end));
		const telling = [...new Set(tellingWords(query))];
		return telling.flatMap((word, place) => {
			const takenFor = dictionary.takenFor(word, place === telling.length - 1);
			return takenFor === undefined
				? []
				: [{ word: typed.find((one) => foldForSearch(one) === word) ?? word, takenFor }];
		});
	}

	function bestQuestions(near: readonly Near[], type?: ResultType): Matches['questions'] {
		const documentsAsked = new Set<number>();
		const shown = new Set<string>();
		return [...near]
			.sort((x, y) => y.nearness - x.nearness)
			.filter(({ document, text }) => {
				// Several statements may answer it together.
				if (shown.has(text) || documentsAsked.has(document) || (type && entries[document]?.y !== type)) return false;
				documentsAsked.add(document);
				shown.add(text);
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
