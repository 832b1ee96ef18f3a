import type { Chart } from '../types';

/** Share of the steps from which a sequence that they may open is said once for the chart. */
const MOST = 0.6;

/** Sequences that may be played in the middle of most steps of a chart: its drawing says so once. */
export function openedAnywhere({ steps }: Chart): string[] {
	const opened = Map.groupBy(
		steps.flatMap((step) => step.nested),
		(slug) => slug,
	);
	return [...opened].filter(([, times]) => times.length >= Math.max(2, MOST * steps.length)).map(([slug]) => slug);
}
