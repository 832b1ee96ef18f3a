import type { Gesture } from '../../schemas/game';
import type { Chart, ChartStep, Game } from '../types';

/** A step at which something is allowed. */
export interface Moment {
	chart: Chart;
	step: ChartStep;
	/** What restricts it there. */
	note: string | undefined;
	/** Rule that says so, when it is not that of the gesture. */
	rule: string | undefined;
}

/** « Quand puis-je… ? »: what a game's players can do, each with its moments in all charts, in their order. */
export function momentsByGesture({ data, charts }: Game): { gesture: Gesture; moments: Moment[] }[] {
	return data.gestes.map((gesture) => ({
		gesture,
		moments: charts.flatMap((chart) =>
			chart.steps.flatMap((step) =>
				step.allowed
					.filter((item) => item.gesture === gesture.id)
					.map(({ note, rule }): Moment => ({ chart, step, note, rule })),
			),
		),
	}));
}

/** What can be done somewhere in a chart, in the game's order. */
export function gesturesOf({ data }: Game, { steps }: Chart): Gesture[] {
	const used = new Set(steps.flatMap((step) => step.allowed.map(({ gesture }) => gesture)));
	return data.gestes.filter(({ id }) => used.has(id));
}
