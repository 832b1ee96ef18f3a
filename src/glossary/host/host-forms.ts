import { buildBilingualIndex } from '../bilingual-index';
import { type EnglishNames, pathOf, type TermForms } from '../claims';
import { foldWord, tokenize } from '../fold';
import { type Common, type FormIndex, nodeAt } from '../form-tree';
import { inflect } from '../inflect';
import { notRecognized, ordinaryEnglish } from './english';
import { elsewhereWords, gameWords } from './game-words';
import type { Jargon } from './jargon';
import { phrases } from './phrases';
import { addPlain } from './plain';
import { spokenForms } from './spoken';
import { characteristic, literal, lowered, ordinary, telling, unanswered } from './words';

type HostTerm = TermForms & EnglishNames;

const noJargon: Jargon = { words: {}, telling: new Set(), characteristic: new Set() };

/** Ends the slug under which the ordinary words of a term are indexed, until the index is done. */
const COMMON = '?';

/**
 * The index for texts that are not ours: French forms, English names and what players say, those that are ordinary
 * words marked as such. Players are not strict about capitals, and speak of other things than the game.
 */
export function buildHostIndex(terms: readonly HostTerm[], jargon: Jargon = noJargon): FormIndex {
	const index = buildBilingualIndex(terms.flatMap((term) => hostTerms(term, jargon)));
	const forms = terms.flatMap((term) => frenchForms(term, jargon));
	for (const form of forms) addSpoken(index, form);
	addWords(index, gameWords);
	addWords(index, elsewhereWords, 1);
	joinCommon(index);
	for (const form of forms) if (isCharacteristic(form, jargon)) tell(index, form);
	addPlain(index);
	return index;
}

/** Adds words of no term, where no term has the same. */
function addWords(index: FormIndex, words: readonly string[], common?: Common): void {
	for (const word of words) nodeAt(index, pathOf(tokenize(word))).form ??= { slug: '', capitals: 0, common };
}

const isCharacteristic = (form: string, jargon: Jargon): boolean =>
	characteristic.has(lowerCase(form)) || jargon.characteristic.has(lowerCase(form));

/** Makes a word telling, with its inflections and its spoken forms. */
function tell(index: FormIndex, word: string): void {
	for (const form of [word, ...inflect(word), ...spokenForms(word)]) {
		const known = index.next?.get(foldWord(form))?.form;
		if (known?.common) known.common = 2;
	}
}

const frenchForms = (term: TermForms, { words }: Jargon): string[] => [
	...[term.terme, ...term.variantes].filter((form) => isAnswered(term, form)).map(written),
	...(words[term.slug] ?? []),
];

/** Whether the definition of a term answers who meets one of its forms. */
const isAnswered = ({ slug }: TermForms, form: string): boolean => !unanswered.has(`${slug} ${lowerCase(form)}`);

/** Gives a verb the forms of the spoken language, where no other form has the same words. */
function addSpoken(index: FormIndex, infinitive: string): void {
	const verb = index.next?.get(foldWord(infinitive))?.form;
	for (const spoken of verb ? spokenForms(infinitive) : []) nodeAt(index, [foldWord(spoken)]).form ??= verb;
}

/** A term as two: the forms that say the game, and the ordinary words. */
function hostTerms(term: HostTerm, jargon: Jargon): HostTerm[] {
	const french = frenchForms(term, jargon);
	const english = term.anglais.map(lowerCase).filter((name) => !notRecognized.has(name) && isAnswered(term, name));
	const said = new Set(jargon.words[term.slug]);
	// What the site's own pages link to somewhere else may be the best answer in a text that is not ours.
	const excluded = [...term.sauf.filter((phrase) => !said.has(phrase)), ...phrasesOf([...french, ...english])];
	const part = (slug: string, common: boolean): HostTerm[] => {
		const [official, ...others] = french.filter((form) => isCommon(form, jargon, said) === common);
		const names = english.filter((name) => ordinaryEnglish.has(name) === common).flatMap(withPlural);
		return official || names.length > 0
			? [{ ...term, slug, terme: official ?? '', variantes: others, anglais: names, sauf: excluded }]
			: [];
	};
	return [...part(term.slug, false), ...part(term.slug + COMMON, true)];
}

/** An English name and its plural; that of a verb or an adjective is found nowhere, or is a form of it. */
const withPlural = (name: string): string[] => {
	if (/[sxz]$/.test(name)) return [name];
	return [name, /[^aeiou]y$/.test(name) ? name.replace(/y$/, 'ies') : `${name}s`];
};

/** A form with the capitals that it must have in the texts of players. */
function written(form: string): string {
	const lower = lowerCase(form);
	if (isPhrase(form)) return literal.has(lower) ? form : lower;
	return lowered.has(lower) ? lower : form;
}

/** Whether a form is an ordinary one. Of a phrase, that is said; of a single word, its contrary. */
function isCommon(form: string, jargon: Jargon, said: ReadonlySet<string>): boolean {
	const lower = lowerCase(form);
	if (said.has(form)) return !jargon.telling.has(lower);
	return isPhrase(form) ? ordinary.has(lower) : !telling.has(lower);
}

const lowerCase = (form: string): string => form.toLowerCase().replaceAll('’', "'");

const isPhrase = (form: string): boolean => tokenize(form).length > 1;

/** The everyday phrases that hold a form of a term, inflected or not. */
function phrasesOf(forms: readonly string[]): string[] {
	const words = new Set(forms.flatMap((form) => [form, ...inflect(form)]).map(foldWord));
	return phrases.filter((phrase) => tokenize(phrase).some(({ word }) => words.has(word)));
}

/** Gives the ordinary words back to their terms. */
function joinCommon(node: FormIndex): void {
	const { form, sauf, next } = node;
	if (form?.slug?.endsWith(COMMON)) node.form = { ...form, slug: form.slug.slice(0, -COMMON.length), common: 1 };
	if (sauf) node.sauf = [...new Set(sauf.map((slug) => slug.replace(COMMON, '')))];
	for (const child of next?.values() ?? []) joinCommon(child);
}
