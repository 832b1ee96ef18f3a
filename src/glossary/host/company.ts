import type { Match } from '../match';

/** How many words of the lists count on each side of a word, at most: the work is bounded for each word. */
const NEARBY = 30;

/** How far from a word another may start that supports it, in characters: all of a post, some of a long one. */
const REACH = 600;

/** How far a word that denies reaches, in characters. */
const DENIAL = 250;

/** What ends a sentence. Where a line of a host breaks, it has a bar. */
const END = /[.!?…]\s|[|\n]/;

/**
 * The matches to keep in a block of a text that is not ours: those whose signs add up to more than nothing. A word that says
 * the game stands alone, where nothing denies it. An ordinary one (« clé », « combat », « lieu ») needs telling ones of this
 * very game near it, or a sign that the text is about playing: a word for it, or a question, since people ask about rules.
 *
 * Words of shops, stories and everyday life deny those of their sentence. Those of other sentences do so a little: the report
 * of a tournament has its room and its lunch, and is about the game. A question is short, and about one thing: there they
 * deny all. The name of another game denies the whole block.
 *
 * The weights were found on the posts of `tests/fixtures/articles`, but for those of `*-temoins`.
 */
export function inCompany(matches: readonly Match[], text: string): Match[] {
	const asked = text.includes('?');
	const another = matches.some(({ slug, common }) => !slug && common === 2);
	return matches.filter(({ start, end, slug, common }, at) => {
		// A long form that needs no company is mostly a phrase with no other meaning: one everyday word near it does not deny
		// it, several do.
		let sum = (common ? -5 : end - start > 11 ? 18 : 3) - (another ? 40 : 0) + (asked ? 5 : 0);
		/** How much near it says that one speaks of playing, and how many words of players there are. */
		let playing = asked ? 1 : 0;
		let telling = 0;
		/** What words of other sentences deny, together. */
		let denied = 0;
		for (const other of matches.slice(Math.max(0, at - NEARBY), at + NEARBY)) {
			// One of the two slices is empty.
			const between = text.slice(start, other.start) + text.slice(other.start, start);
			if (other.slug === slug || between.length > REACH) continue;
			if (!other.common) {
				sum += other.slug ? 8 : 4;
				playing += other.slug ? 2 : 1;
			} else if (other.slug) telling += other.common - 1;
			else if (between.length < DENIAL) {
				if (asked || !END.test(between)) sum -= 16;
				else denied = Math.min(16, denied + 7);
			}
		}
		// Stories of knights have many words of players too, and nobody who plays.
		return slug && sum - denied + telling * (playing > 2 ? 6 : 1) > 0;
	});
}
