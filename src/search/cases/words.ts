import { foldForSearch, tokenize } from '../../glossary/fold';

/** A word of a query, or a number. */
export interface CaseWord {
	/** Without accents or capitals; a number written in letters keeps its letters. */
	text: string;
	/** What it counts, when it is a number in figures or in letters; a sign before it counts. */
	number?: number | undefined;
	/** « un », « une »: a number, or an article. */
	article: boolean;
	/** Where it stands in the query. */
	start: number;
	end: number;
}

const UNITS =
	'zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
		' ',
	);
const TENS = [
	['vingt', 20],
	['trente', 30],
	['quarante', 40],
	['cinquante', 50],
] as const;

const inLetters: ReadonlyMap<string, number> = new Map<string, number>([
	...UNITS.map((word, number) => [word, number] as const),
	...TENS,
	...TENS.flatMap(([ten, value]) => [
		[`${ten}-et-un`, value + 1] as const,
		...UNITS.slice(2, 10).map((unit, at) => [`${ten}-${unit}`, value + at + 2] as const),
	]),
	['une', 1],
	['aucun', 0],
	['aucune', 0],
]);

/** The most words that a number is written in: « vingt et un ». */
const LONGEST = 3;
/** More figures than any case has: the query is not read as one. */
const MOST_DIGITS = 3;

/** The words of a query, numbers read as such, each with its place. */
export function readWords(query: string): CaseWord[] {
	const tokens = tokenize(query).flatMap(apart);
	const words: CaseWord[] = [];
	for (let at = 0; at < tokens.length; ) {
		const { start } = tokens[at] as (typeof tokens)[number];
		for (let length = Math.min(LONGEST, tokens.length - at); length > 0; length--) {
			const taken = tokens.slice(at, at + length);
			const end = taken.at(-1)?.end ?? start;
			const text = foldForSearch(query.slice(start, end));
			const number = numberOf(text);
			if (length > 1 && number === undefined) continue;
			const signed = number !== undefined && /(?:^|[\s(])[-−–]$/.test(query.slice(0, start));
			words.push({
				text,
				number: signed ? -(number as number) : number,
				article: text === 'un' || text === 'une',
				start: signed ? start - 1 : start,
				end,
			});
			at += length;
			break;
		}
	}
	return words;
}

/** « 5pv » is two words; « 2e » is one. */
function apart<Part extends { word: string; start: number; end: number }>(token: Part): Part[] {
	const figures = /^\d+(?=\p{L}{2})(?!(?:er|re|[eè]re|[eè]me|nde?)$)/u.exec(token.word)?.[0];
	if (figures === undefined) return token.word === '' ? [] : [token];
	const middle = token.start + figures.length;
	return [
		{ ...token, word: figures, end: middle },
		{ ...token, word: token.word.slice(figures.length), start: middle },
	];
}

function numberOf(text: string): number | undefined {
	const figures = /^\+?(\d+)$/.exec(text)?.[1];
	if (figures !== undefined) return figures.length > MOST_DIGITS ? undefined : Number(figures);
	return inLetters.get(text.replaceAll(' ', '-'));
}

/** The first number among some words. */
export const numberIn = (words: readonly CaseWord[]): CaseWord | undefined =>
	words.find(({ number }) => number !== undefined);
