import { meaning } from './meanings';
import { isEmpty, root, sound, stem } from './stem';
import { slips, slipsAllowed } from './typos';

/** How close a word of the query is to a word of the index, from 0 to 1. */
const SAME = 1;
const SAME_STEM = 0.93;
const SAME_SOUND = 0.8;
const SAME_ROOT = 0.72;
const SAME_MEANING = 0.65;
const BEGINNING = 0.55;
const SLIP = 0.72;
const MORE_SLIPS = 0.55;
const OTHER_FIRST_LETTER = 0.1;

interface Word {
	word: string;
	stem: string;
	root: string;
	meaning: number | undefined;
	sound: string;
}

function wordOf(word: string): Word {
	const stemmed = stem(word);
	return { word, stem: stemmed, root: root(stemmed), meaning: meaning(stemmed), sound: sound(word) };
}

/** Every word of an index, each once, known by its number. */
export class Vocabulary {
	readonly #words: Word[] = [];
	readonly #numbers = new Map<string, number>();

	/** Number of a word, which is added when it is new. */
	add(word: string): number {
		const known = this.#numbers.get(word);
		if (known !== undefined) return known;
		this.#numbers.set(word, this.#words.length);
		return this.#words.push(wordOf(word)) - 1;
	}

	get size(): number {
		return this.#words.length;
	}

	word(number: number): string {
		return (this.#words[number] as Word).word;
	}

	/**
	 * Words that a reader may have meant, with how close each is. Misspellings count only when no word is
	 * the same or sounds the same; a word being typed also finds those that it begins.
	 */
	near(typed: string, unfinished: boolean): Map<number, number> {
		const asked = wordOf(typed);
		const found = new Map<number, number>();
		this.#words.forEach((known, number) => {
			const close = closeness(asked, known, unfinished);
			if (close > 0) found.set(number, close);
		});
		return found.size > 0 || isEmpty(typed) ? found : this.#misspelt(asked);
	}

	#misspelt(asked: Word): Map<number, number> {
		let least = slipsAllowed(asked.word.length);
		let found = new Map<number, number>();
		if (least === 0) return found;
		this.#words.forEach((known, number) => {
			if (isEmpty(known.word) || known.word.length < 4) return;
			const count = Math.min(slips(asked.word, known.word, least), slips(asked.sound, known.sound, least));
			if (count > least) return;
			if (count < least) found = new Map();
			least = count;
			const close = count > 1 ? MORE_SLIPS : SLIP;
			found.set(number, asked.word[0] === known.word[0] ? close : close - OTHER_FIRST_LETTER);
		});
		return found;
	}
}

function closeness(asked: Word, known: Word, unfinished: boolean): number {
	if (asked.word === known.word) return SAME;
	if (isEmpty(asked.word) || isEmpty(known.word)) return 0;
	if (asked.stem === known.stem) return SAME_STEM;
	if (asked.word.length > 3 && asked.sound === known.sound) return SAME_SOUND;
	if (unfinished && asked.word.length > 1 && known.word.startsWith(asked.word))
		return BEGINNING + (SAME_SOUND - BEGINNING) * (asked.word.length / known.word.length);
	if (asked.root === known.root) return SAME_ROOT;
	if (unfinished && asked.sound.length > 3 && known.sound.startsWith(asked.sound)) return BEGINNING;
	return asked.meaning !== undefined && asked.meaning === known.meaning ? SAME_MEANING : 0;
}
