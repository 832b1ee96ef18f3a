import type { Match } from '../match';

/** How far what vouches for a word may start, in characters: a short post, or some sentences of a long one. */
const REACH = 250;

/**
 * The matches to keep in a block of a text that is not ours: those whose signs add up to more than nothing. A word that
 * says the game stands alone, where nothing denies it. An ordinary one (« clé », « combat », « lieu ») needs telling
 * ones of this very game near it, or that one speaks of playing: in words for it, or in a question, for people ask about
 * rules. Words of shops, stories and everyday life deny it.
 *
 * The weights were found on the posts of `tests/fixtures/articles`, but for those of `*-temoins`.
 */
export function inCompany(matches: readonly Match[], text: string): Match[] {
	const asked = text.includes('?') ? 5 : 0;
	let first = 0;
	return matches.filter(({ start, end, slug, common }) => {
		// Of what says the game, long forms are mostly phrases that nothing else says: it takes a crowd to deny them.
		let sum = asked + (common ? -5 : end - start > 11 ? 25 : 1);
		for (let at = first; slug; at += 1) {
			const other = matches[at];
			if (!other || other.start > start + REACH) break;
			// Matches come in order: what is too far before one is too far before the next.
			if (other.start < start - REACH) first = at + 1;
			else if (!other.slug) sum += other.common ? -16 : 3;
			// Ordinary words prove nothing of each other.
			else if (other.slug !== slug) sum += other.common ? other.common - 1 : 7;
		}
		return slug && sum > 0;
	});
}
