// The published index of names: written by the build, read by the browser.

/** Kinds of results, as in `/recherche/?type=…`. */
export type ResultType = 'terme' | 'chapitre' | 'faq' | 'errata' | 'outil' | 'deroulement' | 'concept' | 'jeu';

/**
 * A page of the published index of names: everything a player may call it. Keys are short because the
 * file is sent to phones.
 */
export interface NameEntry {
	/** Address inside the site, without base. */
	u: string;
	/** Name shown. */
	n: string;
	/** One sentence shown under the name. */
	d: string;
	/** Chapter that the section belongs to. */
	c?: string | undefined;
	/** Game; none for what the games share. */
	j?: string | undefined;
	y: ResultType;
	/** Other official forms. */
	f?: string[] | undefined;
	/** English names. */
	a?: string[] | undefined;
	/** Everyday words, misspellings, fan vocabulary. */
	r?: string[] | undefined;
}

/** A published index of names: all the games, or one. */
export interface PublishedNames {
	/** Short name of each game. */
	jeux: Record<string, string>;
	noms: NameEntry[];
}
