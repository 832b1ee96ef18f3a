import type { Creature } from './creature';
import type { Zone } from './event';
import { opposingSide } from './situation';
import { type InPlay, record, type State } from './state';

/**
 * Creatures marked for destruction leave play. Those that a “Destroyed:” ability sends elsewhere go first, one by one;
 * the others together (rule sequence-detruit-defausser), and the Æmber they held goes to the opponent of their
 * controller (rule quitter-le-jeu-aombre).
 */
export function removeMarked(state: State, marked: readonly InPlay[]): State {
	const elsewhere = marked.filter(({ creature }) => creature.whenDestroyed !== undefined);
	return discard(
		elsewhere.reduce(sendElsewhere, state),
		marked.filter((inPlay) => !elsewhere.includes(inPlay)),
	);
}

/** It is destroyed all the same (rule detruit-autre-zone), and its line closes up at once (rule detruit-ligne-resserree). */
function sendElsewhere(state: State, { creature, side }: InPlay): State {
	const { id, whenDestroyed: to = 'hand' } = creature;
	const line = state.situation[side];
	const left = without(line, new Set([id]));
	const sent = { ...state, situation: { ...state.situation, [side]: left } };
	const finding = {
		creature: id,
		before: line.length,
		after: left.length,
		side,
		to,
		closesUp: closesUp(line, id, left),
	};
	const noted = record(sent, { kind: 'destroyed-elsewhere', rule: 'detruit-autre-zone', ...finding });
	return giveAember(noted, { creature, side });
}

function discard(state: State, marked: readonly InPlay[]): State {
	const gone = new Set(marked.map(({ creature }) => creature.id));
	const situation = {
		active: without(state.situation.active, gone),
		opposing: without(state.situation.opposing, gone),
	};
	const discarded = marked.map(({ creature, side }) => ({
		kind: 'discarded' as const,
		rule: 'sequence-detruit-defausser' as const,
		creature: creature.id,
		before: state.situation[side].length,
		after: situation[side].length,
		side,
		closesUp: closesUp(state.situation[side], creature.id, situation[side]),
	}));
	return marked.reduce(giveAember, record({ ...state, situation }, ...discarded));
}

/**
 * A creature leaves play for a zone of its owner (rule quitter-le-jeu-cas) and its line closes up; the Æmber it held
 * goes to the opponent of its controller (rule quitter-le-jeu-aombre).
 */
export function removeDeparted(state: State, inPlay: InPlay, to: Zone): State {
	const { creature, side } = inPlay;
	const line = without(state.situation[side], new Set([creature.id]));
	const departure = { creature: creature.id, side, to, eventRank: state.eventRank };
	const departed = {
		...state,
		situation: { ...state.situation, [side]: line },
		departures: [...state.departures, departure],
	};
	const before = state.situation[side].length;
	const joined = closesUp(state.situation[side], creature.id, line);
	const finding = { creature: creature.id, before, after: line.length, side, to, closesUp: joined };
	return giveAember(record(departed, { kind: 'departed', rule: 'quitter-le-jeu-cas', ...finding }), inPlay);
}

/**
 * How many creatures that leave together, one next to the other, stood between two that are then side by side: told of the
 * last of them, 0 for any other.
 */
function closesUp(before: readonly Creature[], id: string, after: readonly Creature[]): number {
	const at = before.findIndex((creature) => creature.id === id);
	const left = before.slice(0, at).findLastIndex((creature) => after.includes(creature));
	const next = before[at + 1];
	return left >= 0 && next !== undefined && after.includes(next) ? at - left : 0;
}

function without(line: readonly Creature[], gone: ReadonlySet<string>): readonly Creature[] {
	return line.filter((creature) => !gone.has(creature.id));
}

function giveAember(state: State, { creature, side }: InPlay): State {
	if (creature.aember === 0) return state;
	const recipient = opposingSide(side);
	const before = state.aemberGained[recipient];
	const after = before + creature.aember;
	return record(
		{ ...state, aemberGained: { ...state.aemberGained, [recipient]: after } },
		{ kind: 'aember-returned', rule: 'quitter-le-jeu-aombre', creature: creature.id, before, after, recipient },
	);
}
