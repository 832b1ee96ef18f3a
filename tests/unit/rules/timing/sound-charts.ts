import fc from 'fast-check';
import {
	type Chart,
	type Charts,
	type Choice,
	clamp,
	type Effects,
	END,
	type Frame,
	type Move,
	type Step,
} from '../../../../src/rules/timing';
import { anyCharts } from './any-charts';

/** What of a record names something known. */
const known = <V>(record: Readonly<Record<string, V>> | undefined, ids: readonly string[]) =>
	record && Object.fromEntries(Object.entries(record).filter(([id]) => ids.includes(id)));

const soundEffects = (effects: Effects | undefined, ids: readonly string[]): Effects | undefined =>
	known(effects, ids) &&
	Object.fromEntries(
		Object.entries(known(effects, ids) ?? {}).filter(
			([, { value }]) => typeof value === 'number' || ids.includes(value),
		),
	);

/** The same charts without what points nowhere: each step goes on below, or has a branch that does. */
function mend(chart: Chart, slugs: readonly string[]): Chart {
	const { steps, counters, restart } = chart;
	const ids = counters.map(({ id }) => id);
	const there = (slug: string | undefined) => (slug !== undefined && slugs.includes(slug) ? slug : undefined);
	const mendChoice = (choice: Choice): Choice => ({
		...choice,
		calls: there(choice.calls),
		when: known(choice.when, ids),
		effects: soundEffects(choice.effects, ids),
	});
	const mendStep = (step: Step, at: number): Step => {
		const below = steps[at + 1]?.id ?? END;
		return {
			...step,
			next: step.choices.length > 0 ? undefined : below,
			effects: soundEffects(step.effects, ids),
			choices: step.choices.length > 0 ? [...step.choices.map(mendChoice), { to: below }] : [],
			nested: step.nested.filter(there),
		};
	};
	const inBounds = counters.map((item) => ({ ...item, start: clamp(item, item.start) }));
	return {
		...chart,
		counters: inBounds,
		steps: steps.map(mendStep),
		restart: restart && { effects: soundEffects(restart.effects, ids) },
	};
}

/** Charts that the engine accepts. */
export const anySoundCharts: fc.Arbitrary<Charts> = anyCharts.map((charts) =>
	Object.fromEntries(Object.entries(charts).map(([slug, chart]) => [slug, mend(chart, Object.keys(charts))])),
);

const anySlug = fc.constantFrom('a', 'b', 'c', 'absent', 'constructor', '');
const anyNumber = fc.oneof(
	fc.integer({ min: -2, max: 9 }),
	fc.constantFrom(Number.NaN, 0.5, 1e9, Number.POSITIVE_INFINITY),
);

/** Moves, possible or not. */
export const anyMoves: fc.Arbitrary<Move[]> = fc.array(
	fc.oneof(
		fc.constantFrom<Move>({ kind: 'next' }, { kind: 'pass' }, { kind: 'restart' }, { kind: 'act' }),
		fc.integer({ min: 0, max: 5 }).map((choice): Move => ({ kind: 'choose', choice })),
		anySlug.map((chart): Move => ({ kind: 'nest', chart })),
		anySlug.map((chart): Move => ({ kind: 'act', chart })),
	),
	{ maxLength: 40 },
);

/** Moves that no table makes. */
export const anyWildMoves = fc.array(
	fc.oneof(
		fc.record({ kind: fc.constantFrom('choose', 'nest', 'jump', ''), choice: anyNumber, chart: anySlug }),
		fc.record({ kind: fc.constant('choose'), choice: anyNumber }),
	) as fc.Arbitrary<Move>,
	{ maxLength: 6 },
);

/** Places, most of which are nowhere. */
export const anyWildStack: fc.Arbitrary<Frame[]> = fc.array(
	fc.record({
		chart: anySlug,
		step: fc.constantFrom('a1', 'a2', 'b1', 'c3', END, 'constructor', ''),
		counters: fc.dictionary(fc.constantFrom('x', 'y', 'z', 'fantome'), anyNumber, { maxKeys: 3 }),
		opportunity: fc.record({ player: anyNumber, passes: anyNumber }) as fc.Arbitrary<Frame['opportunity']>,
	}),
	{ maxLength: 12 },
);

/** Something of a chart replaced by what should not be there. */
export const anyBrokenCharts: fc.Arbitrary<Charts> = fc
	.tuple(
		anySoundCharts,
		fc.constantFrom('a', 'b', 'c'),
		fc.nat(3),
		fc.oneof(
			fc.record({ next: fc.constantFrom('constructor', 'b1', '', 'absent') }),
			fc.record({ nested: fc.constant(['absent']) }),
			fc.record({ id: fc.constantFrom('', END, 'a1', 'b1') }),
			fc.record({ rule: fc.constant('') }),
			fc.record({
				effects: fc.dictionary(
					fc.constantFrom('x', 'constructor'),
					fc.record({ op: fc.constant('*'), value: anyNumber }),
				),
			}),
			fc.record({
				choices: fc.constant([
					{ to: 'nulle-part', calls: 'constructor', when: { constructor: { op: '!', value: 1 } } },
				]),
			}),
			fc.record({ alternation: fc.constant('parfois') }),
		),
	)
	.map(([charts, slug, at, part]) => {
		const chart = charts[slug] as Chart;
		const steps = chart.steps.map((step, rank) =>
			rank === at % chart.steps.length ? ({ ...step, ...part } as unknown as Step) : step,
		);
		return { ...charts, [slug]: { ...chart, steps } };
	});
