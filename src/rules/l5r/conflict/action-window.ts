import { change } from './change';
import type { ConflictEvent } from './event';
import { findRefusal } from './refusal';
import { findCharacter, measureDifference, record, replaceCharacter, type State } from './state';
import { computeTotals } from './total';

/** Step 3.2.2: what happens in the action window, in order. It stops where the game ends. */
export function playEvents(state: State): State {
	return state.situation.events.reduce(
		(current, event) => (current.gameEnd === null ? playEvent(current, event) : current),
		state,
	);
}

function playEvent(state: State, event: ConflictEvent): State {
	const { side, character } = findCharacter(state, event.character);
	const refusal = findRefusal(event.type, character, character[state.situation.type] === null);
	if (refusal !== null) {
		const who = { side, character: character.id };
		return record(state, { kind: 'refused', ...refusal, ...who, action: event.type, before: 0, after: 0 });
	}
	const changed =
		event.type === 'modify'
			? addModifier(state, event.character, event.amount)
			: change(state, side, character, event.type);
	return changed.gameEnd === null ? announceTotals(changed) : changed;
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
