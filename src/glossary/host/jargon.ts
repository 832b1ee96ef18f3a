import { arkham } from './jargon/arkham';
import { keyforge } from './jargon/keyforge';
import { l5r } from './jargon/l5r';
import { mistborn } from './jargon/mistborn';
import { list } from './list';

/**
 * What players write for a term and its page does not say, or only lists for search: slang, English names and French
 * made of them, spellings. By term; on the site, none of these links.
 *
 * A word is an ordinary one, unless « ! » says that it tells the game by itself, or « + » that it is characteristic. Those
 * with a capital keep it. A word of which French makes too much else (« taper », « tuer », « bouger ») is left out.
 */
type PlayerWords = Readonly<Record<string, string>>;

const byGame: Readonly<Record<string, PlayerWords>> = { arkham, keyforge, l5r, mistborn };

/** What is added to the words of a game. */
export interface Jargon {
	/** Term → words. */
	readonly words: Readonly<Record<string, readonly string[]>>;
	/** Words that say the game by themselves, in lower case. */
	readonly telling: ReadonlySet<string>;
	/** Ordinary words that nobody but a player uses so often, in lower case. */
	readonly characteristic: ReadonlySet<string>;
}

/** What the players of a game write. */
export function jargonOf(game: string): Jargon {
	const marked = Object.entries(byGame[game] ?? {}).map(([slug, text]) => [slug, list(text)] as const);
	const withMark = (mark: string) =>
		new Set(
			marked.flatMap(([, words]) =>
				words.filter((word) => word.endsWith(mark)).map((word) => word.slice(0, -1).toLowerCase()),
			),
		);
	return {
		words: Object.fromEntries(marked.map(([slug, words]) => [slug, words.map((word) => word.replace(/[!+]$/, ''))])),
		telling: withMark('!'),
		characteristic: withMark('+'),
	};
}
