import { describe, expect, it } from 'vitest';
import type { Chart, ChartStep } from '../../src/library/charts/chart-types';
import type { Game } from '../../src/library/types';
import { games, grown } from './real-content';

/** Number of a step in the title that the registry gives it: `1.4`, `TC.3`, `D.2`, « étape 5 », « tour 3 ». */
function numberOf(title: string): string | undefined {
	const found = /(?:étape|Organisation d’un tour) (\d+)\b/i.exec(title) ?? /^((?:TC|D)\.\d|\d(?:\.\d)+)\b/.exec(title);
	return found?.[1];
}

/** Parts of the documents that are numbered steps of play, in the order of the documents. */
const numbered = (game: Game) =>
	game.sources.flatMap(({ data }) =>
		data.units
			.filter(({ id, kind }) => kind === 'sequence' || id.startsWith('mb-organisation-tour-'))
			.flatMap(({ id, title }) => {
				const number = numberOf(title);
				return number ? [{ id, number }] : [];
			}),
	);

const steps = (game: Game): ChartStep[] => game.charts.flatMap((chart) => chart.steps);

/** Units that the rule of a step's own id states. */
const unitsOf = (game: Game, step: ChartStep): string[] => game.rules.get(step.id)?.units ?? [];

const stepsOf = (game: Game, unit: string, number: string): ChartStep[] =>
	steps(game).filter((step) => step.number === number && unitsOf(game, step).includes(unit));

/** Steps in the order of play: those of a chart, and where it calls another for the first time, those of that one. */
function played(game: Game, chart: Chart, known = new Set<string>()): ChartStep[] {
	known.add(chart.slug);
	return chart.steps.flatMap((step) => [
		step,
		...step.choices.flatMap(({ calls }) => {
			const called = game.charts.find(({ slug }) => slug === calls);
			return called && !known.has(called.slug) ? played(game, called, known) : [];
		}),
	]);
}

const game = (slug: string): Game => {
	const found = games.find((item) => item.slug === slug);
	if (!found) throw new Error(`No game « ${slug} ».`);
	return found;
};
const chart = (slug: string, name: string): Chart => {
	const found = game(slug).charts.find((item) => item.slug === name);
	if (!found) throw new Error(`No chart « ${name} ».`);
	return found;
};

describe.each([
	['arkham', 37],
	['l5r', 59],
	['mistborn', 6],
] as const)('numbered steps of %s', (slug, count) => {
	it(`are ${count}, each in one chart`, () => {
		const units = numbered(game(slug));
		expect(units.length).toBe(count);
		for (const { id, number } of units) expect(stepsOf(game(slug), id, number).length, `${id} (${number})`).toBe(1);
	});
});

describe('the order of play is that of the document', () => {
	const order = (slug: string, name: string, number: RegExp) =>
		played(game(slug), chart(slug, name))
			.map((step) => step.number ?? '')
			.filter((value) => number.test(value));
	const document = (slug: string, number: RegExp) =>
		numbered(game(slug))
			.map((unit) => unit.number)
			.filter((value) => number.test(value));

	it.each([
		['arkham', 'round', /^\d\.\d/],
		['arkham', 'test-de-competence', /^TC/],
		['l5r', 'round', /^\d\.\d/],
		['l5r', 'duel', /^D/],
	] as const)('in %s, %s', (slug, name, number) => {
		expect(order(slug, name, number)).toEqual(document(slug, number));
	});

	it.each([
		['l5r', 'initiation', 7],
		['l5r', 'declenchement', 6],
		['arkham', 'initiation', 4],
		['arkham', 'carte-rencontre', 5],
		['keyforge', 'degats', 4],
		['keyforge', 'destruction', 2],
		['mistborn', 'tour', 6],
	] as const)('in %s, %s, from 1 to %i', (slug, name, last) => {
		const numbers = chart(slug, name).steps.flatMap(({ number }) =>
			/^\d+$/.test(number ?? '') ? [Number(number)] : [],
		);
		expect(numbers).toEqual(Array.from({ length: last }, (_, at) => at + 1));
	});

	it('in KeyForge, through the whole detailed sequence', () => {
		const keyforge = game('keyforge');
		const units = keyforge.sources.flatMap(({ data }) => data.units).map(({ id }) => id);
		const sequence = units.filter((id) => /^kf21-sequence-(?!intro|3-chapeau)/.test(id));
		const used = [...new Set(steps(keyforge).flatMap((step) => unitsOf(keyforge, step)))];
		expect(sequence.filter((id) => !used.includes(id))).toEqual([]);
		const turn = chart('keyforge', 'tour').steps.flatMap((step) => unitsOf(keyforge, step));
		const shown = [...new Set(turn.filter((id) => sequence.includes(id)))];
		expect(shown).toEqual(shown.toSorted((a, b) => sequence.indexOf(a) - sequence.indexOf(b)));
	});
});

describe('windows', () => {
	/** Each window with the numbered step before it, in the same chart. */
	const windows = (slug: string, names: readonly string[]) =>
		names.flatMap((name) => {
			let before = '';
			return chart(slug, name).steps.flatMap(({ number, kind }) => {
				before = number ?? before;
				return kind === 'fenetre' && number === undefined ? [before] : [];
			});
		});

	it('of Arkham are the eight player windows of the flowcharts', () => {
		const names = ['round', 'tour-d-investigateur', 'test-de-competence'];
		expect(windows('arkham', names)).toEqual(['1.4', '2.1', '3.2', '3.3', '4.1', '2.2', 'TC.1', 'TC.2']);
	});

	it('of L5R are the four without a number, 1.4 and 3.2.2', () => {
		expect(windows('l5r', ['round', 'conflit'])).toEqual(['2.5', '3.1', '4.4', '5.1']);
		const numberedWindows = steps(game('l5r')).filter(({ kind, number }) => kind === 'fenetre' && number);
		expect(numberedWindows.map(({ number }) => number)).toEqual(['1.4', '3.2.2']);
	});

	it('of a duel are none: nobody acts', () => {
		expect(chart('l5r', 'duel').steps.filter(({ kind }) => kind === 'fenetre')).toEqual([]);
	});

	it('that players take turns in say who starts', () => {
		const turns = steps(game('l5r')).filter(({ alternation }) => alternation);
		expect(turns.length).toBeGreaterThanOrEqual(8);
		const defender = turns.find(({ number }) => number === '3.2.2');
		expect(defender?.players?.[0]).toContain('défenseur');
		for (const step of turns.filter((item) => item !== defender))
			expect(step.players?.[0], step.id).toContain('premier joueur');
		expect(turns.filter(({ alternation }) => alternation === 'final').map(({ number }) => number)).toEqual(['1.4']);
	});
});

it('each chart of the game is listed in its own game, and each rule cited exists', () => {
	for (const item of games) expect(item.charts.map(({ slug }) => slug)).toEqual(item.data.deroulement);
	for (const item of grown) expect(item.charts.length, item.slug).toBeGreaterThanOrEqual(3);
});
