import type { PublishedPassages } from '../library/passages/published';
import { isRef } from './compact';
import { MAX_NAME, type Ref } from './model';

/** A line of an aid, which says a statement, maybe shorter. */
export interface ShortLine {
	readonly ref: Ref;
	/** What the aid calls it, if it does. */
	readonly title: string;
	readonly text: string;
}

export interface AidSection {
	readonly title: string;
	readonly lines: readonly ShortLine[];
}

/** The parts of the aid of a game, in order; none when the game has no aid. */
export function aidOf({ pages }: PublishedPassages): readonly AidSection[] {
	const sections: { title: string; lines: ShortLine[] }[] = [];
	for (const { k, t, n = '', s, u } of pages.find(({ y }) => y === 'aide')?.l ?? []) {
		if (k === 'h2') sections.push({ title: t.slice(0, MAX_NAME), lines: [] });
		else if (u !== undefined && isRef(u))
			sections.at(-1)?.lines.push({ ref: u, title: n, text: s ? `${t} (${s})` : t });
	}
	return sections;
}
