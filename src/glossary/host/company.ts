import type { Match } from '../match';

/**
 * How far from a word another may start that supports or denies it, in characters: all of a short post, or some sentences of
 * a long one.
 */
const REACH = 250;

/**
 * The matches to keep in a block of a text that is not ours: those whose signs add up to more than nothing. A word that says
 * the game stands alone, where nothing denies it. An ordinary one (« clé », « combat », « lieu ») needs telling ones of this
 * very game near it, or a sign that the text is about playing: a word for it, or a question, since people ask about rules.
 * Words of shops, stories and everyday life deny it.
 *
 * The weights were found on the posts of `tests/fixtures/articles`, but for those of `*-temoins`.
 */
export function inCompany(matches: readonly Match[], text: string): Match[] {
	const asked = text.includes('?') ? 5 : 0;
	let first = 0;
	return matches.filter(({ start, end, slug, common }) => {
		// A long form that needs no company is mostly a phrase with no other meaning: one everyday word near it does not deny
		// it, several do.
		let sum = asked + (common ? -5 : end - start > 11 ? 25 : 1);
		for (let at = first; slug; at += 1) {
			const other = matches[at];
			if (!other || other.start > start + REACH) break;
			// Matches come in order: what is too far before one is too far before the next.
			if (other.start < start - REACH) first = at + 1;
			else if (!other.slug) sum += other.common ? -10 : 3;
			// An ordinary word does not support another one, unless players use it far more than others do.
			else if (other.slug !== slug) sum += other.common ? other.common - 1 : 7;
		}
		return slug && sum > 0;
	});
}
