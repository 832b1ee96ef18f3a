import { caseWords, type Sentence, slips, toSentence } from './sentence';
import { type CaseWord, numberIn } from './words';

/** Words of whoever asks, which change nothing of a case. A tool for which one says something reads it by its own sign. */
export const ordinary =
	'. ce c ca cela cet cette ces qu qui quel quelle quels quelles quoi comment combien est-ce-que est sont suis es y ' +
	'ont avez ca fait faire peut peux va vais si alors donc bien svp stp merci dans chez ici me m moi ' +
	'toi te t vous nous notre nos leur il elle ils elles lui eux il-y-a qui-gagne ' +
	'resultat score total totale calcul valeur valeurs points point passe passer reussi reussit reussis reussir rate ou-rate ou-non ou-pas faut dois ' +
	'doit devoir quand mais marche suffit assez possible seul seule juste test ' +
	'the of with is are what who wins win does if to in at for';

/** What happens says nothing of a case, unless a number follows: « je perds 2 honneurs » changes it. */
const EVENTS = '; gagne gagnes gagner remporte remportes emporte perd perds perdre donne donnes donner';

/** Words that a tool reads with what follows: « de » and « en », which say what is counted, and what happens. */
export const links = ['~ de d du des en', EVENTS];

/** The most words that are read as one. */
export const LONGEST = 7;

/** Shorter words are too near to others; those that say nothing, or name somebody, are to be longer. */
const long = (sign: string): number => (sign === '.' ? 8 : sign === 'N' ? 7 : 5);
const LONG = 6;

/** The sign of each word, or of several words joined by hyphens. */
type Signs = ReadonlyMap<string, string>;

interface Reading {
	lexicon: Signs;
	/** Signs of what « un » counts. */
	counted?: string;
	/** A number before what it measures, « 4 de défense »: it comes after, as in « défense 4 ». */
	measures?: RegExp;
}

/** A query as a sentence of a tool, whatever its order of words and its spelling; nothing when a word is not known. */
export function toPhrase(query: string, { lexicon, counted = '', measures = /(?!)/g }: Reading): Sentence | undefined {
	const words = apart(query);
	if (!numberIn(words)) return undefined;
	const known = joined(words, lexicon).map((word) => spelled(word, lexicon));
	const sentence = toSentence(query, known, lexicon, counted);
	if (sentence === undefined || /;[np](?![cx])/.test(sentence.signs)) return undefined;
	return rewrite(rewrite(sentence, measures, -1, 0), /[~;]/g);
}

/** The words of a query, « 3mil » as two, « 5v4 » as three; « combien de % » is no figure. */
function apart(asked: string): CaseWord[] {
	const query = asked.replace(/(?<!\d\s*)%/g, ' ');
	const seam = /(?<=\d)(?=\p{L})|(?<=\dvs?)(?=\d)/giu;
	const cuts = [...query.matchAll(seam)].map(({ index }) => index);
	const back = (place: number) => place - cuts.filter((cut, at) => cut + at < place).length;
	return caseWords(query.replace(seam, ' ')).map((word) => ({
		...word,
		start: back(word.start),
		end: back(word.end),
	}));
}

/** Words that the tool knows together as one, theirs joined by hyphens. */
function joined(all: readonly CaseWord[], lexicon: Signs): CaseWord[] {
	const words: CaseWord[] = [];
	for (let at = 0; at < all.length; ) {
		let length = Math.min(LONGEST, all.length - at);
		const text = () =>
			all
				.slice(at, at + length)
				.map((word) => word.text.replaceAll(' ', '-'))
				.join('-');
		while (length > 1 && !lexicon.has(text())) length--;
		const [first, last] = [all[at] as CaseWord, all[at + length - 1] as CaseWord];
		words.push(length > 1 ? { text: text(), article: false, start: first.start, end: last.end } : first);
		at += length;
	}
	return words;
}

/** The word as the tool knows it: in the plural, or with one letter mistaken, when one meaning alone is so near. */
function spelled(word: CaseWord, lexicon: Signs): CaseWord {
	const { text, number } = word;
	if (number !== undefined || lexicon.has(text)) return word;
	const singular = text.replace(/[sx]$/, '');
	if (lexicon.has(singular)) return { ...word, text: singular };
	const near = [...lexicon].flatMap(([known, sign]) =>
		text.length >= long(sign) && Math.max(text.length, known.length) >= LONG && slips(known, text) ? [known] : [],
	);
	const meanings = new Set(near.map((known) => lexicon.get(known)));
	return meanings.size === 1 ? { ...word, text: near[0] as string } : word;
}

/** The sentence with what a pattern finds in another order, or left out: `order` is the places that stay, -1 the last. */
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
