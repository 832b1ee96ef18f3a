import { changeSide, record, type State } from './state';
import { checkHonor } from './victory';

const ELEMENT_RULES = {
	air: 'etape-3-2-6-air',
	earth: 'etape-3-2-6-terre',
	fire: 'etape-3-2-6-feu',
	water: 'etape-3-2-6-eau',
	void: 'etape-3-2-6-vide',
} as const;

/**
 * Step 3.2.6: an attacking player who won may resolve the ring effect (rule etape-3-2-6); nobody else does (rule
 * etape-3-2-6-sans-effet). Only the honor of Air is followed: the cards and characters of other rings are not.
 */
export function resolveRingEffect(state: State): State {
	const { choice } = state.situation.ring;
	const none = { before: 0, after: 0 };
	if (state.winner !== 'attacker') {
		return record(state, { kind: 'no-effect', rule: 'etape-3-2-6-sans-effet', ...none });
	}
	switch (choice) {
		case 'decline':
			return record(state, { kind: 'effect-declined', rule: 'etape-3-2-6', ...none });
		case 'gain':
			return checkHonor(gainHonor(state, 2));
		case 'take':
			return checkHonor(gainHonor(loseHonor(state), 1));
		default:
			return noteEffect(state, 0, 1);
	}
}

/** Honor taken leaves the other player's pool (rule prendre-definition). */
function loseHonor(state: State): State {
	const { honor } = state.sides.defender;
	const lost = changeSide(state, 'defender', { honor: honor - 1 });
	const rule = 'prendre-definition';
	return record(lost, { kind: 'honor-taken', rule, before: honor, after: honor - 1 });
}

function gainHonor(state: State, gain: number): State {
	const { honor } = state.sides.attacker;
	return noteEffect(changeSide(state, 'attacker', { honor: honor + gain }), honor, honor + gain);
}

function noteEffect(state: State, before: number, after: number): State {
	const { element, choice } = state.situation.ring;
	return record(state, { kind: 'ring-effect', rule: ELEMENT_RULES[element], before, after, element, choice });
}
