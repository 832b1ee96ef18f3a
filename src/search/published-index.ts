// The published index of search: written by the build, read by the browser. One file a game, and one for what games
// share; what players ask of each is a file beside it, so that the first answer does not wait for it.

/** Kinds of results, as in `/recherche/?type=…`. */
export type ResultType =
	| 'terme'
	| 'chapitre'
	| 'faq'
	| 'errata'
	| 'outil'
	| 'deroulement'
	| 'aide'
	| 'concept'
	| 'hors-livret'
	| 'jeu';

/**
 * What can be found: a page, a part of it with a name of its own (a section, a question, a card, a step), or a
 * statement. Keys are short because the file is sent to phones.
 */
export interface PublishedEntry {
	/** Address inside the site, without base; of a part of a page, its fragment with `#`. */
	u: string;
	/** Name; a statement has none. */
	n?: string | undefined;
	/** What is shown: the statement, the answer, the definition, whole. */
	d: string;
	/** Kind; left out in a part of a page, which has that of its page. */
	y?: ResultType | undefined;
	/** Number of the entry that it is a part of; for a statement, of the nearest one with a name. */
	p?: number | undefined;
	/** What it leads: the items of its list or the first cells of its table. They are shown with it, and found by themselves. */
	l?: string[] | undefined;
	/** Heading above a statement, when it is no entry. */
	s?: string | undefined;
	/** Id of the statement that is shown, or of its home when this restates it, when the address does not say it. */
	i?: string | undefined;
	/** Other official forms. */
	f?: string[] | undefined;
	/** English names. */
	a?: string[] | undefined;
	/** Everyday words, misspellings, fan vocabulary. */
	r?: string[] | undefined;
}

/** A published index: that of a game, or of what games share. */
export interface PublishedIndex {
	/** Short name of the game; empty for what games share. */
	name: string;
	entries: PublishedEntry[];
	/** In what games share: the games, in the order of the site, with the words by which a query names each. */
	games?: Record<string, { name: string; words: string[] }> | undefined;
}

/** What finds an entry besides its own words, the entries that are found with it alone, and what is offered beside one. */
export interface PublishedQuestions {
	/** What the rulebook does not treat; numbered after the entries of the index, which it would make heavier. */
	edges?: PublishedEntry[] | undefined;
	/** Number of the entry, or of those that answer together, then what players ask of it. Each question is there once. */
	questions: [entries: number | number[], ...questions: string[]][];
	/** Number of the entry, then the words by which it is found and which nothing of it says. */
	words: [entry: number, words: string][];
	/** What terms say of a rule that is at home elsewhere, each with the number of the entry that it comes after. */
	restated: [after: number, entry: PublishedEntry][];
	/** When what is found happens. */
	charts?: PublishedMoments | undefined;
}

/** Moments in the charts of a game. An address is that of a step, or of a list of steps, after `path`. */
export interface PublishedMoments {
	path: string;
	/** Steps with what leads to them, and the numbers of the entries that they state. */
	steps: [address: string, label: string, ...entries: number[]][];
	/** What players may do, as it follows « Quand puis-je », with what leads to its only step, or how many it has. */
	gestures: [title: string, moments: string | number, address: string][];
}

/** What leads to a step of a chart: its words, and its address inside the site. */
export interface StepLink {
	label: string;
	path: string;
}

/** An entry as it is searched: its address and its kind are whole, what players ask is with it. */
export interface Entry extends Omit<PublishedEntry, 'y' | 'i'> {
	y: ResultType;
	/** Id of what it says, by which nothing is shown twice. */
	i: string;
	/** What players ask, and this answers. */
	q: readonly string[];
	/** Words by which it is found and which nothing of it says. */
	x: string;
	/** The step of a chart that states it. */
	step?: StepLink | undefined;
	/** It says what is at home on another page. */
	restates?: boolean | undefined;
}
