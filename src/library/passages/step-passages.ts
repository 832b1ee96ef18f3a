import type { Chart, ChartStep } from '../charts/chart-types';
import { openedAnywhere } from '../charts/nested';
import type { Game } from '../types';
import type { Passage } from './passage-types';

/** What the passages of steps are made from. */
type Known = Pick<Game, 'charts' | 'data'>;

/** When a window of play closes, in the words that readers see. */
export const endings: Readonly<Record<NonNullable<ChartStep['alternation']>, string>> = {
	consecutive: 'quand les deux joueurs passent l’un après l’autre',
	final: 'quand les deux joueurs ont passé, une fois chacun',
};

/** A step by its number and its title. */
export const nameOfStep = ({ number, title }: ChartStep): string =>
	[number && `${number}.`, title].filter(Boolean).join(' ');

/** What is said of a step below its title, a line each: what happens, who acts, what is allowed, what it may open. */
export function linesOfStep(step: ChartStep, chart: Chart, { charts, data }: Known): string[] {
	const allowed = step.allowed.map(({ gesture, note }) => {
		const title = data.gestes.find(({ id }) => id === gesture)?.titre ?? gesture;
		return note ? `${title} (${note})` : title;
	});
	const anywhere = openedAnywhere(chart);
	const opened = step.nested
		.filter((slug) => !anywhere.includes(slug))
		.flatMap((slug) => charts.find((other) => other.slug === slug)?.data.titre ?? []);
	return [
		step.text,
		withLabel('Qui', step.who),
		withLabel('Se ferme', step.alternation && endings[step.alternation]),
		withLabel('Permis', allowed.join(', ')),
		withLabel('Peut ouvrir', opened.join(', ')),
		step.added ?? '',
	].filter((line) => line !== '');
}

const withLabel = (label: string, text: string | undefined): string => (text ? `${label}\u00a0: ${text}` : '');

/** The passage of each step of a chart: its phase is read before it, and it leads its branches. */
export const stepPassages = (chart: Chart, known: Known, homeOf: (id: string) => string | undefined): Passage[] =>
	chart.parts.flatMap(({ title, steps }) =>
		steps.map((step): Passage => {
			const id = `${chart.slug}/${step.id}`;
			return {
				id,
				kind: 'etape',
				text: [`${nameOfStep(step)}.`, ...linesOfStep(step, chart, known)].join(' '),
				status: 'written',
				page: chart.path,
				section: title,
				before: title === undefined ? [] : [{ kind: 'phase', text: `${title}\u00a0:`, id: undefined, at: undefined }],
				leads: step.choices.map(({ text, rule }) => ({ text, id: rule })),
				beside: [],
				home: homeOf(id) ?? homeOf(step.rule) ?? step.rule,
				get line() {
					return chart.lineOf(step.place);
				},
			};
		}),
	);
