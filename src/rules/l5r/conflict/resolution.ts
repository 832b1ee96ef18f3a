import type { Checked } from '../../verification';
import { playEvents } from './action-window';
import { compareTotals } from './comparison';
import { noteAttackers, removeDashes, takeFate } from './declaration';
import { applyPride } from './pride';
import { BROKEN_BEFORE_STRONGHOLD, breakProvince } from './province';
import { type Result, reportOutcome } from './result';
import { claimRing, returnHome } from './return-home';
import { resolveRingEffect } from './ring-effect';
import type { Situation } from './situation';
import { openState, type State } from './state';
import { computeTotals } from './total';
import type { Trace } from './trace';
import { applyUnopposed } from './unopposed';

/** The result, and every step that led to it with the rule it applies. */
export interface Resolution {
	readonly result: Result;
	readonly trace: Trace;
}

/** From the declaration to the return home, in order. */
const STEPS: readonly ((state: State) => State)[] = [
	takeFate,
	noteAttackers,
	removeDashes,
	playEvents,
	computeTotals,
	compareTotals,
	applyPride,
	applyUnopposed,
	breakProvince,
	resolveRingEffect,
	claimRing,
	returnHome,
];

/**
 * Resolves a conflict from its action window to the return home (steps 3.2.2 to 3.2.8 of the guide), and what its
 * declaration did to the ring. It stops where the game ends. Abilities of cards are not known: their effects are part of
 * the situation, or events of the action window. Inputs are left untouched.
 */
export function resolve(situation: Checked<Situation>): Resolution {
	const { stronghold, broken } = situation.province;
	if (stronghold && broken < BROKEN_BEFORE_STRONGHOLD) {
		const illegality = { reason: 'stronghold-not-eligible', rule: 'etape-3-2-forteresse', broken } as const;
		return { result: { type: 'illegal', ...illegality }, trace: [] };
	}
	const last = STEPS.reduce((state, step) => (state.gameEnd === null ? step(state) : state), openState(situation));
	return { result: reportOutcome(last), trace: last.trace };
}
