import { searchWords, tellingWords } from '../engine/stem';

const BEGINNING = 4;

/**
 * Tells whether a text holds a word of the query, or begins one alike. Pagefind shortens a word that it
 * does not know until something fits: « armoricain » ends by finding every « à ».
 */
export function relatedTo(query: string): (text: string) => boolean {
	const beginnings = tellingWords(query).map((word) => word.slice(0, BEGINNING));
	return (text) => searchWords(text).some((word) => beginnings.some((beginning) => word.startsWith(beginning)));
}

/** An excerpt without the marks around words that are not those of the query. */
export const keepMarks = (excerpt: string, related: (text: string) => boolean): string =>
	excerpt.replace(/<mark>(.*?)<\/mark>/g, (mark, text: string) => (related(text) ? mark : text));
