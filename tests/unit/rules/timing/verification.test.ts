import { describe, expect, test } from 'vitest';
import {
	type Chart,
	type Charts,
	END,
	type Move,
	resolve,
	type State,
	type Step,
	startOf,
	verify,
} from '../../../../src/rules/timing';
import { above, at, chart, counter, equal, game, minus, plus, stack, step } from './vocabulary';

const round = chart(
	'round',
	[
		step('debut', { next: 'tours', effects: { tours: equal(2) } }),
		step('tours', {
			choices: [
				{ to: 'tours', calls: 'tour', when: { tours: above(0) }, effects: { tours: minus(1) } },
				{ to: END, rule: 'regle-fin' },
			],
		}),
	],
	{ counters: [counter('tours', 2)], restart: { effects: { tours: plus(1) } } },
);
const turn = chart('tour', [step('fenetre', { next: END, alternation: 'consecutive', nested: ['tour'] })]);
const charts = game(round, turn);
const start = startOf(round);

const problemsOf = (change: { charts?: object; from?: object; moves?: object }) =>
	verify({
		charts: (change.charts ?? charts) as Charts,
		from: (change.from ?? start) as State,
		moves: (change.moves ?? []) as Move[],
	}).problems;
const fieldsOf = (change: Parameters<typeof problemsOf>[0]) => problemsOf(change).map(({ field }) => field);

/** The charts with something else in the first step of the round, or in the round. */
const withStep = (part: object) => ({
	charts: { ...charts, round: { ...round, steps: [{ ...round.steps[0], ...part }, round.steps[1]] } },
});
const withRound = (part: object) => ({ charts: { ...charts, round: { ...round, ...part } } });

describe('charts', () => {
	test('sound ones have no problem', () => {
		expect(problemsOf({})).toEqual([]);
		expect(
			problemsOf({ from: stack(at('round/tours', { tours: 9 }), at('tour/fenetre', {}, { player: 1, passes: 1 })) }),
		).toEqual([]);
		expect(problemsOf({ from: stack(at('round/fin', { tours: 0 })) })).toEqual([]);
	});

	test.each<[string, object, string]>([
		['a step that does not exist', withStep({ next: 'fantome' }), 'charts.round.steps[0].next'],
		['a step of another chart', withStep({ next: 'fenetre' }), 'charts.round.steps[0].next'],
		[
			'a branch to nowhere',
			withStep({ next: undefined, choices: [{ to: 'fantome' }] }),
			'charts.round.steps[0].choices[0].to',
		],
		['a sequence that does not exist', withStep({ nested: ['fantome'] }), 'charts.round.steps[0].nested[0]'],
		['one that every object has', withStep({ nested: ['constructor'] }), 'charts.round.steps[0].nested[0]'],
		['the same sequence twice', withStep({ nested: ['tour', 'tour'] }), 'charts.round.steps[0].nested'],
		[
			'a branch that calls nothing known',
			withStep({ choices: [{ to: END, calls: 'fantome' }] }),
			'charts.round.steps[0].choices[0].calls',
		],
		['a counter that does not exist', withStep({ effects: { fantome: plus(1) } }), 'charts.round.steps[0].effects'],
		[
			'the value of one',
			withStep({ effects: { tours: equal('fantome') } }),
			'charts.round.steps[0].effects.tours.value',
		],
		[
			'an effect by no number',
			withStep({ effects: { tours: plus(Number.NaN) } }),
			'charts.round.steps[0].effects.tours.value',
		],
		[
			'an effect that is none',
			withStep({ effects: { tours: { op: '*', value: 2 } } }),
			'charts.round.steps[0].effects.tours.op',
		],
		[
			'a condition on nothing',
			withStep({ choices: [{ to: END, when: { fantome: above(0) } }] }),
			'charts.round.steps[0].choices[0].when',
		],
		[
			'a window that asks',
			withStep({ alternation: 'consecutive', choices: [{ to: END }] }),
			'charts.round.steps[0].choices.length',
		],
		['a window that closes in no known way', withStep({ alternation: 'parfois' }), 'charts.round.steps[0].alternation'],
		['a step without a name', withStep({ id: '' }), 'charts.round.steps[0].id'],
		['a step without a rule', withStep({ rule: '' }), 'charts.round.steps[0].rule'],
		['a chart without a step', withRound({ steps: [] }), 'charts.round.steps.length'],
		['a chart under the name of another', withRound({ slug: 'tour' }), 'charts.round.slug'],
		[
			'a counter that starts out of its bounds',
			withRound({ counters: [counter('tours', 10)] }),
			'charts.round.counters[0].start',
		],
		[
			'bounds the wrong way round',
			withRound({ counters: [counter('tours', 3, { min: 5, max: 2 })] }),
			'charts.round.counters[0].max',
		],
		[
			'counters that have the same name',
			withRound({ counters: [counter('tours', 1), counter('tours', 2)] }),
			'charts.round.counters',
		],
		[
			'a restart of nothing known',
			withRound({ restart: { effects: { fantome: plus(1) } } }),
			'charts.round.restart.effects',
		],
	])('%s', (_, change, field) => {
		expect(fieldsOf(change)).toContain(field);
	});

	test('no chart at all, and two steps of the game that have the same id, one of them that of the end', () => {
		expect(fieldsOf({ charts: {} })).toEqual(['charts.length']);
		const same = chart('tour', [step('tours', { next: END }), step(END, { next: END })]);
		expect(problemsOf({ charts: game(round, same) })).toEqual([
			{ field: 'charts', value: 'tours', expected: { type: 'unique-id' } },
			{ field: 'charts', value: END, expected: { type: 'unique-id' } },
		]);
	});

	test('more sets of values than can be looked at', () => {
		const counters = ['a', 'b', 'c', 'd'].map((id) => counter(id, 0));
		expect(fieldsOf({ charts: game(chart('round', [step('un', { next: END })], { counters })), from: {} })).toEqual([
			'charts.round.counters',
		]);
	});
});

describe('steps that the game could not leave', () => {
	const trapped = (...steps: readonly Step[]) => {
		const own: Chart = chart('a', steps, { counters: [counter('x', 1, { max: 3 })] });
		return problemsOf({ charts: game(own), from: startOf(own) }).map(({ value, expected }) => [value, expected.type]);
	};

	test('a loop, a dead end', () => {
		expect(trapped(step('un', { next: 'deux' }), step('deux', { next: 'un' }))).toEqual([
			['un', 'way-out'],
			['deux', 'way-out'],
		]);
		expect(trapped(step('un'))).toEqual([['un', 'way-out']]);
	});

	test('a loop that one value of a counter never leaves, and one that it does', () => {
		const leaves = { to: END, when: { x: { op: '=', value: 0 } as const } };
		expect(trapped(step('un', { choices: [{ to: 'un', effects: { x: plus(1) } }, leaves] }))).toEqual([
			['un', 'way-out'],
		]);
		expect(trapped(step('un', { choices: [{ to: 'un', effects: { x: minus(1) } }, leaves] }))).toEqual([]);
	});

	test('a chart that calls itself before anything else: it could not start once the stack is full', () => {
		expect(trapped(step('un', { choices: [{ to: END, calls: 'a' }] }))).toEqual([['un', 'way-out']]);
		expect(trapped(step('un', { choices: [{ to: END, calls: 'a' }, { to: END }] }))).toEqual([]);
	});
});

describe('a place', () => {
	test.each<[string, object, readonly string[]]>([
		['nowhere', { stack: [] }, ['from.stack.length']],
		['too high', { stack: Array.from({ length: 11 }, () => start.stack[0]) }, ['from.stack.length']],
		['in no chart', stack(at('fantome/un')), ['from.stack[0].chart']],
		['in a chart that every object has', stack(at('constructor/un')), ['from.stack[0].chart']],
		['at no step', stack(at('round/fantome', { tours: 1 })), ['from.stack[0].step']],
		['in a sequence that is over', stack(at('round/tours', { tours: 1 }), at('tour/fin')), ['from.stack[1].step']],
		['with a counter too high', stack(at('round/tours', { tours: 10 })), ['from.stack[0].counters.tours']],
		['without its counter', stack(at('round/tours')), ['from.stack[0].counters.tours']],
		['with the counter of another', stack(at('round/tours', { tours: 1, fantome: 1 })), ['from.stack[0].counters']],
		[
			'with an opportunity away from a window',
			stack(at('round/tours', { tours: 1 }, { player: 1, passes: 1 })),
			['from.stack[0].opportunity.player', 'from.stack[0].opportunity.passes'],
		],
	])('%s', (_, from, fields) => {
		expect(fieldsOf({ from })).toEqual(fields);
	});
});

describe('moves', () => {
	test('those that are none', () => {
		expect(fieldsOf({ moves: [{ kind: 'jump' }, { kind: 'choose', choice: 0.5 }] })).toEqual([
			'moves[0].kind',
			'moves[1].choice',
		]);
		expect(fieldsOf({ moves: Array.from({ length: 1000 }, () => ({ kind: 'next' })) })).toEqual(['moves.length']);
	});

	test('those that are not possible are refused, and the others played', () => {
		const moves: Move[] = [
			{ kind: 'pass' },
			{ kind: 'next' },
			{ kind: 'choose', choice: 0 },
			{ kind: 'nest', chart: 'tour' },
			{ kind: 'act', chart: 'tour' },
			{ kind: 'pass' },
			{ kind: 'pass' },
		];
		const { checked } = verify({ charts, from: start, moves });
		const { result, trace } = checked ? resolve(checked) : expect.fail('a sound walk is refused');
		expect(result.outcomes.map((outcome) => (outcome.type === 'played' ? 'played' : outcome.reason))).toEqual([
			'not-proposed',
			'played',
			'played',
			'not-proposed',
			'played',
			'played',
			'played',
		]);
		expect(result.state.stack.map(({ chart: slug, step: id }) => `${slug}/${id}`)).toEqual([
			'round/tours',
			'tour/fenetre',
		]);
		expect(trace.map(({ move }) => move)).toEqual([1, 2, 2, 2, 4, 4, 5, 5, 6, 6, 6]);
	});

	test('a branch that the counters close, a full stack', () => {
		const empty = stack(at('round/tours', { tours: 0 }));
		const closed = verify({ charts, from: empty, moves: [{ kind: 'choose', choice: 0 }] }).checked;
		expect(closed && resolve(closed).result.outcomes).toEqual([{ type: 'illegal', reason: 'counters' }]);
		const moves = Array.from({ length: 10 }, (): Move => ({ kind: 'act', chart: 'tour' }));
		const deep = verify({ charts, from: startOf(turn), moves }).checked;
		expect(deep && resolve(deep).result.outcomes.at(-1)).toEqual({ type: 'illegal', reason: 'full-stack' });
		expect(deep && resolve(deep).result.outcomes.at(-2)).toEqual({ type: 'played' });
	});
});
