import { refusal } from '../../late/failure';
import type { ChartFile, ShownChart, ShownCharts } from './chart-file';

/** The charts of a game, which come one by one. */
export interface ChartLoader {
	/** All of them, by slug: one that is not there yet has its name and no step. */
	charts: ShownCharts;
	/** Brings a chart into `charts`, unless it is there. */
	bring: (slug: string) => Promise<void>;
}

/** The charts of a game, from the file of one of them and the folder of the others. */
export function openCharts({ chart, others }: ChartFile, folder: string): ChartLoader {
	const charts: Record<string, ShownChart> = { [chart.slug]: chart };
	for (const [slug, title] of Object.entries(others))
		charts[slug] = { slug, title, phases: [], counters: [], steps: [] };
	const fetchChart = async (slug: string) => {
		const answer = await fetch(`${folder}${slug}.json`);
		if (!answer.ok) throw refusal(answer);
		const file: ChartFile = await answer.json();
		charts[slug] = file.chart;
	};
	const coming: Record<string, Promise<void>> = {};
	return {
		charts,
		bring: async (slug) => {
			if (charts[slug]?.steps.length !== 0) return;
			coming[slug] ??= fetchChart(slug).finally(() => {
				delete coming[slug];
			});
			return coming[slug];
		},
	};
}
