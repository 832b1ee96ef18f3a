import type { Entry, ResultType } from '../published-index';
import { answerKind } from './answer-kind';
import { makeDictionary, type Stems } from './dictionary';
import { type Document, makeDocuments } from './documents';
import { groupBy } from './group-by';
import { makeLikeness } from './likeness';
import { makeOccurrences } from './occurrences';
import type { Candidate } from './page-signs';
import { makeQuestions, type Near, type PlayerQuestion } from './player-questions';
import { subject } from './query-subject';
import { remembered } from './remembered';
import { tellingWords } from './stem';
import type { Weights } from './weights';
import { wholeNames } from './whole-name';

/** An entry, by number, with its score. */
interface Ranked {
	number: number;
	score: number;
}

/** What may answer a query, and what it was found by. */
export interface Candidates {
	/** The best first, each entry of its page by itself. */
	found: Candidate[];
	/** Telling words of the query, each with the stems that stand for it. */
	words: Stems[];
	/** How telling each of them is. */
	rarities: number[];
	/** Players' questions that share a word with it. */
	near: Near[];
	/** How near the questions of each entry are. */
	nearness: ReadonlyMap<number, number>;
	/** What an entry is worth by itself, found or not, by its number. */
	worthOf: (number: number) => Worth;
}

/** What an entry is worth for a query, beside no other one. */
export interface Worth {
	score: number;
	likeness: number;
	/** How near its questions are. */
	nearness: number;
}

const byScore = (x: Ranked, y: Ranked) => y.score - x.score || x.number - y.number;

const MOST = 40;

/** Makes the function that finds the entries that may answer a query, by their own words and by players' questions. */
export function makeCandidates(entries: readonly Entry[], weights: Weights) {
	const documents = makeDocuments(entries);
	const occurrences = makeOccurrences(documents, weights);
	// The words of what is restated are among those by which its home is found.
	const homes = entries.filter(({ restates }) => !restates);
	const dictionary = makeDictionary(
		wordsOf(homes, ({ n = '', d, s = '', f = [], a = [], r = [], x }) => [n, d, s, x, ...f, ...a, ...r]),
		wordsOf(homes, ({ q }) => q),
		weights,
	);
	const names = wholeNames(entries, weights);
	const asked: PlayerQuestion[] = entries.flatMap(({ q }, document) => q.map((text) => ({ text, document })));
	const nearQuestions = makeQuestions(asked, weights);
	const likeness = makeLikeness(entries);

	function of(query: string, type?: ResultType): Candidates {
		const words = [...new Set(tellingWords(subject(query)))];
		const stems = words.map((word, place) => dictionary.readWord(word, place === words.length - 1));
		const unfinished = words.length > 0 && !dictionary.knows(words.at(-1) as string);
		const near = nearQuestions(query, stems);
		const said = stems.map(occurrences.of);
		const borne = byWords(said);
		const scores = new Map([...borne].map(([number, { worth }]) => [number, worth]));
		addNames(scores, query);
		const nearness = nearnessOf(near, weights.moreQuestions);
		addQuestions(scores, nearness);
		const kind = answerKind(query);
		const named = names.worth({ text: query, words: stems, unfinished });
		const scored = new Map(
			[...scores].map(([number, score]) => {
				const { entry } = documents[number] as Document;
				const worth =
					weights.types[entry.y] * (entry.n === undefined ? weights.statement : 1) * (1 + weights.kind * kind(entry.d));
				return [number, score * worth + named(number) * occurrences.rarest];
			}),
		);
		const ranked = withCompany(
			[...scored]
				.map(([number, score]) => ({ number, score }))
				// What is restated is found at its home, and told again where its page is.
				.filter(({ number }) => !entries[number]?.restates && (!type || entries[number]?.y === type))
				.sort(byScore),
		);
		// What is found is ordered by it, then compared again with the rest of its page.
		const like = remembered(likeness(query));
		const found = byLikeness(spread(ranked.slice(0, 4 * MOST)), like).map(
			(one): Candidate => ({
				...one,
				words: borne.get(one.number)?.worth ?? 0,
				covered: borne.get(one.number)?.covered ?? 0,
				named: named(one.number),
			}),
		);
		const worthOf = (number: number): Worth => ({
			score: scored.get(number) ?? 0,
			// Comparing letters is slow, and for nothing where no word is shared.
			likeness: scored.has(number) ? like(number) : 0,
			nearness: nearness.get(number) ?? 0,
		});
		return { found, words: stems, rarities: said.map(({ rarity }) => rarity), near, nearness, worthOf };
	}

	/** For each entry that has a word of the query: the worth of these words in it, more when it has all, and their share. */
	function byWords(
		words: readonly ReturnType<typeof occurrences.of>[],
	): Map<number, { worth: number; covered: number }> {
		const sums = new Map<number, { sum: number; covered: number }>();
		let all = 0;
		for (const { rarity, worth } of words) {
			all += rarity;
			for (const [number, { score, share }] of worth) {
				const sum = sums.get(number) ?? { sum: 0, covered: 0 };
				sum.sum += rarity * score;
				sum.covered += rarity * share;
				sums.set(number, sum);
			}
		}
		return new Map(
			[...sums].map(([number, { sum, covered }]) => [
				number,
				{ worth: sum * (1 + weights.together * (covered / all) ** 2), covered: covered / all },
			]),
		);
	}

	/** The entries, the best first, each with a share of the score of the best other entry of its page. */
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

	/** Adds the entries whose name is the query, whatever its spaces: words alone would not find them. */
	function addNames(scores: Map<number, number>, query: string): void {
		for (const number of names.called(query)) scores.set(number, (scores.get(number) ?? 0) + occurrences.rarest);
	}

	function addQuestions(scores: Map<number, number>, nearnessOfEntries: ReadonlyMap<number, number>): void {
		for (const [number, nearness] of nearnessOfEntries)
			scores.set(number, (scores.get(number) ?? 0) + weights.question * nearness ** weights.nearness);
	}

	/** The best entry of each page keeps its score, each next one loses a share of its own; nothing is there twice. */
	function spread(ranked: readonly Ranked[]): Ranked[] {
		const shown = new Set<string>();
		const pages = new Map<string, number>();
		return ranked
			.flatMap(({ number, score }) => {
				const document = documents[number] as Document;
				if (shown.has(document.entry.i)) return [];
				shown.add(document.entry.i);
				const before = pages.get(document.page) ?? 0;
				pages.set(document.page, before + 1);
				return [{ number, score: score * weights.again ** before }];
			})
			.sort((x, y) => y.score - x.score)
			.slice(0, MOST);
	}

	/** Adds to each score for how much the entry is written like the query, and sorts again. */
	function byLikeness(shown: readonly Ranked[], like: (entry: number) => number): (Ranked & { likeness: number })[] {
		const likes = shown.map(({ number }) => like(number));
		const gain = (weights.likeness * (shown[0]?.score ?? 0)) / (Math.max(...likes) || 1);
		return shown
			.map(({ number, score }, place) => {
				const likeness = likes[place] as number;
				return { number, score: score + gain * likeness, likeness };
			})
			.sort(byScore);
	}

	return { of, documents, occurrences, dictionary };
}

/** How near the questions of each entry are: the nearest, plus a `share` of the second, plus half that share of the third. */
function nearnessOf(near: readonly Near[], share: number): Map<number, number> {
	const asked = groupBy(near, ({ document }) => document);
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
