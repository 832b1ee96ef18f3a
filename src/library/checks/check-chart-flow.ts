import type { AuthorError } from '../../schemas/author-error';
import { chartEdges, leadingTo, reachableFrom } from '../charts/chart-graph';
import { type Chart, END } from '../charts/chart-types';
import { placeIn } from './place-in';

/** Steps that nothing leads to, and steps from which the end is out of reach: loops that nothing leaves. */
export function checkFlow(chart: Chart): AuthorError[] {
	const { steps } = chart;
	const edges = chartEdges(steps);
	const reached = reachableFrom(steps[0]?.id ?? END, edges);
	const ending = leadingTo(END, edges);
	return steps.flatMap((step): AuthorError[] => {
		const at = placeIn(chart, step.place, step.id);
		if (!reached.has(step.id)) {
			const message = 'Aucune étape ne mène à celle-ci.';
			return [{ kind: 'etape-isolee', ...at, message, todo: 'Menez-y par suite ou par un choix, ou retirez-la.' }];
		}
		if (ending.has(step.id)) return [];
		const message = 'La fin est hors d’atteinte depuis cette étape : la boucle n’a pas de sortie.';
		return [{ kind: 'boucle-sans-sortie', ...at, message, todo: 'Ajoutez un choix qui la quitte.' }];
	});
}
