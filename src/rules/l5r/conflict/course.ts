import type { Checked } from '../../verification';
import { compareTotals } from './comparison';
import { noteAttackers, removeDashes, takeFate } from './declaration';
import type { Moment } from './event';
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

/** What happens at a moment, besides the steps of the conflict. */
export type PlayAt = (moment: Moment) => (state: State) => State;

/** From the declaration to the return home, in order. */
const listSteps = (playAt: PlayAt): readonly ((state: State) => State)[] => [
	takeFate,
	noteAttackers,
	removeDashes,
	playAt('action-window'),
	computeTotals,
	compareTotals,
	applyPride,
	playAt('comparison'),
	applyUnopposed,
	playAt('unopposed'),
	breakProvince,
	playAt('province'),
	resolveRingEffect,
	playAt('ring-effect'),
	claimRing,
	playAt('claim'),
	returnHome,
];

/** Resolves a conflict, and what `playAt` makes of its events. Of the engine alone. */
export function resolveCourse(situation: Checked<Situation>, playAt: PlayAt): Resolution {
	const { stronghold, broken } = situation.province;
	if (stronghold && broken < BROKEN_BEFORE_STRONGHOLD) {
		const illegality = { reason: 'stronghold-not-eligible', rule: 'etape-3-2-forteresse', broken } as const;
		return { result: { type: 'illegal', ...illegality }, trace: [] };
	}
	const last = listSteps(playAt).reduce(
		(state, step) => (state.gameEnd === null ? step(state) : state),
		openState(situation),
	);
	return { result: reportOutcome(last), trace: noteSkipped(last).trace };
}

/** What was to happen after the end of the game is told. */
function noteSkipped(state: State): State {
	const { gameEnd, played, situation } = state;
	const skipped = situation.events.length - played;
	if (gameEnd === null || skipped === 0) return state;
	return record(state, { kind: 'events-skipped', rule: gameEnd.rule, before: skipped, after: skipped });
}
