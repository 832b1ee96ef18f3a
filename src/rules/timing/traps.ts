import { type Chart, END, type Step } from './chart';
import { applyEffects, meets } from './counters';
import type { CounterValues } from './frame';

/** Values of all the counters of a chart, and their text. */
interface Values {
	readonly all: CounterValues;
	readonly text: string;
}

/** Every set of values that the counters of a chart can have. */
export function listValues({ counters }: Pick<Chart, 'counters'>): readonly CounterValues[] {
	return counters.reduce<CounterValues[]>(
		(all, { id, min, max }) =>
			all.flatMap((some) => Array.from({ length: max - min + 1 }, (_, more) => ({ ...some, [id]: min + more }))),
		[{}],
	);
}

/** How many sets of values the counters of a chart can have. */
export const countValues = ({ counters }: Pick<Chart, 'counters'>): number =>
	counters.reduce((product, { min, max }) => product * (max - min + 1), 1);

/**
 * Ids of the steps from which, with some values of the counters, no move leads to the end: dead ends, and loops that
 * nothing leaves. A game may be put at any step with any values. Sequences are taken to come back; with a `full` stack
 * none can start. The chart must have no other problem.
 */
export function listTraps(chart: Chart, full: boolean): readonly string[] {
	const sets = listValues(chart).map((all): Values => ({ all, text: textOf(all) }));
	const before = new Map<string, string[]>();
	for (const values of sets)
		for (const step of chart.steps)
			for (const to of listWays(chart, step, values, full)) {
				const known = before.get(to);
				const from = `${step.id} ${values.text}`;
				if (known) known.push(from);
				else before.set(to, [from]);
			}
	const ending = new Set([END]);
	// A set grows while it is walked: each new place is visited in turn.
	for (const place of ending) for (const from of before.get(place) ?? []) ending.add(from);
	return chart.steps.map(({ id }) => id).filter((id) => sets.some(({ text }) => !ending.has(`${id} ${text}`)));
}

const textOf = (values: CounterValues): string => Object.values(values).join(' ');

/** Places that the moves of a step lead to, with the values that the counters then have. */
function listWays(chart: Chart, step: Step, { all, text }: Values, full: boolean): readonly string[] {
	const open = step.alternation
		? []
		: step.choices.filter(({ when, calls }) => meets(all, when) && !(full && calls !== undefined));
	const onward = step.next === undefined && !step.alternation ? [] : [{ to: step.next ?? END, effects: step.effects }];
	return [...onward, ...open].map(({ to, effects }) => {
		if (to === END) return END;
		return `${to} ${effects ? textOf(applyEffects(chart, all, effects).values) : text}`;
	});
}
