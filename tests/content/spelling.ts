import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Game } from '../../src/library/types';
import type { Shown } from './shown-text';

/** How the words of a game are written. */
export interface Words {
	/** A spelling, and those that are not it. */
	ecrire: { ecrit: string; pas: string[] }[];
	/** Contexts in which a word is written otherwise, for good. */
	sauf: string[];
	/** Contexts in which it is written otherwise until the page is mended. */
	reste: string[];
}

/** The words of a list below `tests/content/words/`: none when a game has no list. */
export function wordsOf(name: string): Words {
	const file = `tests/content/words/${name}.yaml`;
	return { ecrire: [], sauf: [], reste: [], ...(existsSync(file) ? parse(readFileSync(file, 'utf8')) : {}) };
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A word or a phrase, each of its words in the singular or in the plural, between signs that are no letters. */
const phrase = (text: string, flags = 'gu') =>
	new RegExp(`(?<!\\p{L})${text.split(/\s+/).map(escaped).join('[sx]?\\s+')}[sx]?(?!\\p{L})`, flags);

const plain = (text: string) => text.replace(/\s+/g, ' ');
const singular = (text: string) => plain(text).replace(/[sx](?= |$)/g, '');
const capital = (text: string) => text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);

/** Contexts that no text holds any more. */
export const unused = (texts: readonly Shown[], contexts: readonly string[]): string[] =>
	contexts.filter((context) => !texts.some(({ text }) => phrase(context).test(text)));

/** Words that are written as a list says not to: at the beginning of a sentence too. */
export function misspelt(texts: readonly Shown[], { ecrire, ...words }: Words): string[] {
	return ecrire.flatMap(({ ecrit, pas }) => {
		const wrong = [...new Set([...pas, ...pas.map(capital)])].filter((form) => form !== ecrit);
		return wrong.flatMap((form) => found(texts, phrase(form), words, () => false, ecrit));
	});
}

/** Forms of the glossary that have other capitals than there, but for the first one of a sentence. */
export function otherCapitals(texts: readonly Shown[], game: Pick<Game, 'terms'>, words: Words): string[] {
	return [...officialForms(game)].flatMap(([letters, forms]) => {
		const same = (word: string) => forms.some((form) => [form, capital(form)].includes(singular(word)));
		// What is between « and » is quoted as it stands elsewhere.
		return found(texts, phrase(letters, 'giu'), words, same, forms[0] ?? '', [/«[^»]*»/g]);
	});
}

/** Where a pattern is found, but for words that are right and for the contexts that are spared. */
function found(
	texts: readonly Shown[],
	pattern: RegExp,
	{ sauf, reste }: Pick<Words, 'sauf' | 'reste'>,
	isRight: (word: string) => boolean,
	expected: string,
	others: readonly RegExp[] = [],
): string[] {
	const spared = [...others, ...[...sauf, ...reste].map((context) => phrase(context, 'giu'))];
	return texts.flatMap(({ place, text }) =>
		[...text.matchAll(pattern)].flatMap(({ index, 0: word }) => {
			if (isRight(word) || spared.some((context) => holds(text, context, index))) return [];
			return [`${place}: ${expected}, in « ${plain(text.slice(Math.max(0, index - 20), index + 40))} »`];
		}),
	);
}

const holds = (text: string, pattern: RegExp, place: number): boolean =>
	[...text.matchAll(pattern)].some(({ index, 0: { length } }) => index <= place && place < index + length);

/** Official forms of several words or with a capital, by their letters alone; a variant yields to the name of a term. */
function officialForms({ terms }: Pick<Game, 'terms'>): Map<string, string[]> {
	const lettersOf = (form: string) => singular(form).toLocaleLowerCase('fr');
	const names = new Set(terms.map(({ name }) => lettersOf(name)));
	const forms = terms.flatMap(({ name, data }) => [
		name,
		...data.variantes.map((form) => form.replaceAll("'", '’')).filter((form) => !names.has(lettersOf(form))),
	]);
	const telling = forms.filter((form) => form.length > 2 && /\p{Lu}|.\s./u.test(form)).map(singular);
	return Map.groupBy(telling, lettersOf);
}
