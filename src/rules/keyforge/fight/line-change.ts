import type { Creature } from './creature';
import type { ControlEvent, ShiftEvent } from './event';
import { findAbsence } from './legality';
import { opposingSide } from './situation';
import { getInPlay, record, type State, type StateWithOutcome } from './state';

/**
 * A creature moves along the line of its controller, to a flank or next to another creature (rule deplacement-creature),
 * maybe to where it already is (rule deplacement-sur-place). Illegal when one of the two is not in play, or they are not
 * of the same line: a move changes no controller.
 */
export function shiftCreature(state: State, { target, hand, of }: ShiftEvent): StateWithOutcome {
	const absence = findAbsence(state, target) ?? findAbsence(state, of ?? target);
	if (absence !== null) return { state, outcome: { type: 'illegal', ...absence } };
	const { creature, side } = getInPlay(state, target);
	const line = state.situation[side];
	if (of !== undefined && !line.some(({ id }) => id === of)) {
		return {
			state,
			outcome: { type: 'illegal', reason: 'other-line', rule: 'deplacement-creature', creature: target, of },
		};
	}
	const others = line.filter(({ id }) => id !== target);
	const moved = insert(others, creature, hand, of);
	const before = line.indexOf(creature) + 1;
	const after = moved.indexOf(creature) + 1;
	const rule = before === after ? 'deplacement-sur-place' : 'deplacement-creature';
	const placed = { ...state, situation: { ...state.situation, [side]: moved } };
	const told = record(placed, { kind: 'shifted', rule, creature: target, before, after, hand, ...(of && { of }) });
	return { state: told, outcome: { type: 'shift', creature: target, rank: after } };
}

/**
 * The other player takes control of a creature: it goes to a flank of their line, as it is (rule controle-deplacement).
 * Illegal when it is not in play.
 */
export function takeControl(state: State, { target, hand }: ControlEvent): StateWithOutcome {
	const absence = findAbsence(state, target);
	if (absence !== null) return { state, outcome: { type: 'illegal', ...absence } };
	const { creature, side } = getInPlay(state, target);
	const to = opposingSide(side);
	const joined = insert(state.situation[to], creature, hand);
	const left = state.situation[side].filter(({ id }) => id !== target);
	const taken = { ...state, situation: { ...state.situation, [side]: left, [to]: joined } };
	const numbers = { creature: target, before: joined.length - 1, after: joined.length };
	const told = record(taken, { kind: 'control-taken', rule: 'controle-deplacement', ...numbers, side: to, hand });
	return { state: told, outcome: { type: 'control', creature: target, side: to } };
}

/** A line with one more creature: at a flank, or on one hand of another creature. */
export function insert(
	line: readonly Creature[],
	creature: Creature,
	hand: 'left' | 'right',
	of?: string,
): readonly Creature[] {
	const rank = line.findIndex(({ id }) => id === of);
	const flank = hand === 'left' ? 0 : line.length;
	const at = of === undefined || rank < 0 ? flank : hand === 'left' ? rank : rank + 1;
	return [...line.slice(0, at), creature, ...line.slice(at)];
}
