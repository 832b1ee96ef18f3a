import type { Match } from '../match';

/** How far what vouches for an ordinary word may start, in characters: a short post, or some sentences of a long one. */
const REACH = 250;

/**
 * The matches to keep in a block of a text that is not ours. An ordinary word (« clé », « combat », « lieu ») counts
 * only where a telling one, be it itself, says this very game, and where one speaks of playing: in words of any card
 * game, or in a question, for people ask about rules. Words of shops, stories and everyday life deny it.
 *
 * The weights were found on the open half of the posts in `tests/fixtures/articles`; whole numbers do as well as others.
 */
export function inCompany(matches: readonly Match[], text: string): Match[] {
	let first = 0;
	return matches.filter(({ start, slug, common }) => {
		let game = common === 2 ? 6 : 0;
		let play = text.includes('?') ? 12 : 0;
		for (let at = first; common; at += 1) {
			const other = matches[at];
			if (!other || other.start > start + REACH) break;
			// Matches come in order: what is too far before one is too far before the next.
			if (other.start < start - REACH) first = at + 1;
			else if (!other.slug) play += other.common ? -20 : 2;
			else if (other.common !== 1 && other.slug !== slug) {
				game += 8;
				// A form that is nothing but the game’s is spoken by those who play it.
				play += other.common ? 0 : 20;
			}
		}
		return slug && (!common || (game && play > 2 && game + play >= 20));
	});
}
