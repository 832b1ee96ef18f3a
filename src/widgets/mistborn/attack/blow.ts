import type { Source } from '../../../rules/mistborn/attack/assault';

/**
 * Whom an attack of the Lord Ruler strikes: `others` is each player but the reader; `allies`, every Ally of the players;
 * `my-allies`, those of the reader.
 */
export type Struck = 'each' | 'together' | 'others' | 'me' | 'j1' | 'j2' | 'j3' | 'allies' | 'my-allies';

/** An attack of the Lord Ruler or of a foe, as its card says it. */
export interface BlowSheet {
	source: Source;
	/** Its damage: a number, and so many times X. */
	flat: number;
	times: number;
	/** X when it falls; 0 for that of the whole case. */
	dominance: number;
	on: Struck;
	/** The Clouds of the players wait for a later attack. */
	keepsClouds: boolean;
	/** What each teammate takes of damage that all share; the reader takes the rest. */
	part1: number;
	part2: number;
	part3: number;
}

export const MAX_BLOWS = 4;

export const plainBlow: BlowSheet = {
	source: 'edict',
	flat: 0,
	times: 2,
	dominance: 0,
	on: 'each',
	keepsClouds: false,
	part1: 0,
	part2: 0,
	part3: 0,
};

/** Whom it strikes among the players who are there: someone else is everyone, and alone, all the Allies are yours. */
export function strikeAmong(on: Struck, seats: readonly string[]): Struck {
	if (on === 'my-allies' && seats.length === 1) return 'allies';
	return ['j1', 'j2', 'j3'].includes(on) && !seats.includes(on) ? plainBlow.on : on;
}
