import { arkham } from './games/arkham';
import { l5r } from './games/l5r';
import { mistborn } from './games/mistborn';
import { heldOut } from './query-held-out';
import { mixed } from './query-mixed';
import type { Row } from './query-pages';
import { phrases } from './query-phrases';
import { words } from './query-words';

// What French players type, written from their side. About a third is held out: every third query of most
// groups, which were written before the ranking, and the whole of `heldOut`, which was written after it. Look
// only at the others when you change the ranking (TUNING=1 hides the rest), then check that the held-out ones
// follow.

export interface Query {
	q: string;
	jeu: string;
	/** A link to any section of one of these pages is a good answer. */
	expect: readonly string[];
	group: string;
	/** Never looked at while tuning. */
	heldOut: boolean;
}

const asked =
	(jeu: string, isHeldOut: (place: number) => boolean) =>
	([group, rows]: readonly [string, readonly Row[]]): Query[] =>
		rows.map(([q, ...expect], place) => ({ q, jeu, expect, group: `${jeu}, ${group}`, heldOut: isHeldOut(place) }));

const oneInThree = (place: number) => place % 3 === 2;

/** A fair share of what players type, the same for the four games. */
export const queries: readonly Query[] = [
	...Object.entries({ ...words, ...phrases }).flatMap(asked('keyforge', oneInThree)),
	...asked('keyforge', () => true)(['held out', heldOut]),
	...Object.entries(arkham).flatMap(asked('arkham', oneInThree)),
	...Object.entries(l5r).flatMap(asked('l5r', oneInThree)),
	...Object.entries(mistborn).flatMap(asked('mistborn', oneInThree)),
];

/** Everyday questions of KeyForge that were chosen because they are hard. */
export const hardQueries: readonly Query[] = asked('keyforge', () => false)(['hard', mixed]);
