import { buildBilingualIndex } from '../bilingual-index';
import { type EnglishNames, pathOf, type TermForms } from '../claims';
import { foldWord, tokenize } from '../fold';
import { type Common, type FormIndex, nodeAt } from '../form-tree';
import { inflect } from '../inflect';
import { type HostWords, lowerCase } from './host-words';
import { addPlain } from './plain';
import { spokenForms } from './spoken';

type HostTerm = TermForms & EnglishNames;

/** An everyday phrase in which no word is a term, and its words. */
interface Phrase {
	text: string;
	words: readonly string[];
}

/** Ends the slug under which the ordinary words of a term are indexed, until the index is done. */
const COMMON = '?';

/**
 * The index for texts that are not ours: French forms, English names and what players say, those that are ordinary
 * words marked as such. Players are not strict about capitals, and speak of other things than the game.
 */
export function buildHostIndex(terms: readonly HostTerm[], words: HostWords): FormIndex {
	const phrases = words.phrases.map((text): Phrase => ({ text, words: tokenize(text).map(({ word }) => word) }));
	const index = buildBilingualIndex(terms.flatMap((term) => hostTerms(term, words, phrases)));
	const forms = terms.flatMap((term) => frenchForms(term, words));
	for (const form of forms) addSpoken(index, form);
	addWords(index, words.playing);
	addWords(index, words.elsewhere, 1);
	addWords(index, words.otherGames, 2);
	joinCommon(index);
	for (const form of forms) if (isCharacteristic(form, words)) tell(index, form);
	addPlain(index);
	return index;
}

/** Adds words of no term, where no term has the same. */
function addWords(index: FormIndex, words: readonly string[], common?: Common): void {
	for (const word of words) nodeAt(index, pathOf(tokenize(word))).form ??= { slug: '', capitals: 0, common };
}

const isCharacteristic = (form: string, { signs, saidSigns }: HostWords): boolean =>
	signs.get(lowerCase(form)) === '+' || saidSigns.get(lowerCase(form)) === '+';

/** Marks a word that is typical of players, with its inflections and its spoken forms. */
function tell(index: FormIndex, word: string): void {
	for (const form of [word, ...inflect(word), ...spokenForms(word)]) {
		const known = index.next?.get(foldWord(form))?.form;
		if (known?.common) known.common = 2;
	}
}

const frenchForms = (term: TermForms, words: HostWords): string[] => [
	...[term.terme, ...term.variantes]
		.filter((form) => isAnswered(term, form, words))
		.map((form) => written(form, words)),
	...(words.said.get(term.slug) ?? []),
];

/** Whether the definition of a term is of use to a reader who meets this form of it. */
const isAnswered = ({ slug }: TermForms, form: string, { unanswered }: HostWords): boolean =>
	!unanswered.get(slug)?.includes(lowerCase(form));

/** Gives a verb the forms of the spoken language, where no other form has the same words. */
function addSpoken(index: FormIndex, infinitive: string): void {
	const verb = index.next?.get(foldWord(infinitive))?.form;
	for (const spoken of verb ? spokenForms(infinitive) : []) nodeAt(index, [foldWord(spoken)]).form ??= verb;
}

/** A term as two: the forms that say the game, and the ordinary words. */
function hostTerms(term: HostTerm, words: HostWords, phrases: readonly Phrase[]): HostTerm[] {
	const french = frenchForms(term, words);
	const english = term.anglais
		.map(lowerCase)
		.filter((name) => !words.unknownEnglish.has(name) && isAnswered(term, name, words));
	const said = new Set(words.said.get(term.slug));
	// What the site's own pages link to somewhere else may be the best answer in a text that is not ours.
	const excluded = [...term.sauf.filter((phrase) => !said.has(phrase)), ...phrasesOf([...french, ...english], phrases)];
	const part = (slug: string, common: boolean): HostTerm[] => {
		const [official, ...others] = french.filter((form) => isCommon(form, words, said) === common);
		const names = english.filter((name) => (words.signs.get(name) === '~') === common).flatMap(withPlural);
		return official || names.length > 0
			? [{ ...term, slug, terme: official ?? '', variantes: others, anglais: names, sauf: excluded }]
			: [];
	};
	return [...part(term.slug, false), ...part(term.slug + COMMON, true)];
}

/** An English name and its plural. Verbs and adjectives get one too: no text has it, or it is another form of the verb. */
const withPlural = (name: string): string[] => {
	if (/[sxz]$/.test(name)) return [name];
	return [name, /[^aeiou]y$/.test(name) ? name.replace(/y$/, 'ies') : `${name}s`];
};

/** A form with the capitals that it must have in the texts of players. */
function written(form: string, { literal, lowered }: HostWords): string {
	const lower = lowerCase(form);
	if (isPhrase(form)) return literal.has(lower) ? form : lower;
	return lowered.has(lower) ? lower : form;
}

/** Whether a form is an ordinary one: what players write and single words are, unless a sign says otherwise. */
function isCommon(form: string, { signs, saidSigns }: HostWords, said: ReadonlySet<string>): boolean {
	const lower = lowerCase(form);
	if (said.has(form)) return saidSigns.get(lower) !== '!';
	const sign = signs.get(lower);
	return sign ? sign !== '!' : !isPhrase(form);
}

const isPhrase = (form: string): boolean => tokenize(form).length > 1;

/** The everyday phrases that hold a form of a term, inflected or not. */
function phrasesOf(forms: readonly string[], phrases: readonly Phrase[]): string[] {
	const known = new Set(forms.flatMap((form) => [form, ...inflect(form)]).map(foldWord));
	return phrases.filter(({ words }) => words.some((word) => known.has(word))).map(({ text }) => text);
}

/** Gives the ordinary words back to their terms. */
function joinCommon(node: FormIndex): void {
	const { form, sauf, next } = node;
	if (form?.slug?.endsWith(COMMON)) node.form = { ...form, slug: form.slug.slice(0, -COMMON.length), common: 1 };
	if (sauf) node.sauf = [...new Set(sauf.map((slug) => slug.replace(COMMON, '')))];
	for (const child of next?.values() ?? []) joinCommon(child);
}
