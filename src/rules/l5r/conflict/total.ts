import { SIDES, type Side } from './situation';
import { computeSkill } from './skill';
import { type CharacterState, changeSide, listParticipants, record, replaceCharacter, type State } from './state';
import type { TraceStep } from './trace';

const CONTRIBUTION_RULES = {
	attacker: 'etape-3-2-3-total-attaquant',
	defender: 'etape-3-2-3-total-defenseur',
} as const;

const TOTAL_RULES = {
	attacker: 'competence-total-attaquant',
	defender: 'competence-total-defenseur',
} as const;

/** Totals of both players, the attacker's first (rules etape-3-2-3-total-attaquant, etape-3-2-3-total-defenseur). */
export function computeTotals(state: State): State {
	return SIDES.reduce(
		(current, side) => floorTotal(addFavor(modifyTotal(addCharacters(current, side), side), side), side),
		state,
	);
}

function addCharacters(state: State, side: Side): State {
	return listParticipants(state, side).reduce((current, character) => addCharacter(current, side, character), state);
}

/** A bowed character brings nothing and still participates (rule incline-competence). */
function addCharacter(state: State, side: Side, character: CharacterState): State {
	const { type } = state.situation;
	const { id } = character;
	if (character.bowed) {
		const before = character[type] ?? 0;
		return record(state, { kind: 'bowed', rule: 'incline-competence', side, character: id, before, after: 0 });
	}
	const { value, steps } = computeSkill(side, character, type);
	const counted = replaceCharacter(record(state, ...steps), side, { ...character, contribution: value });
	const contribution = { kind: 'contribution', rule: CONTRIBUTION_RULES[side], side, character: id } as const;
	return addTotal(counted, side, value, (change) => ({ ...contribution, skill: value, ...change }));
}

function modifyTotal(state: State, side: Side): State {
	const { modifier } = state.situation[side];
	if (modifier === 0) return state;
	const rule = TOTAL_RULES[side];
	return addTotal(state, side, modifier, (change) => ({ kind: 'total-modified', rule, side, ...change }));
}

/**
 * The Imperial Favor adds 1 to its holder's total, in conflicts of its face where he has a participating character,
 * even bowed (rule regles-honneur-faveur-bonus).
 */
function addFavor(state: State, side: Side): State {
	const { favor, type } = state.situation;
	if (favor === null || favor.holder !== side) return state;
	const rule = 'regles-honneur-faveur-bonus';
	const refuse = (reason: 'other-face' | 'no-participant') =>
		addTotal(state, side, 0, (change) => ({ kind: 'favor-without-bonus', rule, side, reason, ...change }));
	if (favor.face !== type) return refuse('other-face');
	if (listParticipants(state, side).length === 0) return refuse('no-participant');
	return addTotal(state, side, 1, (change) => ({ kind: 'favor', rule, side, ...change }));
}

/** A negative total counts as 0 (rule etape-3-2-3-total-negatif). */
function floorTotal(state: State, side: Side): State {
	const { total } = state.sides[side];
	if (total >= 0) return state;
	const rule = 'etape-3-2-3-total-negatif';
	return addTotal(state, side, -total, (change) => ({ kind: 'total-to-zero', rule, side, ...change }));
}

/** Changes the total, and records the finding. */
function addTotal(
	state: State,
	side: Side,
	amount: number,
	note: (change: { readonly before: number; readonly after: number }) => TraceStep,
): State {
	const before = state.sides[side].total;
	const after = before + amount;
	return record(changeSide(state, side, { total: after }), note({ before, after }));
}
