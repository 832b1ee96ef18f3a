import { type Chart, END, stepOf } from './chart';
import { initialCounters } from './counters';
import type { Frame, Opportunity } from './frame';

export const FIRST_OPPORTUNITY: Opportunity = { player: 0, passes: 0 };

/** A game in progress: the charts under way, the outermost first. It is never empty. */
export interface State {
	readonly stack: readonly Frame[];
}

/** Sequences that may be under way at once: far more than any table sees, so that a link stays readable. */
export const MAX_DEPTH = 10;

/** The innermost chart under way. Throws a RangeError on an empty stack. */
export function innermost({ stack }: State): Frame {
	const frame = stack.at(-1);
	if (!frame) throw new RangeError('An empty stack of sequences is not a state.');
	return frame;
}

/** A chart at one of its steps, its first one when none is named, with the counters of those under way. */
export function openFrame(chart: Chart, outer: State['stack'] = [], step = chart.steps[0]?.id ?? END): Frame {
	return { chart: chart.slug, step, counters: initialCounters(chart, outer), opportunity: FIRST_OPPORTUNITY };
}

/** A state whose innermost chart under way is another. */
export const replaceInnermost = ({ stack }: State, frame: Frame): State => ({ stack: [...stack.slice(0, -1), frame] });

/** The start of a chart. */
export const startOf = (chart: Chart): State => ({ stack: [openFrame(chart)] });

/**
 * The outermost chart at one of its steps, with its counters as they are: sequences inside it are over.
 * Throws a RangeError when the chart has no such step.
 */
export function placeAt(chart: Chart, state: State, step: string): State {
	const [outermost] = state.stack;
	if (!outermost || !stepOf(chart, step)) throw new RangeError(`The step "${step}" is not in this chart.`);
	return { stack: [{ ...outermost, step, opportunity: FIRST_OPPORTUNITY }] };
}

/** Whether the outermost chart is over. */
export const isOver = ({ stack }: State): boolean => stack.length === 1 && stack[0]?.step === END;
