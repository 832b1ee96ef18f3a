import type { Creature } from './creature';

/** A player's side: `actif` is the active player's when the situation is given. */
export type Camp = 'actif' | 'adverse';

/** The two battlelines, each from left to right: neighbours are adjacent in the array. */
export type Situation = Readonly<Record<Camp, readonly Creature[]>>;

/** The other player's side. */
export function opposingCamp(camp: Camp): Camp {
	return camp === 'actif' ? 'adverse' : 'actif';
}

/** Neighbours of a creature in its line: none, one on a flank, or two. An id that is not in the line has none. */
export function neighboursOf(ligne: readonly Creature[], id: string): readonly Creature[] {
	const rang = ligne.findIndex((creature) => creature.id === id);
	if (rang < 0) return [];
	return ligne.filter((_, autre) => Math.abs(autre - rang) === 1);
}
