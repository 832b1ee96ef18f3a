import type { Chart, ChartPart, ChartStep } from '../types';
import { type Actor, actorOf } from './actors';
import { depthsOf } from './branches';
import { columnsOf } from './columns';
import { type Rail, railsOf } from './rails';
import { lineCountOf } from './room';

/** A step of the glance, with the lines that tie it to those around it. */
export interface GlanceStep {
	step: ChartStep;
	/** The step below it, in its phase. */
	below: ChartStep | undefined;
	/** How many branches it is inside. */
	depth: number;
	/** How many lines pass on its left, from a question above to what comes after its branches. */
	passing: number;
	/** Whether it opens a branch: a line comes to it from the question. */
	enters: boolean;
	/** Where its line goes: straight to the step below, back out of the branch, or nowhere. */
	line: 'droit' | 'sort' | undefined;
	/** Who acts, unless it is the same as at the step above. */
	actor: Actor | undefined;
}

/** A phase of the glance. */
export interface GlancePart extends Pick<ChartPart, 'title' | 'chapter'> {
	steps: GlanceStep[];
	rails: Rail[];
	lanes: number;
}

/** A whole chart at a glance: its phases, in the columns of a wide screen. */
export const glanceOf = (chart: Chart): GlancePart[][] =>
	columnsOf(
		chart.parts.map((part) => glancePart(part, chart)),
		chart.parts.map(lineCountOf),
	);

function glancePart({ title, chapter, steps }: ChartPart, chart: Chart): GlancePart {
	const { rails, lanes, follows } = railsOf(steps);
	const depths = depthsOf(steps, chart.steps);
	const depthAt = (at: number) => depths[at] ?? 0;
	const enters = steps.map((_, at) => depthAt(at) > depthAt(at - 1) || (depthAt(at) > 0 && !follows[at - 1]));
	const lineOf = (at: number): GlanceStep['line'] => {
		if (at === steps.length - 1) return undefined;
		if (depthAt(at + 1) > depthAt(at)) return 'droit';
		if (!follows[at]) return undefined;
		return depthAt(at + 1) < depthAt(at) ? 'sort' : 'droit';
	};
	/** Whether a line at a depth still has somewhere to go below a step. */
	const passes = (at: number, depth: number) =>
		steps.some(
			(_, below) => below > at && (depthAt(below) <= depth || (enters[below] && depthAt(below) === depth + 1)),
		);
	return {
		title,
		chapter,
		rails,
		lanes,
		steps: steps.map((step, at) => ({
			step,
			below: steps[at + 1],
			depth: depthAt(at),
			passing: Array.from({ length: depthAt(at) }, (_, depth) => passes(at, depth)).filter(Boolean).length,
			enters: enters[at] ?? false,
			line: lineOf(at),
			actor: changed(step, steps[at - 1]),
		})),
	};
}

/** Who acts at a step, when the step above did not say the same. */
function changed(step: ChartStep, above: ChartStep | undefined): Actor | undefined {
	const actor = actorOf(step);
	return actor?.words === (above && actorOf(above)?.words) ? undefined : actor;
}
