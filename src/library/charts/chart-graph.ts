import type { Step } from '../../rules/timing';

/** What a step says of where it leads. */
export type Leading = Pick<Step, 'id' | 'next' | 'choices'>;

/** A way from a step to another, or to the end, with the place of the choice that takes it. */
export interface ChartEdge {
	from: string;
	to: string;
	choice: number | undefined;
}

/** Every way between the steps of a chart, the sequences that it calls apart: they come back where they say. */
export const chartEdges = (steps: readonly Leading[]): ChartEdge[] =>
	steps.flatMap((step): ChartEdge[] =>
		step.next === undefined
			? step.choices.map(({ to }, choice) => ({ from: step.id, to, choice }))
			: [{ from: step.id, to: step.next, choice: undefined }],
	);

/** What can be reached from a step, itself included. */
export const reachableFrom = (start: string, edges: readonly ChartEdge[]): Set<string> =>
	closure(
		start,
		edges.map(({ from, to }) => [from, to]),
	);

/** What leads to a step, itself included. */
export const leadingTo = (end: string, edges: readonly ChartEdge[]): Set<string> =>
	closure(
		end,
		edges.map(({ from, to }) => [to, from]),
	);

function closure(start: string, ways: readonly (readonly [from: string, to: string])[]): Set<string> {
	const known = new Set([start]);
	// A set grows while it is walked: each new step is visited in turn.
	for (const step of known) for (const [from, to] of ways) if (from === step) known.add(to);
	return known;
}
