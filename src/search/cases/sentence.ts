import { joined, type Lexicon, spelled } from './lexicon';
import { type CaseWord, caseWords } from './words';

/** The words of a query as one sign each, which patterns read, beside the words themselves. */
export interface Sentence {
	signs: string;
	words: readonly CaseWord[];
}

/** What a pattern read: `true`; what is contradictory or out of bounds: `false`; not for here: `undefined`, the next rule tries. */
export type Rule = readonly [pattern: RegExp, take: (...words: CaseWord[]) => boolean | undefined];

interface Reading {
	lexicon: Lexicon;
	/** Signs of what « un » counts. */
	counted?: string;
	/** A number before what it measures, « 4 de défense »: it comes after, as in « défense 4 ». */
	measures?: RegExp;
}

/**
 * A query as a sentence of a tool, whatever its spelling; nothing when a word is not known. « un » counts one at the end,
 * before « et » or « contre », and before what is counted.
 */
export function toSentence(
	query: string,
	{ lexicon, counted = '', measures = /(?!)/g }: Reading,
): Sentence | undefined {
	const all: (readonly [sign: string, word: CaseWord])[] = [];
	for (const word of joined(caseWords(query), lexicon)) {
		if (word.article) {
			all.push(['_', word]);
			continue;
		}
		const text = word.number === undefined || lexicon.has(word.text) ? spelled(word.text, lexicon) : undefined;
		const sign = text === undefined ? signOfNumber(query, word) : lexicon.get(text);
		if (sign === undefined) return undefined;
		all.push([sign, { ...word, text: text ?? word.text }]);
	}
	const kept = all.flatMap(([sign, word], at) => {
		if (sign !== '_') return sign === '.' ? [] : [[sign, word] as const];
		const next = all[at + 1]?.[0];
		return next === undefined || `${counted}ec`.includes(next) ? [['n', word] as const] : [];
	});
	const sentence = { signs: kept.map(([sign]) => sign).join(''), words: kept.map(([, word]) => word) };
	// What happens is counted, or to whom it happens is said: « il perd 3 à 5 ».
	if (/(?<!w);[np](?![cx])|[yz];[^npc]*nxn/.test(sentence.signs)) return undefined;
	// What is measured in « 7 en attaque, 4 en défense » is after its measure once it was turned round.
	const turned = rewrite(rewrite(sentence, measures, -1, 0), measures, -1, 0);
	return without(turned, /[~;]/g);
}

function signOfNumber(query: string, { text, number, start }: CaseWord): string | undefined {
	if (number === undefined) return undefined;
	if (text.startsWith('+') || number < 0) return 'p';
	return query.charAt(start - 1) === '/' ? 'q' : 'n';
}

/** Reads a sentence from its start, by the first rule that fits: `false` when something is left that none reads. */
export function readAll({ signs, words }: Sentence, rules: readonly Rule[]): boolean {
	let at = 0;
	const take = ([pattern, read]: Rule): boolean | undefined => {
		pattern.lastIndex = at;
		const length = pattern.exec(signs)?.[0].length;
		if (length === undefined) return undefined;
		const taken = read(...words.slice(at, at + length));
		if (taken) at += length;
		return taken;
	};
	while (at < signs.length) {
		let taken: boolean | undefined;
		for (const rule of rules) {
			taken = take(rule);
			if (taken !== undefined) break;
		}
		if (!taken) return false;
	}
	return true;
}

/** The sentence with what a pattern finds in another order: `order` is the places that stay, -1 the last. */
export function rewrite({ signs, words }: Sentence, pattern: RegExp, ...order: readonly number[]): Sentence {
	const places: number[] = [];
	let at = 0;
	for (const { index, 0: found } of signs.matchAll(pattern)) {
		while (at < index) places.push(at++);
		places.push(...order.map((place) => index + (place < 0 ? found.length + place : place)));
		at = index + found.length;
	}
	while (at < signs.length) places.push(at++);
	return {
		signs: places.map((place) => signs[place]).join(''),
		words: places.map((place) => words[place] as CaseWord),
	};
}

/** The sentence without what a pattern finds in its signs. */
export const without = (sentence: Sentence, pattern: RegExp): Sentence => rewrite(sentence, pattern);
