import type { Creature } from './creature';
import type { Zone } from './event';
import { opposingSide } from './situation';
import { findInPlay, type InPlay, record, type State, type Trigger } from './state';
import type { Finding } from './trace';
import { replaceDeparture } from './ward';

/**
 * What is left of a destruction once abilities are resolved: the marked creatures that are still in play leave together
 * (rule sequence-detruit-defausser), and the Æmber they hold then goes to the opponent of their controller (rule
 * quitter-le-jeu-aombre).
 */
export function removeMarked(state: State): State {
	const marked = state.marked.flatMap((id) => findInPlay(state, id) ?? []);
	return discard({ ...state, marked: [] }, marked);
}

/** The creatures that their own “Destroyed:” ability sends elsewhere go first, one by one. */
export const sendAway: Trigger = (state, marked) =>
	marked.reduce((before, { creature: { id, whenDestroyed: to } }) => {
		const inPlay = to && findInPlay(before, id);
		return inPlay ? sendElsewhere(before, inPlay, to, true) : before;
	}, state);

/**
 * A marked creature goes to another zone: it is destroyed all the same (rule detruit-autre-zone), and its line closes up at
 * once (rule detruit-ligne-resserree). `own`: its own ability sends it there. A ward that came since the mark keeps it from
 * leaving so (rule proteger-apres-marquage).
 */
export function sendElsewhere(state: State, { creature, side }: InPlay, to: Zone, own: boolean): State {
	if (creature.ward > 0) return replaceDeparture(state, creature, 'proteger-apres-marquage');
	const { id } = creature;
	const line = state.situation[side];
	const left = without(line, new Set([id]));
	const sent = {
		...state,
		situation: { ...state.situation, [side]: left },
		destructions: state.destructions.map((one) => (one.creature === id ? { ...one, to } : one)),
	};
	const finding = {
		creature: id,
		before: line.length,
		after: left.length,
		side,
		to,
		own,
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
	return marked.reduce(giveAember, record({ ...state, situation }, ...marked.flatMap(noteTooLate), ...discarded));
}

/**
 * What came after the mark is too late: a ward (rule proteger-apres-marquage), or invulnerable, since only a replacement
 * takes a mark away (rule detruit-remplacement).
 */
function noteTooLate({ creature: { id: creature, ward, invulnerable } }: InPlay): readonly Finding[] {
	return [
		...(ward > 0
			? [{ kind: 'ward-too-late', rule: 'proteger-apres-marquage', creature, before: ward, after: ward } as const]
			: []),
		...(invulnerable
			? [{ kind: 'invulnerable-too-late', rule: 'detruit-remplacement', creature, before: 1, after: 1 } as const]
			: []),
	];
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
