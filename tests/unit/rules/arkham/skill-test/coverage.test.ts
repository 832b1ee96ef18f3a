import { describe, expect, test } from 'vitest';
import { RULES, type Trace, type TraceStep } from '../../../../../src/rules/arkham/skill-test';
import {
	applyAll,
	applyOne,
	autofail,
	autosuccess,
	bless,
	cancel,
	frost,
	numbers,
	playWith,
	situation,
	token,
	weighAny,
} from './vocabulary';

/** A case that reaches each kind of step; the type asks for a case when a kind is added. */
const CASES: Record<TraceStep['kind'], Trace> = {
	start: playWith(numbers(0)).trace,
	icons: playWith(numbers(0), { icons: 1 }).trace,
	bonus: playWith(numbers(0), { bonus: { each: 1, times: 2, of: 'clue' } }).trace,
	sealed: playWith([...numbers(0), token('crane', { sealed: 1 })]).trace,
	'set-aside': playWith([...numbers(0), token('crane', { aside: 1 })]).trace,
	cancels: playWith(numbers(0, 1), cancel(1)).trace,
	bag: playWith(numbers(0)).trace,
	'empty-bag': weighAny(situation([])).trace,
	revealed: playWith([bless, ...numbers(0)]).trace,
	'exhausted-bag': playWith([bless]).trace,
	chosen: playWith(numbers(0, 1), applyOne(2)).trace,
	canceled: playWith(numbers(-4, 1), cancel(1)).trace,
	'counts-as': playWith([{ ...token('signe'), alternatives: [{ as: 'crane', ...bless.effect }] }]).trace,
	'may-count-as': weighAny(situation([{ ...token('signe'), alternatives: [{ as: 'crane', ...bless.effect }] }])).trace,
	'fails-with': weighAny(situation([{ ...token('tablette'), failsWith: 'gel' }, frost])).trace,
	stop: playWith([{ ...frost, count: 2 }]).trace,
	symbol: playWith([token('crane', { modifier: -1 })]).trace,
	modifier: playWith(numbers(1)).trace,
	floor: playWith(numbers(-4)).trace,
	value: playWith(numbers(0)).trace,
	range: weighAny(situation(numbers(0))).trace,
	'grim-rule': playWith([autofail, autosuccess], applyAll(2)).trace,
	'automatic-failure': playWith([autofail]).trace,
	'automatic-success': playWith([autosuccess]).trace,
	comparison: playWith(numbers(0)).trace,
	chance: weighAny(situation([autofail, autosuccess, ...numbers(0, -1)])).trace,
	results: playWith(numbers(0)).trace,
	end: playWith(numbers(0)).trace,
};

describe('no step and no rule without a case', () => {
	test.each(Object.entries(CASES))('a case reaches the step %s', (kind, trace) => {
		expect(trace.map((step) => step.kind)).toContain(kind);
	});

	test('the cases cite every rule of the list, and no other', () => {
		const cited = new Set(Object.values(CASES).flatMap((trace) => trace.map(({ rule }) => rule)));
		expect([...cited].sort()).toEqual([...RULES].sort());
	});

	test('each chance of the calculation cites its own rule', () => {
		const rules = CASES.chance.filter(({ kind }) => kind === 'chance').map(({ rule }) => rule);
		expect(rules).toEqual(['tc-6-reussite', 'tc-6-echec', 'tc-6-reussite-automatique', 'tc-6-echec-automatique']);
	});
});
