import { type CounterValues, meets } from '../../rules/timing';
import type { AuthorError } from '../../schemas/author-error';
import { windowKinds } from '../../schemas/chart';
import { firstWords, SHORT } from '../charts/actors';
import type { Chart, ChartStep } from '../types';
import { placeIn } from './place-in';

/** What is wrong in a chart by itself: its counters, its phases, what each kind of step must have. */
export const checkChartShape = (chart: Chart): AuthorError[] => [
	...checkCounters(chart),
	...checkParts(chart),
	...chart.steps.flatMap((step) => checkStep(step, chart)),
];

/** Words that the addresses of the stepper use beside counters. */
const reserved: readonly string[] = ['main', 'passes'];

function checkCounters(chart: Chart): AuthorError[] {
	const { counters } = chart;
	return counters.flatMap(({ id, start, min, max }, at): AuthorError[] => {
		const place = placeIn(chart, `compteurs.${at}`);
		const taken = reserved.includes(id) || counters.findIndex((counter) => counter.id === id) !== at;
		const outside = start < min || start > max;
		const name = `« ${id} » désigne déjà autre chose dans les adresses.`;
		const bounds = `Le compteur « ${id} » commence à ${start}, hors de ${min} à ${max}.`;
		return [
			...(taken
				? [
						{
							kind: 'identifiant-en-double',
							...place,
							message: name,
							todo: 'Donnez un autre nom au compteur.',
						} as const,
					]
				: []),
			...(outside
				? [{ kind: 'champ-invalide', ...place, message: bounds, todo: 'Corrigez depart, min ou max.' } as const]
				: []),
		];
	});
}

function checkParts({ file, lineOf, parts }: Chart): AuthorError[] {
	if (parts.length === 1) return [];
	return parts.flatMap(({ title }, at): AuthorError[] => {
		if (title) return [];
		const field = `parties.${at}`;
		const message = 'Une phase n’a pas de titre.';
		const todo = 'Ajoutez titre, puisque le schéma a plusieurs phases.';
		return [{ kind: 'champ-invalide', file, line: lineOf(field), field, message, todo }];
	});
}

/** What a kind of step must have, and must not have. */
function checkStep(step: ChartStep, { file, lineOf, counters }: Chart): AuthorError[] {
	const { kind, choices, alternation, place } = step;
	const wrong = (message: string, todo: string): AuthorError => {
		return { kind: 'champ-invalide', file, line: lineOf(place), field: step.id, message, todo };
	};
	const errors: AuthorError[] = [];
	if (step.who !== undefined && step.actor === undefined && firstWords(step.who).length > SHORT)
		errors.push(wrong(`« ${firstWords(step.who)} » ne tient pas à côté du titre.`, 'Ajoutez acteur, en peu de mots.'));
	if (windowKinds.has(kind) && (!step.who || step.allowed.length === 0))
		errors.push(wrong('Une fenêtre dit qui agit et ce qui est permis.', 'Ajoutez qui et permis.'));
	if (alternation && kind !== 'fenetre' && kind !== 'interruption' && kind !== 'reaction')
		errors.push(wrong('Seule une fenêtre a une alternance.', 'Changez type, ou retirez alternance.'));
	if (alternation && choices.length > 0)
		errors.push(wrong('Agir et passer sont les choix d’une alternance.', 'Retirez choix.'));
	if ((kind === 'choix' || kind === 'boucle') && choices.length < 2)
		errors.push(wrong('Une question a au moins deux branches.', 'Ajoutez des choix, ou changez type.'));
	if (kind === 'sequence' && !choices.some((choice) => choice.calls))
		errors.push(wrong('Une séquence dit le schéma qu’elle déroule.', 'Ajoutez un choix avec appelle.'));
	if (choices.length > 0 && choices.every((choice) => choice.when) && !covers(step, counters))
		errors.push(
			wrong('Pour certaines valeurs des compteurs, aucune branche n’est possible.', 'Complétez les conditions.'),
		);
	if (step.effects && choices.length > 0)
		errors.push(
			wrong('Une étape qui a des choix ne change pas elle-même les compteurs.', 'Mettez compte dans les choix.'),
		);
	return errors;
}

/** Whether one branch at least is open for each value of each counter that its branches look at. */
function covers({ choices }: ChartStep, counters: Chart['counters']): boolean {
	const names = new Set(choices.flatMap(({ when }) => Object.keys(when ?? {})));
	const cases = counters
		.filter(({ id }) => names.has(id))
		.reduce<CounterValues[]>(
			(all, { id, min, max }) =>
				all.flatMap((values) => Array.from({ length: max - min + 1 }, (_, at) => ({ ...values, [id]: min + at }))),
			[{}],
		);
	return cases.every((values) => choices.some(({ when }) => meets(values, when)));
}
