import { arkham } from './games/arkham';
import { l5r } from './games/l5r';
import { mistborn } from './games/mistborn';
import { heldOut } from './query-held-out';
import { mixed } from './query-mixed';
import type { Row } from './query-pages';
import { phrases } from './query-phrases';
import { words } from './query-words';

// What French players type, written from their side, most of it beside the site: the bench judges better.

export interface Query {
	q: string;
	jeu: string;
	/** A link to any section of one of these pages is a good answer. */
	expect: readonly string[];
	group: string;
}

const asked =
	(jeu: string) =>
	([group, rows]: readonly [string, readonly Row[]]): Query[] =>
		rows.map(([q, ...expect]) => ({ q, jeu, expect, group: `${jeu}, ${group}` }));

/** A fair share of what players type, the same for the four games. */
export const queries: readonly Query[] = [
	...Object.entries({ ...words, ...phrases }).flatMap(asked('keyforge')),
	...asked('keyforge')(['held out', heldOut]),
	...Object.entries(arkham).flatMap(asked('arkham')),
	...Object.entries(l5r).flatMap(asked('l5r')),
	...Object.entries(mistborn).flatMap(asked('mistborn')),
];

/** Everyday questions of KeyForge that were chosen because they are hard. */
export const hardQueries: readonly Query[] = asked('keyforge')(['hard', mixed]);
