import { loadLibrary } from '../../src/library/load-library';
import type { Page } from '../../src/library/types';
import { toolCards } from '../../src/widgets/registry';

/** The content that the site is built from. */
export const loaded = loadLibrary(process.cwd(), { base: '/', tools: toolCards });

export const { games } = loaded.library;

/** Those that have all that a game has: one that begins grows little by little. */
export const grown = games.filter(({ data }) => !data.debutant);

/** Every page of every game, with the name of its file. */
export const pages: [string, Page][] = games.flatMap((game) =>
	game.pages.map((page): [string, Page] => [page.file, page]),
);
