import { gamePath, toolPath } from '../../addresses/addresses';
import { labelOf } from '../relations/citations';
import type { Chart, ChartStep, Game } from '../types';

/** Puts a path of the site under base. */
type Address = (path: string) => string;

/** A link: its words and its address. */
interface Link {
	text: string;
	href: string;
}

/**
 * A chart as the stepper plays and shows it, and the titles of the others of its game, which come when they are
 * opened. The stepper declares the shape (`widgets/stepper/chart-file.ts`); pages compare the two.
 */
export const chartFile = (game: Game, chart: Chart, address: Address) => ({
	chart: shownChart(game, chart, address),
	others: Object.fromEntries(
		game.charts.filter((other) => other !== chart).map(({ slug, data }) => [slug, data.titre]),
	),
});

/** A chart as the stepper plays and shows it. */
export function shownChart(game: Game, { slug, data, parts, counters, restart }: Chart, address: Address) {
	return {
		slug,
		title: data.titre,
		phases: parts.flatMap(({ title }) => title ?? []),
		counters,
		restart,
		steps: parts.flatMap(({ steps }, phase) => steps.map((step) => shownStep(game, step, phase, address))),
	};
}

// Fields in the order in which the file is lightest once it is compressed.
function shownStep(game: Game, step: ChartStep, phase: number, address: Address) {
	const { id, rule, number, title, html, who, added, next, effects, choices, nested, alternation, players } = step;
	return {
		id,
		rule,
		number,
		title,
		html,
		who,
		phase,
		allowed: step.allowed.map(({ gesture, note, rule }) => ({ ...gestureLink(game, gesture, rule, address), note })),
		pages: pagesOf(game, step.rules, address),
		tool: toolLink(game, step, address),
		added,
		next,
		effects,
		choices,
		nested,
		alternation,
		players,
	};
}

/** A gesture by its name, with the rule that says when: its own, unless the step names another. */
export function gestureLink(game: Game, id: string, rule: string | undefined, address: Address): Link {
	const gesture = game.data.gestes.find((item) => item.id === id);
	const found = game.rules.get(rule ?? gesture?.regle ?? '');
	return { text: gesture?.titre ?? id, href: address(found?.path ?? gamePath(game.slug)) };
}

/** The tool that computes a step, opened on its case. */
export const toolLink = (game: Game, { tool }: ChartStep, address: Address): string | undefined =>
	tool && address(`${toolPath(game.slug, tool.slug)}${tool.query ? `?${tool.query}` : ''}`);

/** The pages that state some rules, once each, at the first of theirs. */
export function pagesOf(game: Game, rules: readonly string[], address: Address): Link[] {
	const pages = new Map<string, Link>();
	for (const id of rules) {
		const rule = game.rules.get(id);
		if (rule && !pages.has(rule.page.path))
			pages.set(rule.page.path, { text: labelOf(rule.page), href: address(rule.path) });
	}
	return [...pages.values()];
}
