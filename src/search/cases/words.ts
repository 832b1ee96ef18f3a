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

/** Signs that make of a query something else than words and whole numbers: « 2,5 », « 50 % », « < 3 », « 5h ». */
const odd = /\d[.,]\d|\d(?!e(?!\p{L})|[va]\s?\d)\p{L}(?!\p{L})|[^\p{L}\p{M}\p{N}\s.,;:!?+'’()«»"…\-–−/=]/u;

/** The words of a query, each with its place; none when it is no case. A plus sign may stand apart from its number. */
export function caseWords(asked: string): CaseWord[] {
	// « Combien de % » is no figure.
	const query = asked.replace(/(?<!\d\s*)%/g, ' ');
	if (odd.test(query)) return [];
	const words = readWords(query.replace(/\+(\s+)(?=\d)/g, '$1+').replaceAll('−', '-'));
	// Who changes a number leaves its plus sign where it is.
	return words.map((word) => (word.text.startsWith('+') ? { ...word, start: word.start + 1 } : word));
}

/** The words of a query, numbers read as such, each with its place. */
export function readWords(query: string): CaseWord[] {
	const parts = tokenize(query).flatMap((token) => (token.word === '' ? [] : apart(query, token)));
	const words: CaseWord[] = [];
	for (let at = 0; at < parts.length; ) {
		const { start } = parts[at] as Part;
		for (let length = Math.min(LONGEST, parts.length - at); length > 0; length--) {
			const end = parts[at + length - 1]?.end ?? start;
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

type Part = Pick<CaseWord, 'start' | 'end'>;

/** Between a figure and what it counts, and on the two sides of « 5v4 » and « 6a6 ». */
const SEAM = /(?<=\d)(?!(?:er|re|[eè]re|e|[eè]me|nde?)$)(?=\p{L})|(?<=\d(?:vs?|a))(?=\d)/iu;

/** « 5pv » is two words, « 5v4 » is three; « 2e » is one. */
function apart(query: string, { start, end }: Part): Part[] {
	let from = start;
	return query
		.slice(start, end)
		.split(SEAM)
		.map((text) => {
			const part = { start: from, end: from + text.length };
			from = part.end;
			return part;
		});
}

function numberOf(text: string): number | undefined {
	const figures = /^\+?(\d+)$/.exec(text)?.[1];
	if (figures !== undefined) return figures.length > MOST_DIGITS ? undefined : Number(figures);
	return inLetters.get(text.replaceAll(' ', '-'));
}

/** The numbers among some words. */
export const numbersIn = (words: readonly CaseWord[]): CaseWord[] => words.filter(({ number }) => number !== undefined);

/** The first of them. */
export const numberIn = (words: readonly CaseWord[]): CaseWord | undefined =>
	words.find(({ number }) => number !== undefined);
