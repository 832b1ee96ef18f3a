import { withBase } from '../addresses/addresses';
import { handedOver } from './handed-over';
import type { Game } from './types';

/** Path under which the site is served, always with a final slash. */
export const base = `${import.meta.env.BASE_URL.replace(/\/$/, '')}/`;

/** The whole content, as the integration has read it: it has already stopped a build whose content is wrong. */
export const library = handedOver();

/** Games that have something to read; the others are not shown. */
export const games: readonly Game[] = library.games.filter((game) => game.chapters.length > 0);

/** Address of a path of the site, with base. `path` starts with a slash and may hold a query or a fragment. */
export const href = (path: string): string => withBase(base, path);

/** Its whole address, as other sites take it. */
export const absolute = (path: string): string => new URL(href(path), import.meta.env.SITE).href;

/** The game of a route. Throws when the route was not made by `getStaticPaths`. */
export function gameOf(slug: string): Game {
	const game = games.find((item) => item.slug === slug);
	if (!game) throw new Error(`No game « ${slug} ».`);
	return game;
}

/** `getStaticPaths` of a page that each game has once. */
export const gamePaths = () => games.map((game) => ({ params: { jeu: game.slug }, props: { game } }));

// A page that other sites can frame stands at two addresses, its own and its frame’s: both are made of one list.

/** `getStaticPaths` of the aid of each game that has one. */
export const aidPaths = () =>
	games.flatMap((game) => (game.aid ? [{ params: { jeu: game.slug }, props: { game, aid: game.aid } }] : []));

/** `getStaticPaths` of the corrected cards of each game that has some. */
export const errataPaths = () =>
	games.flatMap((game) => game.errata.map((page) => ({ params: { jeu: game.slug }, props: { game, page } })));

/** `getStaticPaths` of each subject of the FAQ. */
export const faqPaths = () =>
	games.flatMap((game) =>
		game.faq.map((page) => ({ params: { jeu: game.slug, sujet: page.slug }, props: { game, page } })),
	);

/** `getStaticPaths` of each term. */
export const termPaths = () =>
	games.flatMap((game) =>
		game.terms.map((term) => ({ params: { jeu: game.slug, terme: term.slug }, props: { game, term } })),
	);

/** `getStaticPaths` of each tool. */
export const toolPaths = () =>
	games.flatMap((game) =>
		game.tools.map((tool) => ({ params: { jeu: game.slug, outil: tool.slug }, props: { game, tool } })),
	);
