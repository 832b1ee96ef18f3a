import { foldForSearch } from '../../glossary/fold';

/** Length of a run of letters that is compared. */
const RUN = 4;

/** A text in bare words, as runs of letters are counted in it. */
export const bareWords = (text: string): string =>
	foldForSearch(text)
		.replace(/[^\p{L}\p{N}]+/gu, ' ')
		.trim();

/** Every run of letters of bare words, in their order: a slip costs a few of them, not a word. */
export const runs = (bare: string): string[] =>
	Array.from({ length: Math.max(0, bare.length - RUN + 1) }, (_, at) => bare.slice(at, at + RUN));
