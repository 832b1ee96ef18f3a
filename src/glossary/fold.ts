/** What stands between two words, or at an edge of the text, as one sign: short, for it goes to other sites. */
export type Gap =
	/** White space of any kind, line breaks included. */
	| ' '
	/** One hyphen with no space around it. */
	| '-'
	/** One apostrophe with no space around it. */
	| "'"
	/** A sign that makes one word of its two sides: `sonné·e`, `clé(s)`, `clan@exemple.fr`. */
	| '.'
	/** Anything else: punctuation, quotes, brackets, edges of the text. */
	| '|';

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

/** A word may hold soft hyphens, and breaks and joins of zero width: nobody sees them. */
const wordOrAddress = /((?:https?:\/\/|www\.)\S+|(?:\+(?=\p{N}))?[\p{L}\p{N}][\p{L}\p{M}\p{N}\p{Cf}]*)/u;
/** What addresses hold, and words do not. */
const address = /[.:]/;
const hyphen = /^[-‐‑]$/;

/** Ligatures in two letters; signs that nobody sees go. */
const foldLigatures = (text: string): string =>
	text
		.replaceAll('œ', 'oe')
		.replaceAll('æ', 'ae')
		.replace(/\p{Cf}/gu, '');

/** The form in which two words are compared: case, ligatures and signs that nobody sees do not count, accents do. */
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
	// By turns what stands between words and a word; what stands between words comes first and last.
	const parts = text.split(wordOrAddress);
	let end = (parts[0] as string).length;
	let before = gapOf(parts[0] as string, true);
	for (let at = 1; at < parts.length; at += 2) {
		const raw = parts[at] as string;
		const between = parts[at + 1] as string;
		const after = gapOf(between, at + 2 === parts.length);
		const word = address.test(raw) ? '' : foldWord(raw);
		const start = end;
		end += raw.length;
		tokens.push({ start, end, word, capital: word !== raw && /^\p{Lu}/u.test(raw), before, after });
		end += between.length;
		before = after;
	}
	return tokens;
}

/** At an edge, the other half of a compound may stand in the next text node: a hyphen counts there, nothing else does. */
function gapOf(between: string, atEdge: boolean): Gap {
	if (hyphen.test(between)) return '-';
	if (atEdge) return '|';
	if (/^\s+$/.test(between)) return ' ';
	if (/^['’]$/.test(between)) return "'";
	return /^[._@·•–()]?$/.test(between) ? '.' : '|';
}

/** How a word continues a form: by a space or hyphen (the same), by an apostrophe, which it then starts with, or not. */
export function stepKey({ word, before }: Token, first: boolean): string | undefined {
	if (!word) return undefined;
	if (first || before === ' ' || before === '-') return word;
	return before === "'" ? `'${word}` : undefined;
}
