import { type Creature, type GameEvent, resolve, type Situation } from '../../../rules/keyforge/fight';
import { resolveOnce } from './resolve-once';
import { type FightState, toEngine } from './state';

const ends = (line: readonly Creature[]): readonly Creature[] =>
	line.filter((_, rank) => rank === 0 || rank === line.length - 1);

/** Creatures that a card names together, attackers’ line first. */
export const groups: readonly (readonly [name: string, list: (situation: Situation) => readonly Creature[]])[] = [
	['Toutes', ({ active, opposing }) => [...active, ...opposing]],
	['Toutes les vôtres', ({ active }) => active],
	['Toutes les adverses', ({ opposing }) => opposing],
	['Celles des flancs', ({ active, opposing }) => [...ends(active), ...ends(opposing)]],
];

/** The creatures in play when an event of the list comes; at the start, for what is no event of the list. */
export function creaturesBefore(state: FightState, event: GameEvent): Situation {
	const { starts, result } = resolveOnce(state, (other) => resolve(toEngine(other)));
	// The fight is made anew each time: the sequel is counted from the end.
	const rank = state.sequel.indexOf(event);
	return starts.at(rank < 0 ? 0 : rank - state.sequel.length) ?? result.situation;
}
