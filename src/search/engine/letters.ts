import { remembered } from './remembered';
import { searchWords } from './stem';

/** Length of a run of letters that is compared. */
const RUN = 4;

/** A text in bare words, as runs of letters are counted in it. */
export const bareWords = (text: string): string => searchWords(text).join(' ');

let signs = 0;

/** The rank at which a sign was first met: folded texts hold some forty. */
const rankOf = remembered((_sign: string): number => ++signs);

/**
 * Every run of letters of bare words, in their order: a slip costs a few of them, not a word. Each is a number, eight
 * bits a letter: an index holds half a million of them, and as texts they took a quarter of the time to make it ready.
 */
export function runs(bare: string): number[] {
	const found: number[] = [];
	let run = 0;
	for (let at = 0; at < bare.length; at++) {
		run = ((run << 8) | (rankOf(bare[at] as string) & 255)) >>> 0;
		if (at >= RUN - 1) found.push(run);
	}
	return found;
}
