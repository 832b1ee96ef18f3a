import { type CaseWord, readWords } from './words';

/** The words of a query as one sign each, which patterns read, beside the words themselves. */
export interface Sentence {
	signs: string;
	words: readonly CaseWord[];
}

/** The sign of each word that a tool knows. */
export type Lexicon = Pick<ReadonlyMap<string, string>, 'get'>;

/** What a pattern read: `true`; what is contradictory or out of bounds: `false`; not for here: `undefined`, the next rule tries. */
export type Rule = readonly [pattern: RegExp, take: (...words: CaseWord[]) => boolean | undefined];

/** Words that say nothing of a case. What turns a case round is not here: « sans », « ne », « sauf », « ou », « moins ». */
const fillers =
	'. le la les l de du des d a ai as au aux en est avec pour sur son sa ses mon ma mes ton ta tes votre vos notre que se s on';

/** From lines « sign word word ». The sign of a number is `n`, `p` with its plus or minus, `q` after a slash. */
export const lexicon = (...lines: string[]): ReadonlyMap<string, string> =>
	new Map(
		[fillers, ...lines].flatMap((line) => {
			const [sign = '', ...words] = line.split(' ');
			return words.map((word) => [word, sign] as const);
		}),
	);

/** Words of a question and of what happens, which say nothing of a case either. */
export const asking =
	'. j je suis tu il elle ils elles nous vous lui me te moi ce cet cette ca c qu que quoi qui quel quelle quels quelles si donc alors est sont etre y dans passe faut doit dois peut peux veut veux va vais fait fais ait ont resultat';

/** A lexicon that knows a word of six letters or more in spite of one slip, and plural and feminine forms. */
export const lenient = (...lines: string[]): Lexicon => {
	const known = lexicon(...lines);
	const long = [...known.keys()].filter((word) => word.length > 5);
	return {
		get: (text) =>
			known.get(text) ??
			known.get(text.replace(/(?<=..)s$/, '')) ??
			known.get(text.replace(/(?<=...)es?$/, '')) ??
			known.get(long.find((word) => text.length > 4 && slips(word, text)) ?? ''),
	};
};

/** Whether one letter more, less, changed or exchanged with the next makes one word of the other; not the first. */
export function slips(one: string, other: string): boolean {
	let at = 0;
	while (at < one.length && one[at] === other[at]) at++;
	const [rest, here] = [one.slice(at), other.slice(at)];
	const turned = `${rest[1]}${rest[0]}${rest.slice(2)}`;
	return (
		at > 0 &&
		[rest.slice(1) === here.slice(1), rest === here.slice(1), rest.slice(1) === here, turned === here].includes(true)
	);
}

/** Signs that make of a query something else than words and whole numbers: « 2,5 », « 50 % », « < 3 ». */
const odd = /\d[.,]\d|\d(?!e(?!\p{L}))\p{L}(?!\p{L})|[^\p{L}\p{M}\p{N}\s.,;:!?+'’()«»"…\-–−/=]/u;

/** The words of a query, each with its place; none when it is no case. A plus sign may stand apart from its number. */
export function caseWords(query: string): CaseWord[] {
	if (odd.test(query)) return [];
	const words = readWords(query.replace(/\+(\s+)(?=\d)/g, '$1+').replaceAll('−', '-'));
	// Who changes a number leaves its plus sign where it is.
	return words.map((word) => (word.text.startsWith('+') ? { ...word, start: word.start + 1 } : word));
}

/**
 * Words as signs, or nothing when one is not known. « un » counts one at the end, before « et » or « contre », and
 * before what is counted: one of the signs `counted`.
 */
export function toSentence(
	query: string,
	words: readonly CaseWord[],
	lexicon: Lexicon,
	counted: string,
): Sentence | undefined {
	const known = words.map((word): readonly [string | undefined, CaseWord] => {
		if (word.article) return ['_', word];
		return [lexicon.get(word.text) ?? (word.number === undefined ? undefined : signOfNumber(query, word)), word];
	});
	const kept = known.flatMap(([sign, word], at) => {
		if (sign !== '_') return sign === '.' ? [] : [[sign, word] as const];
		const next = known[at + 1]?.[0];
		return next === undefined || `${counted}ec`.includes(next) ? [['n', word] as const] : [];
	});
	if (kept.some(([sign]) => sign === undefined)) return undefined;
	return { signs: kept.map(([sign]) => sign).join(''), words: kept.map(([, word]) => word) };
}

function signOfNumber(query: string, { text, number = 0, start }: CaseWord): string {
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

/** The sentence without what a pattern finds in its signs. */
export function without({ signs, words }: Sentence, pattern: RegExp): Sentence {
	const kept = signs.replace(pattern, (found) => ' '.repeat(found.length));
	return { signs: kept.replaceAll(' ', ''), words: words.filter((_, at) => kept[at] !== ' ') };
}
