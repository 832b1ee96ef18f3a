import { foldForSearch } from '../glossary/fold';

/** Words that say little of what is looked for: they count, but next to nothing. */
const empty = new Set(
	(
		'a ai ainsi as au aux avec c ca car ce ceci cela ces cet cette chez comme comment d dans de des dire dois doit ' +
		'donc du elle elles en es est et etre eux fait faire fais faut il ils j je l la le les leur lui m ma mais me mes ' +
		'mon n ne ni nos notre nous on ont or ou par pas peut peuvent peux pour pourquoi puis qu quand que quel quelle ' +
		'quelles quels qui quoi s sa sans se ses si son sont suis sur t ta te tes ton toujours tu un une va vais veut ' +
		'vos votre vous y the of is my'
	).split(' '),
);

/** French endings, and the two English ones, that do not change what a word is about, longest first. */
const endings =
	/(?:issements?|eraient|erait|erons|erez|eront|antes?|ements?|ing|ent|ant|ees|ee|era|ons|ed|ez|er|es|is|it|e|s|x)$/;

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
	[/[ae]i(?!n)|oe/g, 'e'],
	[/[ae]in|[iy]m(?=[bp])/g, 'in'],
	[/[ae]m(?=[bp])|en(?=[^aeiouyn])/g, 'an'],
	[/y/g, 'i'],
	[/(.)\1+/g, '$1'],
];

export const isEmpty = (word: string): boolean => empty.has(word);

/**
 * Coarse French stem of a folded word, the same for the index and for the query: plural, feminine and
 * the forms of -er verbs fall together. Three letters are always kept.
 */
export function stem(word: string): string {
	const short = word.replace(endings, '');
	const base = short.length >= 3 ? short : word;
	return base.replace(/(.)\1$/, '$1');
}

/** A word as it is heard, roughly: « hazardeu », « hasardeu » and « asardeu » are one. */
export function sound(word: string): string {
	return sounds.reduce((text, [spelling, heard]) => text.replace(spelling, heard), word);
}

/** Words of a text as search compares them: folded, without punctuation. */
export const searchWords = (text: string): string[] =>
	foldForSearch(text)
		.split(/[^\p{L}\p{N}]+/u)
		.filter(Boolean);
