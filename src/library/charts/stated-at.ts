import type { Game } from '../types';
import type { Chart, ChartStep } from './chart-types';

/** A step of a chart. */
export interface StatedAt {
	chart: Chart;
	step: ChartStep;
}

/**
 * Statement at home → the step of a chart that says it: it restates it, or names it before its other rules, or it is the only
 * one at which the statement allows something. The first in the order of the charts when several do.
 */
export function stepsByRule({ charts, homes, data }: Pick<Game, 'charts' | 'homes' | 'data'>): Map<string, StatedAt> {
	const homeOf = (id: string) => homes.get(id)?.rule.id ?? id;
	const steps = charts.flatMap((chart) => chart.steps.map((step) => ({ chart, step })));
	const found = new Map<string, StatedAt>();
	const put = (id: string, at: StatedAt) => {
		const home = homeOf(id);
		if (!found.has(home)) found.set(home, at);
	};
	for (const at of steps) {
		put(`${at.chart.slug}/${at.step.id}`, at);
		put(at.step.rule, at);
	}
	const gestures = new Map(data.gestes.map(({ id, regle }) => [id, regle]));
	const allowing = steps.flatMap((at) =>
		at.step.allowed.map(({ gesture, rule }) => ({ at, rule: homeOf(rule ?? gestures.get(gesture) ?? gesture) })),
	);
	for (const { at, rule } of allowing)
		if (allowing.every((other) => other.rule !== rule || other.at === at)) put(rule, at);
	return found;
}
