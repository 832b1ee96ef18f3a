import { chartsPath } from '../../addresses/addresses';
import { momentsByGesture } from '../../library/charts/gestures';
import { type StatedAt, stepsByRule } from '../../library/charts/stated-at';
import type { Game } from '../../library/types';
import type { PublishedEntry, PublishedMoments } from '../published-index';

/** An entry, with the ids of the statements that it shows. */
type Shown = PublishedEntry & { says?: readonly string[] };

/** The moments of a game: which steps of its charts state what is found, and allow what players may do. */
export function publishMoments(game: Game, shown: readonly Shown[]): PublishedMoments {
	const path = chartsPath(game.slug);
	const addressOf = ({ chart, step }: StatedAt) => `${chart.path.slice(path.length)}#${step.id}`;
	const byRule = stepsByRule(game);
	const stated = shown.map(({ i, says = [] }) =>
		// What is restated is found in the charts under its home.
		[i ?? '', ...says].flatMap((id) => byRule.get(id)?.step ?? []).at(0),
	);
	const steps = game.charts.flatMap((chart) =>
		chart.steps.flatMap((step): PublishedMoments['steps'] => {
			const entries = stated.flatMap((one, number) => (one === step ? number : []));
			return entries.length > 0 ? [[addressOf({ chart, step }), labelOf({ chart, step }), ...entries]] : [];
		}),
	);
	const gestures = momentsByGesture(game).flatMap(
		({ gesture: { id, titre }, moments }): PublishedMoments['gestures'] => {
			const [first] = moments;
			const { size } = new Set(moments.map(({ step }) => step));
			if (!first) return [];
			if (size === 1) return [[titre, labelOf(first), addressOf(first)]];
			return [[titre, size, `#quand-${id}`]];
		},
	);
	return { path, steps, gestures };
}

/** How a title goes on after « de », by its article. */
const contracted: readonly (readonly [RegExp, string])[] = [
	[/^Le /, 'du '],
	[/^La /, 'de la '],
	[/^Les /, 'des '],
	[/^L’/, 'de l’'],
];

/** What leads to a step: « Voir à l’étape 3.2 du tour ». One without a number is named by its title. */
function labelOf({ chart, step }: StatedAt): string {
	const { titre } = chart.data;
	const [article, of] = contracted.find(([article]) => article.test(titre)) ?? [];
	const ofChart = article && of ? titre.replace(article, of) : `de «\u00a0${titre}\u00a0»`;
	return step.number
		? `Voir à l’étape ${step.number} ${ofChart}`
		: `Voir dans le schéma ${ofChart}\u00a0: ${step.title}`;
}
