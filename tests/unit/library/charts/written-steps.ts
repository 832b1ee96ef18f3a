import type { Leading } from '../../../../src/library/charts/chart-graph';

/** Steps from where each leads: `a` to the next one, `b>a,c` to those, `fin` the end of the chart. */
export const steps = (...written: string[]): Leading[] => {
	const ids = written.map((text) => text.split('>')[0] ?? '');
	return written.map((text, at) => {
		const targets = text.split('>')[1]?.split(',') ?? [ids[at + 1] ?? 'fin'];
		const [next] = targets;
		const asks = targets.length > 1;
		const choices = asks ? targets.map((to) => ({ to })) : [];
		return { id: ids[at] ?? '', choices, next: asks ? undefined : next };
	});
};
