import { expect } from 'vitest';
import {
	type Chart,
	type Charts,
	END,
	FIRST_OPPORTUNITY,
	type Frame,
	type State,
	type Trace,
} from '../../../../src/rules/timing';

type Mutable = { -readonly [K in keyof Frame]: Frame[K] };

/**
 * What a trace says happened, played on the state before it without the engine. Each number before is checked on
 * the way. It must lead to the state after.
 */
export function replay(charts: Charts, { stack }: State, trace: Trace): State {
	const frames = stack.map((frame): Mutable => ({ ...frame }));
	for (const item of trace) {
		const here = frames.at(-1) as Mutable;
		switch (item.kind) {
			case 'counter':
				expect(here.counters[item.counter]).toBe(item.before);
				here.counters = { ...here.counters, [item.counter]: item.after };
				break;
			case 'step':
				expect([here.chart, here.step]).toEqual([item.chart, item.from]);
				Object.assign(here, { step: item.to, opportunity: FIRST_OPPORTUNITY });
				// A chart that does not say what follows it starts afresh.
				if (item.from === END && !charts[here.chart]?.restart)
					here.counters = startValues(charts[here.chart] as Chart, []);
				break;
			case 'entry': {
				const chart = charts[item.chart] as Chart;
				expect([item.before, item.after]).toEqual([frames.length, frames.length + 1]);
				const step = chart.steps[0]?.id ?? END;
				frames.push({ chart: chart.slug, step, counters: startValues(chart, frames), opportunity: FIRST_OPPORTUNITY });
				break;
			}
			case 'exit':
				expect([item.before, item.after]).toEqual([frames.length, frames.length - 1]);
				expect(here.step).toBe(END);
				frames.pop();
				expect(frames.at(-1)).toMatchObject({ chart: item.chart, step: item.resumes });
				break;
			case 'player':
				expect(here.opportunity.player).toBe(item.before);
				here.opportunity = { ...here.opportunity, player: item.after };
				break;
			case 'passes':
				expect(here.opportunity.passes).toBe(item.before);
				// The second pass closes the window: a step follows.
				here.opportunity = { ...here.opportunity, passes: item.after as 0 | 1 };
				break;
		}
	}
	return { stack: frames };
}

/** Counters at the start of a chart, those of the same id of the nearest chart below taken over. */
function startValues({ counters }: Chart, outer: readonly Frame[]): Frame['counters'] {
	const values: Record<string, number> = {};
	for (const { id, start, min, max } of counters) {
		let value = start;
		for (const frame of outer) value = frame.counters[id] ?? value;
		values[id] = Math.max(min, Math.min(max, value));
	}
	return values;
}
