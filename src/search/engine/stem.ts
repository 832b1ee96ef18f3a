import { foldForSearch } from '../../glossary/fold';
import { remembered } from './remembered';

/** Words that say little of what is looked for: they count, but next to nothing. */
const empty = new Set(
	(
		'a ai ainsi as au aux avec c ca car cb ce ceci cela ces cet cette chez combien comme comment d dans de des dire dois doit ' +
		'donc du elle elles en es est et etre eux fait faire fais faut il ils j je l la le les leur lui m ma mais me mes ' +
		'mon n nb ne ni nos notre nous on ont or ou par pas peut peuvent peux plus pour pourquoi puis qu quand que quel quelle ' +
		'quelles quels qui quoi s sa se ses si son sont suis sur t ta te tes ton toujours tu un une va vais veut ' +
		'vos votre vous y can do does how i is my of the to what when ' +
		// What is said in passing, and the small words that a hasty hand glues.
		'ya til jai jsuis jpeux jdois quon esque cest koi quan euh bah hein ok bref genre truc trucs machin veux voudrais ' +
		'aimerais voulais avais aie aies crois croit parce vraiment carrement techniquement concretement exactement'
	).split(' '),
);

/** Words that say what is asked of a thing, with those that ask the same. */
const openings: ReadonlyMap<string, string> = new Map(
	[
		['combien', 'cb', 'nb'],
		['qui'],
		['quand'],
		['comment'],
		['pourquoi'],
		['peut', 'peux', 'peuvent', 'puis'],
		['doit', 'dois', 'faut'],
		['si'],
	].flatMap(([first = '', ...others]) => [first, ...others].map((word) => [word, first] as const)),
);

/** French endings, and the two English ones, that do not change what a word is about. */
const endings =
	/(?:eraient|erait|erons|erez|eront|antes?|ants|ements?|ents?|ings?|ant|ees?|era|(?<!i)ons|ed|ez|er|es|e|s|x)$/;

/** Nouns of the games that end like « jouons »: their plural is of the noun, « jetons » of « jeton » before « jeter ». */
const pluralNouns =
	/^(?:arch|bast|bout|cart|compagn|dem|doubl|drag|fac|flac|ic|jet|lait|mais|moiss|mout|poiss?|rais|rejet|sais|soupc)ons$/;

const plural = /(?<=^..[a-z])[sx]$/;

/** What then remains of the verbs in -ir and in -re, and of their participles. */
const otherVerbs = /(?:iss?|it|ir|i)$/;
const silentEnd = /(?<=[nr]d|tt)r$/;

/** Endings that make a noun of a verb: « calculateur » and « calculer », « guérison » and « guérir ». */
const nounEndings = /(?:at(?:eur|ric|ion)|eur|eus|ag|ison)$/;

/** What is written in several ways and heard in one, in the order in which it is folded. */
const sounds: readonly (readonly [RegExp, string])[] = [
	[/ph/g, 'f'],
	[/s?ch|sh/g, '$'],
	[/h/g, ''],
	[/qu|q|ck/g, 'k'],
	[/ge(?=[ao])|g(?=[eiy])/g, 'j'],
	[/sc?(?=[eiy])|c(?=[eiy])|z|ti(?=on)/g, 's'],
	[/c/g, 'k'],
	[/eau|au/g, 'o'],
	[/[ae]in(?![aeiouy])|[iy]m(?=[bp])/g, 'in'],
	[/[ae]i|oe/g, 'e'],
	[/[ae]m(?=[bp])|en(?=[^aeiouyn])/g, 'an'],
	[/y/g, 'i'],
	[/(.)\1+/g, '$1'],
];

/** What is hardly heard at the end of a word so folded, or only says its form. */
const silent = /(?:ants?|ons|er|e?s|e|x)$/;

/** A consonant that ends a word after a vowel, and is not heard: « assaut ». */
const mute = /(?<=[aeiou])[dpt]$/;

export const isEmpty = (word: string): boolean => empty.has(word);

/** `word` without an ending, unless fewer than `least` letters would be left. */
function without(ending: RegExp, word: string, least: number): string {
	const short = word.replace(ending, '');
	return short.length >= least ? short : word;
}

/**
 * Coarse French stem of a folded word, the same for the index and for the query: plural, feminine, the
 * forms of a regular verb and the nouns made from it fall together. The words of an index come again and again, in all games.
 */
export const stem = remembered((word: string): string => {
	if (empty.has(word)) return word;
	// Of a short word, the plural alone: « clés » is « clé ».
	const short = pluralNouns.test(word) ? word.slice(0, -1) : without(endings, without(plural, word, 3), 3);
	const verb = without(otherVerbs, short.replace(silentEnd, ''), 4).replace(/(.)\1$/, '$1');
	// « défense » and « défendre » are one too.
	return without(nounEndings, verb, 4).replace(/ens$/, 'end');
});

/** A word as it is heard, roughly, without its ending: « hazardeu », « hasardeux » and « asardeu » are one. */
export function sound(word: string): string {
	const heard = sounds.reduce((text, [spelling, letters]) => text.replace(spelling, letters), word);
	// An « h » alone is not heard: it stays what it is.
	return without(mute, without(silent, heard, 3), 3) || word;
}

/**
 * Words of a text as search compares them: folded, without punctuation. The same text is asked for several times, and again
 * once players' questions have come.
 */
export const searchWords = remembered((text: string): readonly string[] =>
	foldForSearch(text)
		.split(/[^\p{L}\p{N}]+/u)
		.filter(Boolean),
);

/** Words that say what is looked for; all the words of a text that has none. */
export function tellingWords(text: string): readonly string[] {
	const all = searchWords(text);
	const telling = all.filter((word) => !isEmpty(word));
	return telling.length > 0 ? telling : all;
}

/** What a text asks of its subject: « combien », « qui », « peut »… once each. */
export const openingWords = (text: string): string[] => [
	...new Set(searchWords(text).flatMap((word) => openings.get(word) ?? [])),
];

/** A whole name as it is compared with a whole query: « Règles de six » and « règle de six » are one. */
export const wholeKey = (text: string): string => tellingWords(text).map(stem).join(' ');

/** A name without its spaces: « franctireur » is found. */
export const glued = (text: string): string => searchWords(text).join('');

/** Stems of the telling words of a text, with repetitions. */
export const stemsOf = (text: string): string[] => (text === '' ? [] : tellingWords(text).map(stem));
