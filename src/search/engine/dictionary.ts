import WordTree from 'minisearch/SearchableMap';
import { sameMeaning } from './meanings';
import { sound, stem } from './stem';
import type { Weights } from './weights';

/** Stems that stand for a word of a query, each with what it is worth of the word itself, from 0 to 1. */
export type Stems = ReadonlyMap<string, number>;

export interface Dictionary {
	/** Stems of the index that a word of a query means. The last word of a query may be unfinished. */
	readWord: (word: string, unfinished: boolean) => Stems;
	/** Whether the index has the word, or another form of it. */
	knows: (word: string) => boolean;
	/**
	 * The word as it is spelt that a word of a query is taken for when the index has it in no form, by no meaning and by no
	 * sound: what only a slip brings near may be another word. Empty when nothing is near, `undefined` when it is known.
	 */
	takenFor: (word: string, unfinished: boolean) => string | undefined;
	/** Stems that begin as a word does, or are spelt nearly as it is, each with the letters that differ. */
	nearest: (word: string) => ReadonlyMap<string, number>;
}

/** Letters that may be wrong in a word: none in a short one, two in a long one. */
const slips = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/**
 * The stems of an index, found as they are, by meaning, by ear, by their beginning or in spite of a slip. `sure` words
 * are spelt as they should be; players’ own may hold slips, and do not keep a word from being read as another.
 */
export function makeDictionary(sure: Iterable<string>, players: Iterable<string>, weights: Weights): Dictionary {
	/** Stems, and whether they are spelt as they should be. */
	const stems = new WordTree<boolean>();
	const sounds = new WordTree<Set<string>>();
	for (const word of players) stems.set(stem(word), false);
	const written = new Set<string>();
	/** A word of each stem, as it is written. */
	const spellings = new Map<string, string>();
	for (const word of sure) {
		written.add(word);
		const short = stem(word);
		stems.set(short, true);
		if (!spellings.has(short)) spellings.set(short, word);
		const heard = sound(word);
		sounds.set(heard, (sounds.get(heard) ?? new Set()).add(short));
	}

	function readWord(word: string, unfinished: boolean): Stems {
		const short = stem(word);
		const found = new Map<string, number>();
		const add = (other: string, worth: number) => {
			if (worth > (found.get(other) ?? 0)) found.set(other, worth);
		};
		if (stems.has(short)) add(short, 1);
		for (const other of sameMeaning(short)) if (stems.has(other)) add(other, weights.meaning);
		if (unfinished && short.length > 1)
			for (const [other] of stems.atPrefix(short))
				if (other !== short) add(other, weights.unfinished * (short.length / other.length));
		if (written.has(word)) return found;
		// « provoquation » has the stem of « provoquer », and is « provocation » by ear.
		const heard = sound(word);
		for (const other of sounds.get(heard) ?? []) add(other, weights.sound);
		if (stems.get(short)) return found;
		for (const other of swapped(word)) if (stems.has(stem(other))) add(stem(other), weights.slip);
		const letters = slips(word.length);
		if (letters > 0)
			for (const [other, , distance] of nearTo(stems, short, letters))
				add(other, weights.slip * (1 - distance / (short.length + 1)));
		if (letters > 0 && heard.length > 3)
			for (const [near, others, distance] of nearTo(sounds, heard, 1))
				for (const other of others) add(other, weights.slip * weights.sound * (1 - distance / (near.length + 1)));
		return found;
	}
	function nearest(word: string): Map<string, number> {
		const short = stem(word);
		const found = new Map<string, number>();
		if (short.length < 3) return found;
		for (const other of stems.atPrefix(short).keys()) found.set(other, other.length - short.length);
		for (const [other, , distance] of nearTo(stems, short, Math.floor(short.length / 2))) found.set(other, distance);
		return found;
	}
	function takenFor(word: string, unfinished: boolean): string | undefined {
		const short = stem(word);
		const known =
			/\d/.test(word) ||
			stems.has(short) ||
			sounds.has(sound(word)) ||
			sameMeaning(short).some((other) => stems.has(other)) ||
			(unfinished && stems.atPrefix(short).size > 0);
		if (known) return undefined;
		const [near = ''] = [...readWord(word, false)].sort(([, x], [, y]) => y - x).map(([other]) => other);
		const spelling = spellings.get(near) ?? '';
		const isSlip = beginsAs(word, spelling) || swapped(word).some((other) => stem(other) === near);
		return isSlip ? spelling : '';
	}
	return { readWord, nearest, takenFor, knows: (word) => stems.has(stem(word)) };
}

/** How much of a word another one must begin with to be told as what it may be: a stem alone brings far words near. */
const ENOUGH = 2 / 3;

const beginsAs = (word: string, other: string): boolean =>
	other.startsWith(word.slice(0, Math.ceil(word.length * ENOUGH)));

/** A word with two neighbouring letters in the place of one another: « amrure ». */
const swapped = (word: string): string[] =>
	word.length < 4
		? []
		: Array.from(
				{ length: word.length - 1 },
				(_, at) => `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`,
			);

const nearTo = <T>(map: WordTree<T>, word: string, distance: number): [string, T, number][] =>
	[...map.fuzzyGet(word, distance)].map(([key, [value, far]]) => [key, value, far]);
