import { type Chart, type Charts, type Effects, END, type Step, stepOf } from './chart';
import { applyEffects } from './counters';
import type { Opportunity } from './frame';
import { type Move, proposals } from './moves';
import { FIRST_OPPORTUNITY, innermost, openFrame, replaceInnermost, type State } from './state';
import type { Trace, TraceStep } from './trace';

/** What a move leads to, and all that it did. */
export interface Played {
	readonly state: State;
	readonly trace: Trace;
}

/**
 * Plays a move. Sequences that it ends are left, down to the one that goes on. Throws a RangeError when the
 * move is not among those that are possible now.
 */
export function play(charts: Charts, state: State, move: Move): Played {
	const proposal = proposals(charts, state).find((item) => isSameMove(item.move, move));
	if (!proposal || proposal.obstacle) throw new RangeError(`The move "${move.kind}" is not possible here.`);
	const here = innermost(state);
	const chart = charts[here.chart];
	if (!chart) throw new RangeError(`The chart "${here.chart}" is not there.`);
	if (move.kind === 'restart') return restart(chart, state);
	return leaveFinished(charts, playStep(charts, chart, stepOf(chart, here.step) as Step, state, move));
}

/** Whether two moves are the same. */
export const isSameMove = (a: Move, b: Move): boolean =>
	a.kind === b.kind &&
	(a.kind !== 'choose' || a.choice === (b as typeof a).choice) &&
	((a.kind !== 'nest' && a.kind !== 'act') || a.chart === (b as typeof a).chart);

function playStep(
	charts: Charts,
	chart: Chart,
	step: Step,
	state: State,
	move: Exclude<Move, { kind: 'restart' }>,
): Played {
	switch (move.kind) {
		case 'next':
			return leaveStep(chart, step, state);
		case 'choose': {
			const choice = step.choices[move.choice];
			if (!choice) throw new RangeError('This branch does not exist.');
			const rule = choice.rule ?? step.rule;
			return enterChart(charts, goTo(chart, step, state, { ...choice, rule }), choice.calls, rule);
		}
		case 'nest':
			return enterChart(charts, { state, trace: [] }, move.chart, step.rule);
		case 'act': {
			const opportunity = afterAction(step, innermost(state).opportunity);
			return enterChart(charts, giveOpportunity(step, state, opportunity), move.chart, step.rule);
		}
		case 'pass':
			return pass(chart, step, state);
	}
}

interface Jump {
	to: string;
	effects?: Effects | undefined;
	rule: string;
}

/** From a step to another of the same chart, with the counters that this changes. */
function goTo(chart: Chart, step: Step, state: State, { to, effects, rule }: Jump): Played {
	const here = innermost(state);
	const { values, changes } = applyEffects(chart, here.counters, effects);
	return {
		state: replaceInnermost(state, { ...here, step: to, counters: values, opportunity: FIRST_OPPORTUNITY }),
		trace: [
			...changes.map((change): TraceStep => ({ kind: 'counter', rule, ...change })),
			{ kind: 'step', rule, chart: chart.slug, from: step.id, to },
		],
	};
}

/** From a step to the one that follows it. */
const leaveStep = (chart: Chart, step: Step, state: State): Played =>
	goTo(chart, step, state, { to: step.next ?? END, effects: step.effects, rule: step.rule });

/** Puts a sequence on the stack; nothing when none is named. */
function enterChart(charts: Charts, { state, trace }: Played, slug: string | undefined, rule: string): Played {
	const chart = slug === undefined ? undefined : charts[slug];
	if (!chart) return { state, trace };
	const before = state.stack.length;
	return {
		state: { stack: [...state.stack, openFrame(chart, state.stack)] },
		trace: [...trace, { kind: 'entry', rule, chart: chart.slug, before, after: before + 1 }],
	};
}

/** After an action: no pass counts any more, and the other player has the opportunity, unless they are out. */
function afterAction({ alternation }: Step, { player, passes }: Opportunity): Opportunity {
	if (alternation === 'final' && passes === 1) return { player, passes };
	return { player: otherPlayer(player), passes: 0 };
}

const otherPlayer = (player: 0 | 1): 0 | 1 => (player === 0 ? 1 : 0);

function giveOpportunity({ rule }: Step, state: State, opportunity: Opportunity): Played {
	const here = innermost(state);
	const { player, passes } = here.opportunity;
	return {
		state: replaceInnermost(state, { ...here, opportunity }),
		trace: [
			...(passes === opportunity.passes
				? []
				: [{ kind: 'passes' as const, rule, before: passes, after: opportunity.passes }]),
			...(player === opportunity.player
				? []
				: [{ kind: 'player' as const, rule, before: player, after: opportunity.player }]),
		],
	};
}

/** The first pass gives the opportunity to the other player, the second one closes the window. */
function pass(chart: Chart, step: Step, state: State): Played {
	const { player, passes } = innermost(state).opportunity;
	if (passes === 0) return giveOpportunity(step, state, { player: otherPlayer(player), passes: 1 });
	const closed = leaveStep(chart, step, state);
	return { state: closed.state, trace: [{ kind: 'passes', rule: step.rule, before: 1, after: 2 }, ...closed.trace] };
}

/** Leaves the sequences that are over, from the innermost: those below go on where they said. */
function leaveFinished(charts: Charts, { state, trace }: Played): Played {
	const finished = innermost(state);
	const below = state.stack.at(-2);
	if (finished.step !== END || !below) return { state, trace };
	const before = state.stack.length;
	const rule = charts[finished.chart]?.steps.at(-1)?.rule ?? '';
	const exit: TraceStep = { kind: 'exit', rule, chart: below.chart, resumes: below.step, before, after: before - 1 };
	return leaveFinished(charts, { state: { stack: state.stack.slice(0, -1) }, trace: [...trace, exit] });
}

/** From the end of a chart to its start, its counters kept but for what this changes. */
function restart(chart: Chart, state: State): Played {
	const first = openFrame(chart);
	const rule = chart.steps[0]?.rule ?? '';
	const { values, changes } = applyEffects(chart, innermost(state).counters, chart.restart?.effects);
	return {
		state: { stack: [{ ...first, counters: chart.restart ? values : first.counters }] },
		trace: [
			...(chart.restart ? changes.map((change): TraceStep => ({ kind: 'counter', rule, ...change })) : []),
			{ kind: 'step', rule, chart: chart.slug, from: END, to: first.step },
		],
	};
}

/**
 * The place before this one, when nobody remembers how it was reached: the step above in the chart, or the step
 * that the sequence came from. Counters stay as they are. `undefined` at the start.
 */
export function stepBack(charts: Charts, state: State): State | undefined {
	const here = innermost(state);
	const steps = charts[here.chart]?.steps ?? [];
	const rank = here.step === END ? steps.length : steps.findIndex(({ id }) => id === here.step);
	const above = steps[rank - 1];
	if (above) return replaceInnermost(state, { ...here, step: above.id, opportunity: FIRST_OPPORTUNITY });
	if (state.stack.length === 1) return undefined;
	const outer = { stack: state.stack.slice(0, -1) };
	// A chart that was to end after the sequence is still at one of its steps.
	return innermost(outer).step === END ? stepBack(charts, outer) : outer;
}
