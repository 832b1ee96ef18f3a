import type { Checked } from '../../verification';
import { compareTotals } from './comparison';
import { noteAttackers, removeDashes, takeFate } from './declaration';
import { playEvents } from './events';
import { applyPride } from './pride';
import { BROKEN_BEFORE_STRONGHOLD, breakProvince } from './province';
import { type Result, reportOutcome } from './result';
import { claimRing, returnHome } from './return-home';
import { resolveRingEffect } from './ring-effect';
import type { Situation } from './situation';
import { openState, record, type State } from './state';
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
	playEvents('action-window'),
	computeTotals,
	compareTotals,
	applyPride,
	playEvents('comparison'),
	applyUnopposed,
	playEvents('unopposed'),
	breakProvince,
	playEvents('province'),
	resolveRingEffect,
	playEvents('ring-effect'),
	claimRing,
	playEvents('claim'),
	returnHome,
];

/**
 * Resolves a conflict from its action window to the return home (steps 3.2.2 to 3.2.8 of the guide), and what its
 * declaration did to the ring. It stops where the game ends. Abilities of cards are not known: their effects are part of
 * the situation, or events. Inputs are left untouched.
 */
export function resolve(situation: Checked<Situation>): Resolution {
	const { stronghold, broken } = situation.province;
	if (stronghold && broken < BROKEN_BEFORE_STRONGHOLD) {
		const illegality = { reason: 'stronghold-not-eligible', rule: 'etape-3-2-forteresse', broken } as const;
		return { result: { type: 'illegal', ...illegality }, trace: [] };
	}
	const last = STEPS.reduce((state, step) => (state.gameEnd === null ? step(state) : state), openState(situation));
	return { result: reportOutcome(last), trace: noteSkipped(last).trace };
}

/** What was to happen after the end of the game is told. */
function noteSkipped(state: State): State {
	const { gameEnd, played, situation } = state;
	const skipped = situation.events.length - played;
	if (gameEnd === null || skipped === 0) return state;
	return record(state, { kind: 'events-skipped', rule: gameEnd.rule, before: skipped, after: skipped });
}
