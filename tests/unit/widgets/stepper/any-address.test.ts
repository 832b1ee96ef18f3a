import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Charts, resolve, type State, startOf, verify } from '../../../../src/rules/timing';
import type { ShownChart, ShownCharts } from '../../../../src/widgets/stepper/chart-file';
import { journeyCodec } from '../../../../src/widgets/stepper/url-state';
import { anyMoves, anySoundCharts } from '../../rules/timing/sound-charts';

/** Charts as the stepper shows them. */
const shown = (charts: Charts): ShownCharts =>
	Object.fromEntries(
		Object.entries(charts).map(([slug, { restart, counters, steps, ...chart }]) => [
			slug,
			{
				...chart,
				title: slug,
				phases: [],
				counters: counters.map((counter) => ({ ...counter, title: counter.id })),
				restart: restart && { ...restart, text: 'Encore' },
				steps: steps.map((step) => ({
					...step,
					title: step.id,
					html: '',
					phase: 0,
					allowed: [],
					pages: [],
					choices: step.choices.map((choice) => ({ ...choice, text: choice.to })),
				})),
			},
		]),
	);

const open = (charts: Charts) => {
	const all = shown(charts);
	const own = all.a as ShownChart;
	return { own, codec: journeyCodec(own, all) };
};

const isSound = (charts: Charts, from: State) => verify({ charts, from, moves: [] }).problems;

/** Words of the addresses of the stepper, and others. */
const anyWord = fc.constantFrom(
	'a1',
	'a2',
	'b1',
	'c2',
	'fin',
	'fin-b',
	'x',
	'y',
	'main',
	'passes',
	'0',
	'1',
	'7',
	'-1',
	'constructor',
	'',
);
const anyValue = fc
	.array(
		fc.array(anyWord, { minLength: 1, maxLength: 4 }).map((words) => words.join('.')),
		{ maxLength: 12 },
	)
	.map((fields) => fields.join('_'));
const anyAddress = fc.oneof(
	fc.webQueryParameters(),
	fc
		.record(
			{ etape: anyWord, compte: anyValue, depuis: anyValue, geste: anyWord, autre: anyWord },
			{ requiredKeys: [] },
		)
		.map((parameters) => new URLSearchParams(parameters as Record<string, string>).toString()),
);

describe('any chart', () => {
	it('any place of a game comes back from its address as it was, without a word', () => {
		fc.assert(
			fc.property(anySoundCharts, anyMoves, (charts, moves) => {
				const { own, codec } = open(charts);
				const { checked } = verify({ charts, from: startOf(own), moves });
				const { state } = (checked ?? expect.fail('sound charts are refused')) && resolve(checked as never).result;
				const query = codec.write(state);
				const { state: read, notices } = codec.read(query);
				expect(notices, query.toString()).toEqual([]);
				expect(read).toEqual(state);
			}),
			{ numRuns: 300 },
		);
	});

	it('any address opens a place that the engine accepts, and gives it back', () => {
		fc.assert(
			fc.property(anySoundCharts, anyAddress, (charts, address) => {
				const { codec } = open(charts);
				const { state } = codec.read(new URLSearchParams(address));
				expect(isSound(charts, state)).toEqual([]);
				const again = codec.read(codec.write(state));
				expect(again).toEqual({ state, notices: [] });
			}),
			{ numRuns: 500 },
		);
	});
});
