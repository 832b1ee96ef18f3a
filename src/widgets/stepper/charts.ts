import type { ChartFile, ChartSheet } from '../../schemas/chart-sheet';
import type { Sheets } from './sheets';

/** The charts of a game, which come one by one. */
export interface Charts {
	/** All of them, by slug: one that is not there yet has its name and no step. */
	sheets: Sheets;
	/** Brings a chart into `sheets`, unless it is there. */
	bring: (slug: string) => Promise<void>;
}

/** The charts of a game, from the file of one of them and the folder of the others. */
export function openCharts({ schema, autres }: ChartFile, folder: string): Charts {
	const sheets: Record<string, ChartSheet> = { [schema.slug]: schema };
	for (const [slug, titre] of Object.entries(autres))
		sheets[slug] = { slug, titre, phases: [], compteurs: [], etapes: [] };
	const ask = async (slug: string) => {
		const answer = await fetch(`${folder}${slug}.json`);
		if (!answer.ok) throw new Error(answer.statusText);
		const file: ChartFile = await answer.json();
		sheets[slug] = file.schema;
	};
	const coming: Record<string, Promise<void>> = {};
	return {
		sheets,
		bring: async (slug) => {
			if (sheets[slug]?.etapes.length !== 0) return;
			coming[slug] ??= ask(slug).finally(() => {
				delete coming[slug];
			});
			return coming[slug];
		},
	};
}
