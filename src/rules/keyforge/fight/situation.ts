import type { Creature } from './creature';

/** A player's side: `active` is the active player's when the situation is given. */
export type Side = 'active' | 'opposing';

/** The two battlelines, each from left to right: neighbors are adjacent in the array. */
export type Situation = Readonly<Record<Side, readonly Creature[]>>;

/** The other player's side. */
export function opposingSide(side: Side): Side {
	return side === 'active' ? 'opposing' : 'active';
}

/** Neighbors of a creature in its line: none, one on a flank, or two. An id that is not in the line has none. */
export function neighborsOf(line: readonly Creature[], id: string): readonly Creature[] {
	const rank = line.findIndex((creature) => creature.id === id);
	if (rank < 0) return [];
	return line.filter((_, other) => Math.abs(other - rank) === 1);
}
