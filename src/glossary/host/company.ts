import type { Match } from '../match';

/** How far what vouches for an ordinary word may stand, in characters: about fifteen words. */
const REACH = 80;

/** A stretch of the text, and how much it vouches for the ordinary words around it: 1 is enough. */
interface Voucher {
	start: number;
	end: number;
	weight: number;
	/** What counts once for a word, and not for itself. */
	once: unknown;
}

/**
 * The matches to keep in a block of a text that is not ours: those that are ordinary words (« clé », « combat »,
 * « lieu ») only near a form that says the game, or two words of any card game, or ordinary words of four other terms.
 */
export function inCompany(matches: readonly Match[]): Match[] {
	const vouchers = matches.map((match): Voucher => {
		const { slug, common } = match;
		return { ...match, weight: common ? 0.25 : slug ? 1 : 0.5, once: common ? slug : match };
	});
	let first = 0;
	return matches.filter(({ start, end, slug, common }) => {
		let weight = common ? 0 : 1;
		const counted = new Set<unknown>([slug]);
		// Matches come in order: what is too far before one is too far before the next.
		while ((vouchers[first]?.end ?? start) < start - REACH) first += 1;
		for (let at = first; weight < 1; at += 1) {
			const other = vouchers[at];
			if (!other || other.start > end + REACH) return false;
			if (counted.has(other.once)) continue;
			counted.add(other.once);
			weight += other.weight;
		}
		return slug;
	});
}
