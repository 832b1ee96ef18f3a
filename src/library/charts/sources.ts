import type { Chart, Game, Rule, SourceDocument } from '../types';

/** Documents that state the steps of a chart, in the order of the game's registries. */
export function chartSources(game: Game, { steps }: Chart): SourceDocument[] {
	const units = steps.flatMap(({ rules }) => rules.flatMap((id) => unitsOf(game.rules.get(id))));
	const used = new Set(units.map((id) => game.units.get(id)?.source.slug));
	return game.sources.filter(({ slug }) => used.has(slug));
}

/** The units behind a statement: on a page that has one source, its marker may stay short. */
const unitsOf = (rule: Rule | undefined): readonly string[] =>
	rule === undefined || rule.units.length > 0 ? (rule?.units ?? []) : rule.page.data.sources;
