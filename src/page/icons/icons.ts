import { arkham } from './arkham';
import { keyforge } from './keyforge';
import { l5r } from './l5r';
import { mistborn } from './mistborn';
import type { Icon } from './shared';

const games: Record<string, Record<string, Icon>> = { arkham, keyforge, l5r, mistborn };

/** Every icon, by game and name: `arkham/volonte`. */
const icons = new Map(
	Object.entries(games).flatMap(([game, drawn]) =>
		Object.entries(drawn).map(([name, icon]): [string, Icon] => [`${game}/${name}`, icon]),
	),
);

export const iconOf = (game: string, name: string): Icon | undefined => icons.get(`${game}/${name}`);

/** What the authors of a game may name. */
export const iconNames = (game: string): string[] => Object.keys(games[game] ?? {});
