import {
	clamp,
	END,
	type Frame,
	MAX_DEPTH,
	type Opportunity,
	openFrame,
	replaceInnermost,
	type State,
	startOf,
	stepOf,
} from '../../rules/timing';
import { type Field, quote, readFields, readInteger, strayParameters, writeFields } from '../shared/fields';
import type { Codec } from '../shared/use-url-state';
import { chartWith, type ShownChart, type ShownCharts } from './chart-file';

// Published: these names never change.
const STEP = 'etape';
const COUNTERS = 'compte';
const STACK = 'depuis';
/** Whose opportunity it is and how many passes count, written among the counters. */
const OPPORTUNITY: readonly (readonly [name: string, part: keyof Opportunity])[] = [
	['main', 'player'],
	['passes', 'passes'],
];

/** Parameters of the page that the stepper leaves alone. */
const keptParameters = ['geste'] as const;

/**
 * Where the game is, in the address: `etape`, the current step; `compte`, the counters that have moved
 * (`actions.2_main.1`); `depuis`, the steps where the sequences below go on, each with its counters.
 */
export function journeyCodec(own: ShownChart, charts: ShownCharts): Codec<State> {
	return {
		initial: startOf(own),
		keep: keptParameters,
		read: (query) => read(query, own, charts),
		write: (state) => write(state, own, charts),
	};
}

/** Whether an address can be read with the chart of the page alone. */
export function staysIn(own: ShownChart, query: URLSearchParams): boolean {
	const step = query.get(STEP);
	return !query.has(STACK) && (step === null || step === END || stepOf(own, step) !== undefined);
}

function read(query: URLSearchParams, own: ShownChart, charts: ShownCharts) {
	const start = startOf(own);
	const notices = strayParameters(query, [STEP, COUNTERS, STACK, ...keptParameters]);
	const counters = readFields(query.get(COUNTERS) ?? '');
	const step = query.get(STEP);
	if (step === null && !query.has(STACK)) {
		return { state: withCounters(start, own, counters, notices), notices };
	}
	const below = readFields(query.get(STACK) ?? '');
	const here: Field = { name: step ?? '', values: [], raw: step ?? '' };
	const stack: Frame[] = [];
	if (below.length >= MAX_DEPTH) return { state: start, notices: [...notices, tooDeep(own)] };
	for (const field of [...below, here]) {
		const found = findPlace(charts, own, field.name);
		const outermost = stack.length === 0;
		// A sequence that is over is left at once: nobody can be at its end.
		const over = field === here && !outermost && found?.step === END;
		if (!found || over || (outermost && found.chart !== own)) {
			return { state: start, notices: [...notices, refusal(field, charts, own)] };
		}
		stack.push(readFrame(found.chart, stack, { ...field, name: found.step }, notices));
	}
	const chart = charts[stack.at(-1)?.chart ?? ''] ?? own;
	return { state: withCounters({ stack }, chart, counters, notices), notices };
}

interface Place {
	chart: ShownChart;
	/** Id of a step, or `END`. */
	step: string;
}

/** The place that a name of the address stands for: a step, the end of the page's chart, or of another. */
function findPlace(charts: ShownCharts, own: ShownChart, name: string): Place | undefined {
	const holder = chartWith(charts, name);
	if (holder) return { chart: holder, step: name };
	const over = name === END ? own : Object.values(charts).find(({ slug }) => name === endOf(slug));
	return over && { chart: over, step: END };
}

/** How the end of a chart is written when a sequence above it is under way. */
const endOf = (slug: string): string => `${END}-${slug}`;

const tooDeep = (own: ShownChart): string =>
	`Le lien ouvre plus de ${MAX_DEPTH} séquences à la fois : « ${own.title} » commence à son début.`;

function refusal(field: Field, charts: ShownCharts, own: ShownChart): string {
	const other = chartWith(charts, field.name);
	if (other)
		return `L’étape ${quote(field.name)} est dans un autre schéma, « ${other.title} » : celui-ci commence à son début.`;
	return `${quote(field.name)} n’est pas une étape de « ${own.title} » : le schéma commence à son début.`;
}

/** A chart under way at a step, with the counters written beside it: `etape-1-4.joueurs.3`. */
function readFrame(chart: ShownChart, outer: readonly Frame[], { name, values }: Field, notices: string[]): Frame {
	const pairs = values.flatMap((value, at) => (at % 2 === 0 ? [[value, values[at + 1]] as const] : []));
	return pairs.reduce<Frame>(
		(frame, [counter, value]) => withCounter(frame, chart, counter, value, notices),
		openFrame(chart, outer, name),
	);
}

function withCounters(state: State, chart: ShownChart, fields: readonly Field[], notices: string[]): State {
	const here = fields.reduce<Frame>(
		(frame, { name, values: [value] }) => withCounter(frame, chart, name, value, notices),
		state.stack.at(-1) as Frame,
	);
	return replaceInnermost(state, here);
}

/** A chart under way with a counter, or a part of its opportunity, as the address writes it. */
function withCounter(
	frame: Frame,
	chart: ShownChart,
	name: string,
	value: string | undefined,
	notices: string[],
): Frame {
	const number = readInteger(value, 0, 99);
	const [, part] = OPPORTUNITY.find(([known]) => known === name) ?? [];
	if (part && stepOf(chart, frame.step)?.alternation && (number === 0 || number === 1)) {
		return { ...frame, opportunity: { ...frame.opportunity, [part]: number } };
	}
	const counter = chart.counters.find(({ id }) => id === name);
	if (!counter || number === undefined) {
		notices.push(`${quote(`${name}.${value ?? ''}`)} n’est pas un compteur de « ${chart.title} » : il est ignoré.`);
		return frame;
	}
	const kept = clamp(counter, number);
	if (kept !== number)
		notices.push(`« ${counter.title} » va de ${counter.min} à ${counter.max} : ${kept} est utilisé.`);
	return { ...frame, counters: { ...frame.counters, [name]: kept } };
}

function write({ stack }: State, own: ShownChart, charts: ShownCharts): URLSearchParams {
	const query = new URLSearchParams();
	const here = stack.at(-1) as Frame;
	const below = stack.slice(0, -1);
	const counters = (frame: Frame, outer: readonly Frame[]) => moved(frame, charts[frame.chart], outer);
	const values = counters(here, below);
	const start = own.steps[0]?.id;
	if (stack.length > 1 || here.step !== start) query.set(STEP, here.step);
	if (values.length > 0) query.set(COUNTERS, writeFields(values));
	if (below.length > 0) {
		const fields = below.map((frame, at) => [nameIn(frame), ...counters(frame, stack.slice(0, at)).flat()]);
		query.set(STACK, writeFields(fields));
	}
	return query;
}

const nameIn = ({ chart, step }: Frame): string => (step === END ? endOf(chart) : step);

/** What the counters of a chart would not be if it started now, and where its alternation is. */
function moved(frame: Frame, chart: ShownChart | undefined, outer: readonly Frame[]): [string, number][] {
	if (!chart) return [];
	const initial = openFrame(chart, outer).counters;
	const opportunity = OPPORTUNITY.map(([name, part]): [string, number] => [name, frame.opportunity[part]]);
	return [
		...Object.entries(frame.counters).filter(([id, value]) => initial[id] !== value),
		...opportunity.filter(([, value]) => value !== 0),
	];
}
