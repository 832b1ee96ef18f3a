import type { FightEvent } from '../../../rules/keyforge/fight';
import { sinceTurnBegan } from './new-event';
import { lineInFront, type Place, wings } from './place';
import { type FightState, toEngine } from './state';

/**
 * Where another creature may join the line of an attacker that has already fought this turn, to attack in its place; none
 * when it has not, or when its line is full.
 */
export function placeToJoin(state: FightState, event: FightEvent): Place | undefined {
	const { attacker } = event;
	const { events } = toEngine(state);
	const before = sinceTurnBegan(events.slice(0, events.indexOf(event)));
	if (!before.some((other) => other.type === 'fight' && other.attacker === attacker)) return undefined;
	const enemies = lineInFront(attacker);
	const free = wings.flatMap((wing) => wing.find((place) => !enemies.includes(place) && !state.sheets[place]) ?? []);
	// On its right rather than on its left: the place that the editor adds next to it is there.
	return free.at(-1);
}
