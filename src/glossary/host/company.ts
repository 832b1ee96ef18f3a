import type { Match } from '../match';

/** How far from a word another may start that supports it, in characters: all of a post, some of a long one. */
const REACH = 600;

/** How far a word that denies reaches. */
const DENIAL = 250;

/** What ends a sentence. Where a line of a host breaks, it has a bar. */
const END = /[.!?…]\s|[|\n]/;

/**
 * The matches to keep in a block of a text that is not ours: those whose signs add up to more than nothing. A word that says
 * the game stands alone, where nothing denies it. An ordinary one (« clé », « combat », « lieu ») needs telling ones of this
 * very game near it, or a sign that the text is about playing: a word for it, or a question, since people ask about rules.
 *
 * Words of shops, stories and everyday life deny those of their sentence. Those of other sentences do so a little, however
 * many there are: the report of a tournament has its room and its lunch, and is about the game. A question is short, and about
 * one thing: there they deny all. The name of another game denies the whole block.
 *
 * The weights were found on the posts of `tests/fixtures/articles`, but for those of `*-temoins`.
 */
export function inCompany(matches: readonly Match[], text: string): Match[] {
	const asked = text.includes('?');
	const another = matches.some(({ slug, common }) => !slug && common === 2);
	const sentences = sentencesOf(matches, text);
	let first = 0;
	return matches.filter(({ start, end, slug, common }, place) => {
		// A long form that needs no company is mostly a phrase with no other meaning: one everyday word near it does not deny
		// it, several do.
		let sum = (asked ? 5 : 0) + (common ? -5 : end - start > 11 ? 30 : 3) - (another ? 40 : 0);
		/** How much near it says that one speaks of playing, how many words of players there are, how much denies from afar. */
		let playing = asked ? 1 : 0;
		let telling = 0;
		let far = 0;
		for (let at = first; slug; at += 1) {
			const other = matches[at];
			if (!other || other.start > start + REACH) break;
			// Matches come in order: what is too far before one is too far before the next.
			if (other.start < start - REACH) first = at + 1;
			else if (!other.slug && other.common) {
				if (Math.abs(other.start - start) > DENIAL) continue;
				if (asked || sentences[at] === sentences[place]) sum -= 16;
				else far = Math.min(16, far + 8);
			} else if (!other.slug) {
				sum += 4;
				playing += 1;
			} else if (other.slug === slug) {
				// A word does not support itself.
			} else if (!other.common) {
				sum += 8;
				playing += 2;
			} else if (other.common === 2) telling += 1;
		}
		// Stories of knights have many words of players too, and nobody who plays.
		return slug && sum - far + telling * (playing > 2 ? 6 : 1) > 0;
	});
}

/** The sentence of each match. */
function sentencesOf(matches: readonly Match[], text: string): number[] {
	let sentence = 0;
	let from = 0;
	return matches.map(({ start }) => {
		sentence += text.slice(from, start).split(END).length - 1;
		from = start;
		return sentence;
	});
}
