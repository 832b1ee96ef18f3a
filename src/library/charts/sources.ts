import type { Chart, Game, SourceDocument } from '../types';

/** Documents that state the steps of a chart, in the order of the game's registries. */
export function chartSources(game: Game, { steps }: Chart): SourceDocument[] {
	const units = new Set(steps.flatMap(({ rules }) => rules.flatMap((id) => game.rules.get(id)?.units ?? [])));
	const used = new Set([...units].map((id) => game.units.get(id)?.source.slug));
	return game.sources.filter(({ slug }) => used.has(slug));
}
