import type { Match } from '../match';

/** How far what vouches for an ordinary word may stand, in characters: about fifteen words. */
const REACH = 80;

/** What card games are spoken of with. One of them is found in any text (« la carte du restaurant »), two seldom. */
const gameWords =
	/(?<![\p{L}\p{N}])(?:adversaire|carte|créature|deck|investigat(?:eur|rice)|jeton|joueu(?:r|se)|personnage|pion|tour)s?(?![\p{L}\p{N}])/giu;

/** A stretch of the text, and how much it vouches for the ordinary words around it: 1 is enough. */
interface Voucher {
	start: number;
	end: number;
	weight: number;
	/** What counts once for a word, and not for itself. */
	slug: string;
}

/**
 * The matches to keep in a block of a text that is not ours: those that are ordinary words (« clé », « combat »,
 * « lieu ») only near a form that says the game, or two words of any card game, or ordinary words of four other terms.
 */
export function inCompany(text: string, matches: readonly Match[]): Match[] {
	const vouchers: Voucher[] = matches.map((match) =>
		match.common ? { ...match, weight: 0.25 } : { ...match, weight: 1, slug: '' },
	);
	for (const { 0: word, index } of text.matchAll(gameWords)) {
		vouchers.push({ start: index, end: index + word.length, weight: 0.5, slug: `${index}` });
	}
	vouchers.sort((a, b) => a.start - b.start);
	let first = 0;
	return matches.filter(({ start, end, slug, common }) => {
		let weight = common ? 0 : 1;
		const counted = new Set([slug]);
		// Matches come in order: what is too far before one is too far before the next.
		while ((vouchers[first]?.end ?? start) < start - REACH) first += 1;
		for (let at = first; weight < 1; at += 1) {
			const other = vouchers[at];
			if (!other || other.start > end + REACH) return false;
			// « jeton » is a word of the game, but does not vouch for itself.
			if ((other.end > start && other.start < end) || counted.has(other.slug)) continue;
			counted.add(other.slug);
			weight += other.weight;
		}
		return true;
	});
}
