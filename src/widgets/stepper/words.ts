import { END, type Frame, innermost, isOver, type Obstacle, type State, stepOf, type Trace } from '../../rules/timing';
import type { ShownCharts, ShownCounter, ShownStep } from './chart-file';

/** A step by its number and its title. */
export const nameOf = ({ number, title }: Pick<ShownStep, 'number' | 'title'>): string =>
	number ? `${number} ${title}` : title;

/** What a chart under way does once the sequences inside it are over. */
export function afterwards(charts: ShownCharts, frame: Frame): string {
	if (frame.step === END) return 'se terminera aussitôt après';
	const step = stepOf(charts[frame.chart], frame.step);
	return `reprendra à ${step ? nameOf(step) : frame.step}`;
}

/** Why a branch is closed, when its author gives no reason. */
export const reasons: Record<Exclude<Obstacle, 'counters'>, string> = {
	'full-stack': 'Trop de séquences sont ouvertes à la fois : terminez-en une.',
	'missing-chart': 'Ce schéma n’est pas chargé.',
};

/** What a move did, in a few sentences: sequences entered and left, counters, then the step. `state` is that after it. */
export function describeMove(charts: ShownCharts, state: State, trace: Trace): string {
	const sentences = trace.flatMap((item) => sentencesOf(charts, state, item));
	return [...sentences, arrival(charts, state)].filter(Boolean).join(' ');
}

function sentencesOf(charts: ShownCharts, state: State, item: Trace[number]): string[] {
	switch (item.kind) {
		case 'entry':
			return [`${charts[item.chart]?.title ?? ''} commence.`];
		case 'exit':
			return [`Retour à : ${charts[item.chart]?.title ?? ''}.`];
		case 'counter': {
			const counter = state.stack
				.flatMap(({ chart }) => charts[chart]?.counters ?? [])
				.find(({ id }) => id === item.counter);
			if (!counter) return [];
			return [`${counter.title} : ${valueWords(counter, item.after)}.`];
		}
		case 'player':
			return [toPlay(charts, state, item.after)];
		case 'step':
		case 'passes':
			return [];
	}
}

/** A number, or whether what can only be or not be is. */
const valueWords = ({ min, max }: ShownCounter, value: number): string =>
	min === 0 && max === 1 ? (['non', 'oui'][value] ?? '') : String(value);

function toPlay(charts: ShownCharts, state: State, player: 0 | 1): string {
	const here = innermost(state);
	const name = stepOf(charts[here.chart], here.step)?.players?.[player];
	return name ? `À jouer : ${name}.` : '';
}

function arrival(charts: ShownCharts, state: State): string {
	const here = innermost(state);
	const chart = charts[here.chart];
	if (isOver(state)) return `${chart?.title ?? ''} : terminé.`;
	const step = stepOf(chart, here.step);
	return step ? sentenceOf(nameOf(step)) : '';
}

/** A title as a sentence: many are questions. */
const sentenceOf = (title: string): string => (/[.?!…]$/.test(title) ? title : `${title}.`);
