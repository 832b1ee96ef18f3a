import { fresh } from './query-fresh';
import type { Row } from './query-pages';
import { phrases } from './query-phrases';
import { unseen } from './query-unseen';
import { words } from './query-words';

// What French players type, written from their side before the ranking was tuned. Every third query of
// a group, and all the unseen ones, are held out: look only at the others when you change the ranking
// (TUNING=1 hides the rest), then check that the held-out ones follow.

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
	...asked(() => false)(['fresh', fresh]),
	...asked(() => false)(['unseen', unseen]),
];
