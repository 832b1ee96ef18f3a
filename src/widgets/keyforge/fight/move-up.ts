import { type FightState, firstFight } from './state';

/**
 * The event at a rank goes before the one above it. The first goes before the fight of the two creatures, which then is
 * an event like the others.
 */
export function moveUp(state: FightState, at: number): FightState {
	const { sequel } = state;
	const event = sequel[at];
	if (!event) return state;
	const others = sequel.filter((_, rank) => rank !== at);
	if (at > 0) return { ...state, sequel: [...others.slice(0, at - 1), event, ...others.slice(at - 1)] };
	if (!state.fight) return state;
	return { ...state, fight: false, order: 'assault', extras: {}, sequel: [event, firstFight(state), ...others] };
}
