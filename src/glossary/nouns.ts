/** Words whose plural is not that of their ending. */
const plurals: ReadonlyMap<string, string> = new Map([
	...withMark('s', 'bal bleu carnaval chacal fatal festival final landau natal naval pneu récital régal'),
	...withMark('x', 'bijou caillou chou genou hibou joujou pou'),
	['corail', 'coraux'],
	['travail', 'travaux'],
	['vitrail', 'vitraux'],
]);

function withMark(mark: string, words: string): [string, string][] {
	return words.split(' ').map((word) => [word, word + mark]);
}

/** Plural of a French noun or adjective; words that end in s, x or z, and anything that is not a word, stay. */
export function plural(word: string): string {
	// A number of Rome (« niveau II ») stays too.
	if (!/^\p{L}{2,}$/u.test(word) || /[sxz]$/i.test(word) || /^[IVX]{2,}$/.test(word)) return word;
	const known = plurals.get(word.toLowerCase());
	if (known) return word.slice(0, 1) + known.slice(1);
	if (word.endsWith('al')) return `${word.slice(0, -2)}aux`;
	return word + (/(?:[ea]u|œu)$/.test(word) ? 'x' : 's');
}

/** Nouns whose ending is that of an adjective and whose « feminine » would be another word. */
const noFeminine = new Set('argent chant enfant motif plant serpent'.split(' '));

/** Nouns of a quality, which end like participles: « capacité », « priorité ». */
const quality =
	/(?:[aeoi]c|il|al|or|id|iv|os|bil)ité$|^(?:difficulté|fierté|quantité|rareté|santé|sincérité|unité|volonté)$/i;

/**
 * Feminine of a word, for the endings where no other French word is likely to be hit: « sonné », « détruit »,
 * « attaquant », « adjacent », « actuel », « actif », « hasardeux ». Not « droit » (droite), « profit » (profite),
 * « appel » (appelle), « remplacement ».
 */
export function feminine(word: string): string | undefined {
	if (noFeminine.has(word.toLowerCase()) || quality.test(word)) return undefined;
	if (/(?:é|ant|[cdglnqru]ent|[dt]ruit|duit|crit|[ru]dit)$/.test(word)) return `${word}e`;
	if (/[iuénrt]el$/.test(word)) return `${word}le`;
	if (word.endsWith('if')) return `${word.slice(0, -1)}ve`;
	if (word.endsWith('eux')) return `${word.slice(0, -1)}se`;
	return undefined;
}
