import { heldOut } from './query-held-out';
import { mixed } from './query-mixed';
import type { Row } from './query-pages';
import { phrases } from './query-phrases';
import { words } from './query-words';

// What French players type, written from their side. About a third is held out: every third query of
// `words` and `phrases`, which were written before the ranking, and the whole of `heldOut`, which was
// written after it. Look only at the others when you change the ranking (TUNING=1 hides the rest), then
// check that the held-out ones follow.

export interface Query {
	q: string;
	/** A link to any section of one of these pages is a good answer. */
	expect: readonly string[];
	group: string;
	/** Never looked at while tuning. */
	heldOut: boolean;
}

const asked =
	(isHeldOut: (place: number) => boolean) =>
	([group, rows]: readonly [string, readonly Row[]]): Query[] =>
		rows.map(([q, ...expect], place) => ({ q, expect, group, heldOut: isHeldOut(place) }));

export const queries: readonly Query[] = [
	...Object.entries({ ...words, ...phrases }).flatMap(asked((place) => place % 3 === 2)),
	...asked(() => false)(['mixed', mixed]),
	...asked(() => true)(['held out', heldOut]),
];
