import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { frenchTypography } from '../../src/text/french';
import { sample } from '../every';
import { GAMES, type GameSlug } from '../games';

export interface Choice {
	texte: string;
	vers?: string;
	appelle?: string;
	si?: Record<string, string>;
	sinon?: string;
}

export interface Step {
	id: string;
	numero?: string;
	titre: string;
	qui?: string;
	permis?: (string | { geste: string })[];
	choix?: Choice[];
	emboite?: string[];
	alternance?: { premier: string; autre: string };
	regles?: string[];
	suite?: string;
}

export interface ChartFile {
	game: GameSlug;
	slug: string;
	titre: string;
	path: string;
	compteurs: { id: string; titre: string; depart: number; min?: number; max: number }[];
	recommence?: { texte: string };
	steps: Step[];
}

const read = (file: string) => parse(readFileSync(`content/${file}`, 'utf8'));

/** Charts of a game as their authors wrote them, in the game's order. */
function readCharts(game: GameSlug): ChartFile[] {
	const { deroulement } = read(`${game}/jeu.yaml`) as { deroulement: string[] };
	return deroulement.map((slug) => {
		const { titre, compteurs = [], recommence, parties } = read(`${game}/deroulement/${slug}.yaml`);
		const steps = (parties as { etapes: Step[] }[]).flatMap(({ etapes }) => etapes);
		return { game, slug, titre, path: `/${game}/deroulement/${slug}/`, compteurs, recommence, steps };
	});
}

/** What readers of a game may ask to do: « Quand puis-je… ? ». */
export const gestures = (game: GameSlug): { id: string; titre: string; partout?: string }[] =>
	read(`${game}/jeu.yaml`).gestes;

export const allCharts: readonly ChartFile[] = GAMES.flatMap(readCharts);

/** Charts that tests go through; in `npm test`, the turn of each game and one short chart. */
export const sampleCharts = sample(
	allCharts,
	({ game, slug }) => slug === readCharts(game)[0]?.slug || slug === 'degats',
);

/** The chart of a game, by slug. */
export function chart(game: GameSlug, slug: string): ChartFile {
	const found = allCharts.find((item) => item.game === game && item.slug === slug);
	if (!found) throw new Error(`${game} has no chart ${slug}.`);
	return found;
}

/** The chart of a game that has a step, and the step. */
export function stepWith(game: GameSlug, id: string): { chart: ChartFile; step: Step } {
	for (const item of allCharts) {
		const step = item.game === game ? item.steps.find((other) => other.id === id) : undefined;
		if (step) return { chart: item, step };
	}
	throw new Error(`${game} has no step ${id}.`);
}

/** A step as it is named on the page: its number, then its title. */
export const nameOf = ({ numero = '', titre }: Step): string => frenchTypography(`${numero} ${titre}`.trim());

/** Where a branch goes on in its own chart: the next step when the author names none. */
export function targetOf({ steps }: ChartFile, step: Step, choice?: Choice): string {
	const requested = choice ? choice.vers : step.suite;
	return requested ?? steps[steps.indexOf(step) + 1]?.id ?? 'fin';
}

/** What a step allows, by gesture. */
export const allowed = ({ permis = [] }: Step): string[] =>
	permis.map((item) => (typeof item === 'string' ? item : item.geste));
