import type { AuthorError } from '../../schemas/author-error';
import { END } from '../../schemas/chart';
import { chartEdges, leadingTo, reachableFrom } from './chart-graph';
import { brokenLink, targets } from './check-pages';
import { didYouMean } from './nearest';
import type { Chart, ChartStep, Game } from './types';

/** Problems of the timing charts of a game: targets, citations, windows, counters, steps out of reach, endless loops. */
export function checkCharts(game: Game): AuthorError[] {
	return [
		...sharedIds(game),
		...game.charts.flatMap((chart) => {
			const errors = checkSteps(chart, game);
			// A wrong target cuts the way to others: only it is told.
			return errors.some(({ kind }) => kind === 'etape-inconnue') ? errors : [...errors, ...checkFlow(chart)];
		}),
	];
}

const windows = new Set(['fenetre', 'interruption', 'reaction', 'declenchement']);

function checkSteps(chart: Chart, game: Game): AuthorError[] {
	const { file, lineOf, data } = chart;
	const ids = [...chart.steps.map((step) => step.id), END];
	const counters = data.compteurs.map((counter) => counter.id);
	const charts = game.charts.map((item) => item.slug);
	const gestures = game.data.gestes.map((gesture) => gesture.id);
	const errors: AuthorError[] = [];
	const report = (kind: AuthorError['kind'], field: string, message: string, todo: string) =>
		errors.push({ kind, file, line: lineOf(field), field, message, todo });
	const known = (
		kind: AuthorError['kind'],
		field: string,
		what: string,
		name: string,
		list: Iterable<string>,
		otherwise = 'Corrigez l’identifiant.',
	) => {
		const names = [...list];
		if (!names.includes(name))
			report(kind, field, `${what} « ${name} » n’existe pas.`, didYouMean(name, names, otherwise));
	};
	const checkRule = (field: string, id: string | undefined) => {
		if (id !== undefined && !game.rules.has(id)) known('regle-inconnue', field, 'La règle', id, game.rules.keys());
	};
	const checkEffects = (field: string, effects: Record<string, string> | undefined) => {
		for (const [counter, effect] of Object.entries(effects ?? {})) {
			known('compteur-inconnu', field, 'Le compteur', counter, counters, 'Déclarez-le dans compteurs.');
			const other = /^=([a-z].*)$/.exec(effect)?.[1];
			if (other) known('compteur-inconnu', field, 'Le compteur', other, counters, 'Déclarez-le dans compteurs.');
		}
	};
	for (const { place, broken } of chart.broken.map(({ place, ...broken }) => ({ place, broken })))
		errors.push(brokenLink({ ...broken, line: lineOf(`${place}.texte`) }, file, (kind) => targets(game, kind)));
	checkEffects('recommence', data.recommence?.compte);
	for (const part of chart.parts) {
		const line = `parties.${chart.parts.indexOf(part)}`;
		if (part.chapitre)
			known('page-inconnue', `${line}.chapitre`, 'Le chapitre', part.chapitre, targets(game, 'chapitre'));
		if (chart.parts.length > 1 && !part.titre)
			report(
				'champ-invalide',
				line,
				'Une phase n’a pas de titre.',
				'Ajoutez titre, puisque le schéma a plusieurs phases.',
			);
	}
	data.compteurs.forEach(({ id, depart, min, max }, at) => {
		if (reserved.includes(id) || counters.indexOf(id) !== at)
			report(
				'identifiant-en-double',
				`compteurs.${at}`,
				`« ${id} » désigne déjà autre chose dans les adresses.`,
				'Donnez un autre nom au compteur.',
			);
		if (depart < min || depart > max)
			report(
				'champ-invalide',
				`compteurs.${at}`,
				`Le compteur « ${id} » commence à ${depart}, hors de ${min} à ${max}.`,
				'Corrigez depart, min ou max.',
			);
	});
	for (const step of chart.steps) {
		const { place } = step;
		for (const id of step.regles) checkRule(`${place}.${id === step.id ? 'id' : 'regles'}`, id);
		for (const slug of step.emboite) known('page-inconnue', `${place}.emboite`, 'Le schéma', slug, charts);
		step.permis.forEach(({ geste, regle }, at) => {
			const field = `${place}.permis.${at}`;
			known('geste-inconnu', field, 'Le geste', geste, gestures, 'Ajoutez-le à gestes dans jeu.yaml.');
			checkRule(field, regle);
		});
		checkEffects(`${place}.compte`, step.compte);
		if (step.suite) known('etape-inconnue', `${place}.suite`, 'L’étape', step.suite, ids);
		step.choix.forEach((choice, at) => {
			const field = `${place}.choix.${at}`;
			known('etape-inconnue', field, 'L’étape', choice.vers, ids);
			if (choice.appelle) known('page-inconnue', field, 'Le schéma', choice.appelle, charts);
			checkRule(field, choice.regle);
			checkEffects(field, choice.compte);
			for (const counter of Object.keys(choice.si ?? {}))
				known('compteur-inconnu', field, 'Le compteur', counter, counters, 'Déclarez-le dans compteurs.');
		});
		errors.push(...checkShape(step, chart));
	}
	return errors;
}

/** Words that the addresses of the stepper use beside counters. */
const reserved: readonly string[] = ['main', 'passes'];

/** What a kind of step must have, and must not have. */
function checkShape(step: ChartStep, { file, lineOf, data }: Chart): AuthorError[] {
	const { type, choix, alternance, place } = step;
	const wrong = (message: string, todo: string): AuthorError => {
		return { kind: 'champ-invalide', file, line: lineOf(place), field: step.id, message, todo };
	};
	const errors: AuthorError[] = [];
	if (windows.has(type) && (!step.qui || step.permis.length === 0))
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

/** Steps that nothing leads to, and steps from which the end is out of reach: loops that nothing leaves. */
function checkFlow(chart: Chart): AuthorError[] {
	const { file, lineOf, steps } = chart;
	const edges = chartEdges(chart);
	const reached = reachableFrom(steps[0]?.id ?? END, edges);
	const ending = leadingTo(END, edges);
	return steps.flatMap((step): AuthorError[] => {
		const at = { file, line: lineOf(step.place), field: step.id };
		if (!reached.has(step.id)) {
			const message = 'Aucune étape ne mène à celle-ci.';
			return [{ kind: 'etape-isolee', ...at, message, todo: 'Menez-y par suite ou par un choix, ou retirez-la.' }];
		}
		if (ending.has(step.id)) return [];
		const message = 'La fin est hors d’atteinte depuis cette étape : la boucle n’a pas de sortie.';
		return [{ kind: 'boucle-sans-sortie', ...at, message, todo: 'Ajoutez un choix qui la quitte.' }];
	});
}

/** Ids that two steps of the game share. */
function sharedIds({ charts }: Game): AuthorError[] {
	const first = new Map<string, string>();
	return charts.flatMap((chart) =>
		chart.steps.flatMap(({ id, place }): AuthorError[] => {
			const line = chart.lineOf(place);
			const known = first.get(id);
			if (!known) first.set(id, `${chart.file}:${line}`);
			if (!known && id !== END) return [];
			const message = known ? `Cette étape existe déjà dans ${known}.` : `« ${END} » désigne la fin d’un schéma.`;
			return [
				{
					kind: 'identifiant-en-double',
					file: chart.file,
					line,
					field: id,
					message,
					todo: 'Donnez-lui un autre identifiant.',
				},
			];
		}),
	);
}
