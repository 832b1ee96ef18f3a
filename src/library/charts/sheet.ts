import type { ChartFile, ChartSheet, SheetLink, SheetStep } from '../../schemas/chart-sheet';
import { labelOf } from '../citations';
import type { Chart, ChartStep, Game } from '../types';

/** A chart as the stepper plays it, and the names of those of its game that it may play inside. */
export const chartFile = (game: Game, chart: Chart, address: (path: string) => string): ChartFile => ({
	schema: sheetOf(game, chart, address),
	autres: Object.fromEntries(
		game.charts.filter((other) => other !== chart).map(({ slug, data }) => [slug, data.titre]),
	),
});

/** Folder of the charts of a game as files, one for each, without base. */
export const chartFiles = (game: Game): string => `/${game.slug}/deroulement/schemas/`;

/** A chart as the stepper plays it. `address` puts a path under base. */
export function sheetOf(game: Game, chart: Chart, address: (path: string) => string): ChartSheet {
	const { titre, compteurs, recommence } = chart.data;
	return {
		slug: chart.slug,
		titre,
		phases: chart.parts.flatMap((part) => part.titre ?? []),
		compteurs,
		recommence,
		etapes: chart.parts.flatMap(({ etapes }, phase) => etapes.map((step) => sheetStep(game, step, phase, address))),
	};
}

function sheetStep(game: Game, step: ChartStep, phase: number, address: (path: string) => string): SheetStep {
	const { id, numero, type, titre, html, qui, regles, ajout, suite, compte, choix, emboite, alternance } = step;
	return {
		id,
		numero,
		type,
		titre,
		html,
		qui,
		phase,
		permis: step.permis.map(({ geste, note, regle }) => ({ ...gestureLink(game, geste, regle, address), note })),
		regles: linksOf(game, regles, address),
		regle: regles[0] ?? id,
		ajout,
		suite,
		compte,
		choix,
		emboite,
		alternance: alternance?.passes,
		mains: alternance && [alternance.premier, alternance.autre],
	};
}

/** A gesture by its name, with the rule that says when. */
export function gestureLink(
	game: Game,
	geste: string,
	regle: string | undefined,
	address: (path: string) => string,
): SheetLink {
	const gesture = game.data.gestes.find((item) => item.id === geste);
	const rule = game.rules.get(regle ?? gesture?.regle ?? '');
	return { texte: gesture?.titre ?? geste, adresse: address(rule?.path ?? `/${game.slug}/`) };
}

/** The pages of some rules, once each, at the first of their rules. */
function linksOf(game: Game, regles: readonly string[], address: (path: string) => string): SheetLink[] {
	const pages = new Map<string, SheetLink>();
	for (const id of regles) {
		const rule = game.rules.get(id);
		if (rule && !pages.has(rule.page.path))
			pages.set(rule.page.path, { texte: labelOf(rule.page), adresse: address(rule.path) });
	}
	return [...pages.values()];
}
