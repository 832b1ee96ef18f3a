/** Values of a choice, each with its word in the address. Words are published: they never change. */
export type UrlWords<Value extends string> = readonly (readonly [value: Value, word: string])[];

/** The value that a word of the address stands for, or `undefined`. */
export const readWord = <Value extends string>(words: UrlWords<Value>, text: string | undefined): Value | undefined =>
	words.find(([, word]) => word === text)?.[0];

/** The word of a value in the address; a value that has none of its own is its word. */
export const writeWord = <Value extends string>(words: UrlWords<Value>, value: Value): string =>
	words.find(([known]) => known === value)?.[1] ?? value;
