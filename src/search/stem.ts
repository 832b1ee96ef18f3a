import { foldForSearch } from '../glossary/fold';

/** Words that say nothing of what is looked for. */
const empty = new Set(
	'a ai as au aux avec ca ce ces cet cette comment dans de des du elle en est et etre faire fait faut il je l la le les leur lui ma mais me mes mon ne nous on ou par pas peut peux pour pourquoi qu quand que quel quelle quels quelles qui quoi sa se ses si son sont sur ta te tes ton tu un une veut dire vous y'.split(
		' ',
	),
);

/** French endings that do not change what a word is about, longest first. */
const endings =
	/(?:issements?|eraient|erait|erons|erez|eront|antes?|ements?|ent|ant|ees|ee|era|ons|ez|er|es|is|it|e|s|x)$/;

/**
 * Coarse French stem of a folded word, the same for the index and for the query: plural, feminine and
 * the forms of -er verbs fall together. Three letters are always kept.
 */
export function stem(word: string): string {
	const short = word.replace(endings, '');
	const base = short.length >= 3 ? short : word;
	return base.replace(/(.)\1$/, '$1');
}

/** Words of a text as search compares them: folded, without punctuation. */
export const searchWords = (text: string): string[] =>
	foldForSearch(text)
		.split(/[^\p{L}\p{N}]+/u)
		.filter(Boolean);

/** Stems of a text, without empty words; all its words when nothing else is left. */
export function stems(text: string): string[] {
	const words = searchWords(text);
	const full = words.filter((word) => !empty.has(word));
	return (full.length > 0 ? full : words).map(stem);
}
