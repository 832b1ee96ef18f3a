import fc from 'fast-check';
import type { Chart, Charts, Choice, Counter, Effects, Step } from '../../../../src/rules/timing';
import { equal, minus, plus } from './vocabulary';

const SLUGS = ['a', 'b', 'c'];
const COUNTERS = ['x', 'y', 'z'];

const anyCounter = fc.constantFrom(...COUNTERS);
const anySlug = fc.constantFrom(...SLUGS, 'absent');
const sometimes = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 1 });

const anyEffect = fc.oneof(fc.nat(12).map(equal), anyCounter.map(equal), fc.nat(5).map(plus), fc.nat(5).map(minus));
const anyEffects: fc.Arbitrary<Effects> = fc.dictionary(fc.constantFrom(...COUNTERS, 'fantome'), anyEffect, {
	maxKeys: 3,
});
const anyConditions = fc.dictionary(
	anyCounter,
	fc.record({ op: fc.constantFrom('<' as const, '=' as const, '>' as const), value: fc.nat(4) }),
	{ maxKeys: 2 },
);

const anyChoice = (ids: string[]): fc.Arbitrary<Choice> =>
	fc.record({
		to: fc.constantFrom(...ids, 'fin'),
		calls: sometimes(anySlug),
		when: sometimes(anyConditions),
		effects: sometimes(anyEffects),
		rule: sometimes(fc.constant('regle-choix')),
	});

/** A step that goes on, that asks, or that is a window. */
function anyStep(id: string, ids: string[]): fc.Arbitrary<Step> {
	const common = {
		id: fc.constant(id),
		rule: fc.constant(`regle-${id}`),
		nested: fc.uniqueArray(anySlug, { maxLength: 2 }),
	};
	const none = fc.constant([]);
	const next = fc.constantFrom(...ids, 'fin');
	const effects = sometimes(anyEffects);
	return fc.oneof(
		fc.record({ ...common, choices: none, next, effects }),
		fc.record({ ...common, choices: fc.array(anyChoice(ids), { minLength: 1, maxLength: 3 }) }),
		fc.record({
			...common,
			choices: none,
			next,
			effects,
			alternation: fc.constantFrom('consecutive' as const, 'final' as const),
		}),
	);
}

const anyCounters: fc.Arbitrary<Counter[]> = fc
	.uniqueArray(anyCounter)
	.chain((ids) =>
		fc.tuple(
			...ids.map((id) =>
				fc
					.tuple(fc.nat(6), fc.nat(6), fc.nat(6))
					.map(([a, b, start]): Counter => ({ id, start, min: Math.min(a, b), max: Math.max(a, b) })),
			),
		),
	);

const anyChart = (slug: string): fc.Arbitrary<Chart> =>
	fc.integer({ min: 1, max: 4 }).chain((length) => {
		const ids = Array.from({ length }, (_, at) => `${slug}${at + 1}`);
		return fc.record({
			slug: fc.constant(slug),
			steps: fc.tuple(...ids.map((id) => anyStep(id, ids))),
			counters: anyCounters,
			restart: sometimes(fc.record({ effects: sometimes(anyEffects) })),
		});
	});

/** Three small charts that call one another, and sometimes one that is not there; many have dead ends. */
export const anyCharts: fc.Arbitrary<Charts> = fc
	.tuple(...SLUGS.map(anyChart))
	.map((charts) => Object.fromEntries(charts.map((chart) => [chart.slug, chart])));
