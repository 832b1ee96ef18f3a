import type { Game } from '../library/types';

/** What is said before the name of the game, for the kinds of pages whose titles are everyday words. */
const kinds: Readonly<Record<string, string>> = { chapitre: 'Règles ', terme: 'Glossaire ' };

/**
 * The title of a page as it is read away from the site, in a list of results or on a card: with its game, and with its kind as
 * players search it (« règles KeyForge »). A title that names the game already is left as it is.
 */
export function titleElsewhere(title: string, game: Game | undefined, kind: string | undefined): string {
	if (!game || title.includes(game.data.court)) return title;
	return `${title} · ${kinds[kind ?? ''] ?? ''}${game.data.court}`;
}
