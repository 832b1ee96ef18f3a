import type { SpellingData } from '../../schemas/spelling';
import type { Game } from '../types';
import type { Shown } from './shown-texts';

/** A word that is written otherwise than expected. */
export interface Misspelling {
	at: Shown;
	found: string;
	expected: string;
}

/** Some words to look for. */
interface Phrase {
	pattern: RegExp;
	/** What is to be written in their place; none for a context in which words are written otherwise. */
	expected: string | undefined;
	/** For a form of the glossary, the ways in which it is right. */
	right?: readonly string[];
	/** For a context, as the list has it. */
	context?: string;
}

/** Phrases by their first word: it is cheaper to look each word of a text up than each phrase in each text. */
type Phrases = ReadonlyMap<string, readonly Phrase[]>;

const word = /[\p{L}\p{N}]+/gu;

/** A word as phrases are found by it. */
const key = (text: string): string => {
	const lower = text.toLowerCase();
	return lower.endsWith('s') || lower.endsWith('x') ? lower.slice(0, -1) : lower;
};

const singular = (text: string): string => text.replace(/\s+/g, ' ').replace(/[sx](?= |$)/g, '');
const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);

/**
 * A pattern of a phrase, each of its words in the singular or in the plural. That no letter follows is seen apart: a class of
 * letters in each of a thousand patterns takes three times as long to compile as all else here, where capitals do not count.
 */
function patternOf(text: string, flags: string): RegExp {
	const words = text.split(/\s+/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
	return new RegExp(words.join('[sx]?\\s+') + (endsInLetter.test(text) ? '[sx]?' : ''), flags);
}

const endsInLetter = /\p{L}$/u;
const letter = /\p{L}/uy;

/** Whether the words that a phrase finds end there. « A l’ » is followed by a letter. */
function endsAt(text: string, end: number): boolean {
	letter.lastIndex = end;
	return !letter.test(text);
}

/** Words that lists or, with its terms, a game have written in one way, as they are looked for. */
export function phrasesOf({ ecrire, sauf }: SpellingData, terms: Game['terms'] = []): Phrases {
	const contexts = sauf.map((context): [string, Phrase] => [
		context,
		{ pattern: patternOf(context, 'iuy'), expected: undefined, context },
	]);
	// At the beginning of a sentence too.
	const words = ecrire.flatMap(({ ecrit, pas }) =>
		[...new Set([...pas, ...pas.map(capital)])]
			.filter((form) => form !== ecrit)
			.map((form): [string, Phrase] => [form, { pattern: patternOf(form, 'uy'), expected: ecrit }]),
	);
	const forms = [...officialForms(terms)].map(([letters, [expected, ...others]]): [string, Phrase] => {
		const right = [expected, ...others].flatMap((form = '') => [singular(form), singular(capital(form))]);
		return [letters, { pattern: patternOf(letters, 'iuy'), expected, right }];
	});
	const all = Map.groupBy([...contexts, ...words, ...forms], ([text]) => key(text.match(word)?.[0] ?? ''));
	return new Map([...all].map(([first, found]) => [first, found.map(([, phrase]) => phrase)]));
}

/** Words that are written otherwise than expected, and contexts of the lists that no text holds. */
export function readSpelling(texts: readonly Shown[], phrases: Phrases): { wrong: Misspelling[]; unused: string[] } {
	const used = new Set<string>();
	const wrong = texts.flatMap((at) => {
		const places = placesIn(at.text, phrases);
		const spared = places.filter(({ phrase }) => phrase.expected === undefined);
		for (const { phrase } of spared) used.add(phrase.context ?? '');
		return places.flatMap(({ phrase: { expected, right }, index, found }): Misspelling[] => {
			if (expected === undefined || right?.includes(singular(found))) return [];
			// What is quoted has the capitals of the place that it comes from.
			const around = right ? [...spared, ...quotationsIn(at.text)] : spared;
			const isSpared = around.some((one) => one.index <= index && index < one.index + one.found.length);
			return isSpared ? [] : [{ at, found, expected }];
		});
	});
	const contexts = [...phrases.values()].flat().flatMap(({ context }) => context ?? []);
	return { wrong, unused: contexts.filter((context) => !used.has(context)) };
}

/** Where phrases are found in a text. */
function placesIn(text: string, phrases: Phrases): { phrase: Phrase; index: number; found: string }[] {
	return [...text.matchAll(word)].flatMap(({ index, 0: first }) =>
		(phrases.get(key(first)) ?? []).flatMap((phrase) => {
			phrase.pattern.lastIndex = index;
			const found = phrase.pattern.exec(text)?.[0];
			if (found === undefined || (endsInLetter.test(found) && !endsAt(text, index + found.length))) return [];
			return [{ phrase, index, found }];
		}),
	);
}

const quotationsIn = (text: string) => [...text.matchAll(/«[^»]*»/g)].map(({ index, 0: found }) => ({ index, found }));

/** Official forms of several words or with a capital, by their letters alone; a variant yields to the name of a term. */
function officialForms(terms: Game['terms']): Map<string, string[]> {
	const lettersOf = (form: string) => singular(form).toLocaleLowerCase('fr');
	const names = new Set(terms.map(({ name }) => lettersOf(name)));
	const forms = terms.flatMap(({ name, data }) => [
		name,
		...data.variantes.map((form) => form.replaceAll("'", '’')).filter((form) => !names.has(lettersOf(form))),
	]);
	const telling = forms.filter((form) => form.length > 2 && /\p{Lu}|.\s./u.test(form));
	return Map.groupBy(telling, lettersOf);
}
