import type { AuthorError } from '../../schemas/author-error';
import { windowKinds } from '../../schemas/chart';
import type { Chart, ChartStep } from '../types';

/** What is wrong in a chart by itself: its counters, its phases, what each kind of step must have. */
export const checkChartShape = (chart: Chart): AuthorError[] => [
	...checkCounters(chart),
	...checkParts(chart),
	...chart.steps.flatMap((step) => checkStep(step, chart)),
];

/** Words that the addresses of the stepper use beside counters. */
const reserved: readonly string[] = ['main', 'passes'];

function checkCounters({ file, lineOf, data: { compteurs } }: Chart): AuthorError[] {
	return compteurs.flatMap(({ id, depart, min, max }, at): AuthorError[] => {
		const field = `compteurs.${at}`;
		const place = { file, line: lineOf(field), field };
		const taken = reserved.includes(id) || compteurs.findIndex((counter) => counter.id === id) !== at;
		const outside = depart < min || depart > max;
		const name = `« ${id} » désigne déjà autre chose dans les adresses.`;
		const bounds = `Le compteur « ${id} » commence à ${depart}, hors de ${min} à ${max}.`;
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
	return parts.flatMap(({ titre }, at): AuthorError[] => {
		if (titre) return [];
		const field = `parties.${at}`;
		const message = 'Une phase n’a pas de titre.';
		const todo = 'Ajoutez titre, puisque le schéma a plusieurs phases.';
		return [{ kind: 'champ-invalide', file, line: lineOf(field), field, message, todo }];
	});
}

/** What a kind of step must have, and must not have. */
function checkStep(step: ChartStep, { file, lineOf, data }: Chart): AuthorError[] {
	const { type, choix, alternance, place } = step;
	const wrong = (message: string, todo: string): AuthorError => {
		return { kind: 'champ-invalide', file, line: lineOf(place), field: step.id, message, todo };
	};
	const errors: AuthorError[] = [];
	if (windowKinds.has(type) && (!step.qui || step.permis.length === 0))
		errors.push(wrong('Une fenêtre dit qui agit et ce qui est permis.', 'Ajoutez qui et permis.'));
	if (alternance && type !== 'fenetre' && type !== 'interruption' && type !== 'reaction')
		errors.push(wrong('Seule une fenêtre a une alternance.', 'Changez type, ou retirez alternance.'));
	if (alternance && choix.length > 0)
		errors.push(wrong('Agir et passer sont les choix d’une alternance.', 'Retirez choix.'));
	if ((type === 'choix' || type === 'boucle') && choix.length < 2)
		errors.push(wrong('Une question a au moins deux branches.', 'Ajoutez des choix, ou changez type.'));
	if (type === 'sequence' && !choix.some((choice) => choice.appelle))
		errors.push(wrong('Une séquence dit le schéma qu’elle déroule.', 'Ajoutez un choix avec appelle.'));
	if (choix.length > 0 && choix.every((choice) => choice.si) && !covers(step, data.compteurs))
		errors.push(
			wrong('Pour certaines valeurs des compteurs, aucune branche n’est possible.', 'Complétez les conditions.'),
		);
	if (step.compte && choix.length > 0)
		errors.push(
			wrong('Une étape qui a des choix ne change pas elle-même les compteurs.', 'Mettez compte dans les choix.'),
		);
	return errors;
}

/** Whether one branch at least is open for each value of each counter that its branches look at. */
function covers({ choix }: ChartStep, counters: Chart['data']['compteurs']): boolean {
	const names = new Set(choix.flatMap((choice) => Object.keys(choice.si ?? {})));
	const cases = counters
		.filter(({ id }) => names.has(id))
		.reduce<Record<string, number>[]>(
			(all, { id, min, max }) =>
				all.flatMap((values) => Array.from({ length: max - min + 1 }, (_, at) => ({ ...values, [id]: min + at }))),
			[{}],
		);
	return cases.every((values) =>
		choix.some(({ si }) => Object.entries(si ?? {}).every(([name, condition]) => holds(values[name] ?? 0, condition))),
	);
}

function holds(value: number, condition: string): boolean {
	const wanted = Number(condition.slice(1));
	if (condition.startsWith('>')) return value > wanted;
	return condition.startsWith('<') ? value < wanted : value === wanted;
}
