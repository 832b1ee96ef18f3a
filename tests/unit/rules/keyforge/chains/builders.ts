import type { Resolution, Situation, Start, TraceStep, Turn } from '../../../../../src/rules/keyforge/chains';
import * as engine from '../../../../../src/rules/keyforge/chains';
import { checked } from '../../checked';

/** A turn in which nothing happens but what a case says. */
export function turn(trait: Partial<Turn> = {}): Turn {
	return { played: 0, drawn: 0, archives: 0, chains: 0, modifier: 0, discarded: 0, ...trait };
}

/** Step 5 with `hand` cards left in hand. */
export const withHand = (hand: number, modifier = 0): Start => ({ type: 'ongoing', hand, modifier });

export const first: Extract<Start, { type: 'first' }> = { type: 'first', mulligan: false, allowed: 1 };
export const second: Extract<Start, { type: 'second' }> = { type: 'second', mulligan: false };

/** What a case says of a situation; the rest: no chain, a full hand, three cards a turn, a deck without end. */
export type Given = Partial<Situation>;

export function situation(given: Given = {}): Situation {
	return {
		chains: 0,
		start: withHand(6),
		turns: [],
		later: turn({ played: 3 }),
		piles: null,
		beyondBands: 'last-band',
		...given,
	};
}

/** A resolution, with the questions that cases ask. */
export interface DrawCount extends Resolution {
	/** Steps of a kind, in order. */
	readonly stepsOf: <E extends TraceStep['kind']>(kind: E) => readonly Extract<TraceStep, { kind: E }>[];
	/** Rules cited by the trace, in order. */
	readonly rules: readonly string[];
	/** Cards in hand after each draw, chains left after each draw. */
	readonly hands: readonly number[];
	readonly chains: readonly number[];
}

export function countDraws(given: Given): DrawCount {
	const resolution = resolve(situation(given));
	const { lines } = resolution.result;
	return {
		...resolution,
		stepsOf: <E extends TraceStep['kind']>(kind: E) =>
			resolution.trace.filter((step): step is Extract<TraceStep, { kind: E }> => step.kind === kind),
		rules: resolution.trace.map(({ rule }) => rule),
		hands: lines.map(({ handAfter }) => handAfter),
		chains: lines.map(({ chainsAfter }) => chainsAfter),
	};
}

/** The single draw of step 5 with these chains and cards in hand. */
export function step5(chains: number, hand: number, given: Given = {}) {
	const drawCount = countDraws({ chains, start: withHand(hand), ...given });
	const [lineRank] = drawCount.result.lines;
	if (lineRank === undefined) throw new Error('No line');
	return { ...drawCount, lineRank };
}

/** What the engine gives for a case that it accepts. */
export const resolve = (given: Situation) => engine.resolve(checked(engine.verify(given)));

/** What the engine finds wrong with a case. */
export const problemsOf = (given: Situation) => engine.verify(given).problems;
