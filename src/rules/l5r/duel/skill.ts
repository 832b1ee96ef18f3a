import type { Duelist, Floor, Side } from './situation';
import { passSides, record, type State } from './state';

/**
 * Step D.6, for each character: the skill of the type of the duel (rule duel-d-6), its modifiers, the player's bid
 * (rule duel-d-6-mise).
 */
export function modifySkills(state: State): State {
	return passSides(state, (before, side) => {
		const modified = floorSkill(addModifiers(addGlory(readSkill(before, side), side), side), side, 'before-bid');
		return noteBowed(floorSkill(addBid(modified, side), side, 'after-bid'), side);
	});
}

/**
 * Skill of a character with every modifier but the bid, as it adds up: below zero, what it counts for depends on the
 * reading that the situation holds.
 */
export function bareSkill(duelist: Duelist): number {
	return duelist.skill + gloryChangeOf(duelist) + duelist.modifiers;
}

/** The same as it counts outside a duel: never below zero (rule modificateur-jamais-negatif). */
export function usualSkill(duelist: Duelist): number {
	return Math.max(0, bareSkill(duelist));
}

/** What glory adds to the skill: an honored character adds it, a dishonored one takes it away. */
function gloryChangeOf({ glory, status }: Duelist): number {
	if (status === 'normal') return 0;
	return status === 'honored' ? glory : -glory;
}

function readSkill(state: State, side: Side): State {
	const skill = state.skills[side];
	const { type } = state.situation;
	return record(state, { kind: 'skill-read', rule: 'duel-d-6', side, type, before: skill, after: skill });
}

/** An honored character adds its glory to its skill, a dishonored one takes it away (rule regles-honneur-statut). */
function addGlory(state: State, side: Side): State {
	const duelist = state.situation[side];
	const { status } = duelist;
	const glory = gloryChangeOf(duelist);
	if (status === 'normal' || glory === 0) return state;
	const { next, before, after } = addToSkill(state, side, glory);
	return record(next, { kind: 'glory-counted', rule: 'regles-honneur-statut', side, status, before, after });
}

/** Modifiers that were active when the duel began still apply (rule duel-d-6-modificateurs). */
function addModifiers(state: State, side: Side): State {
	const { modifiers } = state.situation[side];
	if (modifiers === 0) return state;
	const { next, before, after } = addToSkill(state, side, modifiers);
	return record(next, { kind: 'modifiers-counted', rule: 'duel-d-6-modificateurs', side, before, after });
}

/** The player adds the bid to the skill of the character (rule duel-d-6-mise), even below zero (rule duel-d-6-plancher). */
function addBid(state: State, side: Side): State {
	const { next, before, after } = addToSkill(state, side, state.bids[side]);
	const rule = before < 0 ? 'duel-d-6-plancher' : 'duel-d-6-mise';
	return record(next, { kind: 'bid-added', rule, side, before, after });
}

function addToSkill(state: State, side: Side, amount: number) {
	const before = state.skills[side];
	const after = before + amount;
	return { next: setSkill(state, side, after), before, after };
}

/** A skill below zero counts as zero at the moment that the situation says, after the bid for the site (rule duel-d-6-plancher). */
function floorSkill(state: State, side: Side, moment: Floor): State {
	const before = state.skills[side];
	if (state.situation.floor !== moment || before >= 0) return state;
	const note = { side, floor: moment, before, after: 0 };
	return record(setSkill(state, side, 0), { kind: 'raised-to-zero', rule: 'duel-d-6-plancher', ...note });
}

/**
 * A bowed character still participates and only brings nothing to the total of its side in the conflict (rule
 * duel-d-6-incline): a duel makes no such total, it compares two skills.
 */
function noteBowed(state: State, side: Side): State {
	if (!state.situation[side].bowed) return state;
	const value = state.skills[side];
	const note = { side, before: value, after: value };
	return record(state, { kind: 'bowed-without-effect', rule: 'duel-d-6-incline', ...note });
}

function setSkill(state: State, side: Side, skill: number): State {
	return { ...state, skills: { ...state.skills, [side]: skill } };
}
