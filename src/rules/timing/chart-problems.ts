import { checkId, checkInteger, checkOneOf, checkUnique, type Problem } from '../verification';
import {
	type Chart,
	type Charts,
	type Choice,
	type Conditions,
	type Effects,
	END,
	PASS_RULES,
	type Step,
} from './chart';
import { MAX_DEPTH } from './state';
import { countValues, listTraps } from './traps';

const MAX_STEPS = 99;
const MAX_CHOICES = 12;
const MAX_COUNTER = 99;
/** Sets of values of the counters of one chart: the check looks at all of them. */
const MAX_VALUES = 5000;

/** What may be named in a chart: the charts of the game, its own steps and counters. */
interface Names {
	readonly slugs: readonly string[];
	/** Steps, and the end. */
	readonly targets: readonly string[];
	readonly counters: readonly string[];
}

/**
 * Problems of the charts of a game, in reading order: names that point nowhere, ids that two steps share, counters out
 * of their bounds; then, when there are none, steps that the game could not leave (`way-out`).
 */
export function checkCharts(charts: Charts): readonly Problem[] {
	const slugs = Object.keys(charts);
	const all = Object.values(charts);
	const problems = [
		...checkInteger('charts.length', slugs.length, 1, MAX_STEPS),
		...slugs.flatMap((slug) => checkChart(`charts.${slug}`, slug, charts[slug] as Chart, slugs)),
		// Addresses name a step alone, and the end like a step.
		...checkUnique('charts', [END, ...all.flatMap(({ steps }) => steps.map(({ id }) => id))]),
	];
	return problems.length > 0 ? problems : findTraps(charts);
}

function checkChart(field: string, key: string, chart: Chart, slugs: readonly string[]): readonly Problem[] {
	const { slug, steps, counters, restart } = chart;
	const names: Names = {
		slugs,
		targets: [...steps.map(({ id }) => id), END],
		counters: counters.map(({ id }) => id),
	};
	const own = [
		...checkOneOf(`${field}.slug`, slug, [key]),
		...checkInteger(`${field}.steps.length`, steps.length, 1, MAX_STEPS),
		...counters.flatMap(({ id, start, min, max }, rank) => [
			...checkId(`${field}.counters[${rank}].id`, id),
			...checkInteger(`${field}.counters[${rank}].min`, min, 0, MAX_COUNTER),
			...checkInteger(`${field}.counters[${rank}].max`, max, min, MAX_COUNTER),
			...checkInteger(`${field}.counters[${rank}].start`, start, min, max),
		]),
		...checkUnique(`${field}.counters`, names.counters),
		...checkEffects(`${field}.restart.effects`, restart?.effects, names),
		...steps.flatMap((step, rank) => checkStep(`${field}.steps[${rank}]`, step, names)),
	];
	return own.length > 0 ? own : checkInteger(`${field}.counters`, countValues(chart), 1, MAX_VALUES);
}

function checkStep(field: string, step: Step, names: Names): readonly Problem[] {
	const { id, rule, next, effects, choices, nested, alternation } = step;
	return [
		...checkId(`${field}.id`, id),
		...checkId(`${field}.rule`, rule),
		...(next === undefined ? [] : checkOneOf(`${field}.next`, next, names.targets)),
		...checkEffects(`${field}.effects`, effects, names),
		// Players act or pass in a window: it has no branch.
		...checkInteger(`${field}.choices.length`, choices.length, 0, alternation ? 0 : MAX_CHOICES),
		...choices.flatMap((choice, rank) => checkChoice(`${field}.choices[${rank}]`, choice, names)),
		...nested.flatMap((slug, rank) => checkOneOf(`${field}.nested[${rank}]`, slug, names.slugs)),
		...checkUnique(`${field}.nested`, nested),
		...(alternation === undefined ? [] : checkOneOf(`${field}.alternation`, alternation, PASS_RULES)),
	];
}

function checkChoice(field: string, { to, calls, when, effects, rule }: Choice, names: Names): readonly Problem[] {
	return [
		...checkOneOf(`${field}.to`, to, names.targets),
		...(calls === undefined ? [] : checkOneOf(`${field}.calls`, calls, names.slugs)),
		...checkConditions(`${field}.when`, when, names),
		...checkEffects(`${field}.effects`, effects, names),
		...(rule === undefined ? [] : checkId(`${field}.rule`, rule)),
	];
}

const checkConditions = (field: string, conditions: Conditions | undefined, { counters }: Names): readonly Problem[] =>
	Object.entries(conditions ?? {}).flatMap(([counter, { op, value }]) => [
		...checkOneOf(field, counter, counters),
		...checkOneOf(`${field}.${counter}.op`, op, ['<', '=', '>']),
		...checkInteger(`${field}.${counter}.value`, value, 0, MAX_COUNTER),
	]);

const checkEffects = (field: string, effects: Effects | undefined, { counters }: Names): readonly Problem[] =>
	Object.entries(effects ?? {}).flatMap(([counter, { op, value }]) => [
		...checkOneOf(field, counter, counters),
		...checkOneOf(`${field}.${counter}.op`, op, ['=', '+', '-']),
		...(typeof value === 'string'
			? checkOneOf(`${field}.${counter}.value`, value, counters)
			: checkInteger(`${field}.${counter}.value`, value, 0, MAX_COUNTER)),
	]);

/** Steps that the game could not leave, in each chart by itself and where the stack may be full. */
function findTraps(charts: Charts): readonly Problem[] {
	const highest = listHighest(charts);
	return Object.values(charts).flatMap((chart) => {
		const trapped = [...listTraps(chart, false), ...(highest.has(chart.slug) ? listTraps(chart, true) : [])];
		return chart.steps.flatMap(({ id }, rank): Problem[] => {
			const field = `charts.${chart.slug}.steps[${rank}]`;
			return trapped.includes(id) ? [{ field, value: id, expected: { type: 'way-out' } }] : [];
		});
	});
}

/** Slugs of the charts that may be under way on top of a full stack. */
function listHighest(charts: Charts): ReadonlySet<string> {
	let level = new Set(Object.keys(charts));
	for (let height = 1; height < MAX_DEPTH; height += 1)
		level = new Set([...level].flatMap((slug) => listCalled(charts[slug])));
	return level;
}

const listCalled = (chart: Chart | undefined): readonly string[] =>
	chart?.steps.flatMap(({ nested, choices }) => [...nested, ...choices.flatMap(({ calls }) => calls ?? [])]) ?? [];
