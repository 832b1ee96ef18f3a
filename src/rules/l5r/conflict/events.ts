import { change } from './change';
import { type CharacterEvent, type ConflictEvent, isOfProvince, isOfRing, type Moment } from './event';
import { changeProvince } from './province-event';
import { findRefusal } from './refusal';
import { changeRing } from './ring-event';
import { findCharacter, measureDifference, record, replaceCharacter, type State } from './state';
import { computeTotals } from './total';

/** What each moment after the comparison can no longer change, and the rule that says so. */
const OVER = {
	comparison: 'force-de-province-ecart',
	unopposed: 'etape-3-2-4',
	province: 'etape-3-2-5',
	'ring-effect': 'etape-3-2-6',
	claim: 'etape-3-2-7',
} as const satisfies Readonly<Record<Exclude<Moment, 'action-window'>, string>>;

/** What happens at a moment, in order. It stops where the game ends. */
export const playEvents =
	(moment: Moment) =>
	(state: State): State => {
		const events = state.situation.events.filter((event) => event.moment === moment);
		if (events.length === 0) return state;
		return events.reduce(
			(current, event) => (current.gameEnd === null ? playEvent(current, event) : current),
			moment === 'action-window' ? state : openMoment(state, moment),
		);
	};

/** Nothing that comes after the comparison changes the totals (rule force-de-province-ecart). */
function openMoment(state: State, moment: keyof typeof OVER): State {
	const difference = measureDifference(state);
	return record(state, { kind: 'moment', rule: OVER[moment], moment, before: difference, after: difference });
}

function playEvent(state: State, event: ConflictEvent): State {
	const begun = { ...state, played: state.played + 1 };
	if (isOfRing(event)) return changeRing(begun, event);
	if (isOfProvince(event)) return changeProvince(begun, event);
	const changed = changeCharacter(begun, event);
	const refused = changed.trace.at(-1)?.kind === 'refused';
	const compares = event.moment === 'action-window' && !refused && changed.gameEnd === null;
	return compares ? announceTotals(changed) : changed;
}

function changeCharacter(state: State, event: CharacterEvent): State {
	const { side, character } = findCharacter(state, event.character);
	const refusal = findRefusal(event.type, character, character[state.situation.type] === null);
	if (refusal !== null) {
		const who = { side, character: character.id };
		const refused = { kind: 'refused', ...refusal, ...who, action: event.type, byRing: false } as const;
		return record(state, { ...refused, before: 0, after: 0 });
	}
	return event.type === 'modify'
		? addModifier(state, event.character, event.amount)
		: change(state, side, character, event.type);
}

/** A modifier that comes in the middle: skills are worked out again (rule modificateur-definition). */
function addModifier(state: State, id: string, amount: number): State {
	const { side, character } = findCharacter(state, id);
	const { modifier: before } = character;
	const after = before + amount;
	const changed = replaceCharacter(state, side, { ...character, modifier: after });
	return record(changed, { kind: 'modified', rule: 'modificateur-definition', side, character: id, before, after });
}

/** The totals as if they were compared now: players announce them (rule etape-3-2-2-annoncer). */
function announceTotals(state: State): State {
	const now = computeTotals(state);
	const { attacker, defender } = now.sides;
	const difference = measureDifference(now);
	return record(state, {
		kind: 'totals-now',
		rule: 'etape-3-2-2-annoncer',
		before: difference,
		after: difference,
		attacker: attacker.total,
		defender: defender.total,
	});
}
