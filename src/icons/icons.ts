import { arkham } from './arkham';
import { keyforge } from './keyforge';
import { l5r } from './l5r';
import { mistborn } from './mistborn';
import type { Icon } from './shared';

const games = new Map(
	Object.entries({ arkham, keyforge, l5r, mistborn }).map(([game, icons]) => [game, new Map(Object.entries(icons))]),
);

/** The icon that a game calls so: `volonte` of `arkham`. */
export const iconOf = (game: string, name: string): Icon | undefined => games.get(game)?.get(name);

/** What the authors of a game may name. */
export const iconNames = (game: string): string[] => [...(games.get(game)?.keys() ?? [])];
