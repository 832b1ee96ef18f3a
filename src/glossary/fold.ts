/** What stands between two words, or at an edge of the text. */
export type Gap =
	/** White space of any kind, line breaks included. */
	| 'space'
	/** One hyphen with no space around it. */
	| 'hyphen'
	/** One apostrophe with no space around it. */
	| 'apostrophe'
	/** A sign that makes one word of its two sides: `sonné·e`, `clé(s)`, `clan@exemple.fr`. */
	| 'glued'
	/** Anything else: punctuation, quotes, brackets, edges of the text. */
	| 'apart';

/** A word of a text: offsets are UTF-16 and point into the text as it was given. */
export interface Token {
	start: number;
	end: number;
	/** Folded by `foldWord`; empty for a web address, which is no word. */
	word: string;
	/** Whether the word starts with a capital letter. */
	capital: boolean;
	before: Gap;
	after: Gap;
}

const wordOrAddress = /(?:https?:\/\/|www\.)\S+|(?:\+(?=\p{N}))?[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;
const address = /^(?:https?:\/\/|www\.)/;
const ligatures: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae' };

const foldLigatures = (text: string): string => text.replace(/[œæ]/g, (letter) => ligatures[letter] as string);

/** The form in which two words are compared: case and ligatures do not count, accents do. */
export function foldWord(word: string): string {
	return foldLigatures(word.toLowerCase().normalize('NFC'));
}

/** Text as search compares it: lower case, no accents, plain letters, one space between words. */
export function foldForSearch(text: string): string {
	const bare = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
	return foldLigatures(bare)
		.replace(/[-‐‑'’\s]+/g, ' ')
		.trim();
}

/** Splits a text into words, each with what stands on its two sides. A number keeps its plus sign. */
export function tokenize(text: string): Token[] {
	const tokens: Token[] = [];
	for (const { 0: raw, index: start } of text.matchAll(wordOrAddress)) {
		const end = start + raw.length;
		const previous = tokens.at(-1);
		const before = previous ? gapBetween(text.slice(previous.end, start)) : gapAtEdge(text.slice(0, start));
		if (previous) previous.after = before;
		const word = address.test(raw) ? '' : foldWord(raw);
		tokens.push({ start, end, word, capital: /^\p{Lu}/u.test(raw), before, after: 'apart' });
	}
	const last = tokens.at(-1);
	if (last) last.after = gapAtEdge(text.slice(last.end));
	return tokens;
}

function gapBetween(between: string): Gap {
	if (/^[-‐‑]$/.test(between)) return 'hyphen';
	if (/^['’]$/.test(between)) return 'apostrophe';
	if (/^\s+$/.test(between)) return 'space';
	return /^[._@·•–()]?$/.test(between) ? 'glued' : 'apart';
}

/** The other half of a compound may stand in the next text node: a hyphen counts there, nothing else does. */
const gapAtEdge = (outside: string): Gap => (/^[-‐‑]$/.test(outside) ? 'hyphen' : 'apart');

/**
 * How a word continues a form: by a space or hyphen (the same), by an apostrophe, or not at all. The key
 * never equals the name of a property that every object has.
 */
export function stepKey({ word, before }: Token, first: boolean): string | undefined {
	if (word === '') return undefined;
	if (first || before === 'space' || before === 'hyphen') return ` ${word}`;
	return before === 'apostrophe' ? `'${word}` : undefined;
}
