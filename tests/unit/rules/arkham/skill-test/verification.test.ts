import { describe, expect, test } from 'vitest';
import {
	MAX_KINDS,
	MAX_REVEALERS,
	MAX_TOKENS,
	type Situation,
	verify,
	verifyRange,
	verifyTests,
} from '../../../../../src/rules/arkham/skill-test';
import { applyOne, numbers, play, situation, token } from './vocabulary';

/** Problems of a situation whose values may be anything, whatever the types say. */
function problemsOf(values: object) {
	return verify({ ...situation(numbers(0)), ...values } as Situation).problems;
}

const effect = { modifier: 0, revealsAnother: false, automatic: 'none' };

describe('verify', () => {
	test('accepts a sound situation, limits included', () => {
		const limited = token('a', { count: MAX_TOKENS, sealed: MAX_TOKENS, modifier: 20, failsAt: 99 });
		expect(problemsOf({ skill: -20, icons: 99, difficulty: 0, bag: [limited] })).toEqual([]);
		const manyKinds = Array.from({ length: MAX_KINDS }, (_, rank) => token(`${rank}`, { count: 3 }));
		expect(problemsOf({ skill: 99, difficulty: 99, bag: manyKinds, ...applyOne(3) })).toEqual([]);
		expect(problemsOf({ bag: [] })).toEqual([]);
	});

	test.each([
		['skill', -21, -20],
		['skill', 100, -20],
		['icons', -1, 0],
		['difficulty', 1.5, 0],
		['difficulty', Number.NaN, 0],
		['icons', '3', 0],
		['icons', undefined, 0],
	])('refuses as %s the value %s', (field, value, min) => {
		expect(problemsOf({ [field]: value })).toEqual([{ field, value, expected: { type: 'integer', min, max: 99 } }]);
	});

	test('checks what a card counts at the table', () => {
		expect(problemsOf({ bonus: { each: 1, times: 20, of: 'clue' } })).toEqual([]);
		expect(problemsOf({ bonus: { each: 21, times: -1, of: '' } })).toEqual([
			{ field: 'bonus.each', value: 21, expected: { type: 'integer', min: -20, max: 20 } },
			{ field: 'bonus.times', value: -1, expected: { type: 'integer', min: 0, max: 20 } },
			{ field: 'bonus.of', value: '', expected: { type: 'id' } },
		]);
	});

	test('checks every field of a kind of token', () => {
		const wrong = {
			id: '',
			symbol: 0,
			count: 2,
			sealed: 3,
			effect: { modifier: -21, revealsAnother: 1, automatic: 'oui', failsAt: 0 },
		};
		expect(problemsOf({ bag: [wrong] })).toEqual([
			{ field: 'bag[0].id', value: '', expected: { type: 'id' } },
			{ field: 'bag[0].symbol', value: 0, expected: { type: 'boolean' } },
			{ field: 'bag[0].sealed', value: 3, expected: { type: 'integer', min: 0, max: 2 } },
			{ field: 'bag[0].effect.modifier', value: -21, expected: { type: 'integer', min: -20, max: 20 } },
			{ field: 'bag[0].effect.revealsAnother', value: 1, expected: { type: 'boolean' } },
			{
				field: 'bag[0].effect.automatic',
				value: 'oui',
				expected: { type: 'one-of', values: ['none', 'success', 'failure'] },
			},
			{ field: 'bag[0].effect.failsAt', value: 0, expected: { type: 'integer', min: 1, max: 99 } },
		]);
	});

	test('names the number alone when it is wrong', () => {
		const bag = [{ id: 'a', symbol: true, count: 100, sealed: 5, effect }];
		expect(problemsOf({ bag }).map(({ field }) => field)).toEqual(['bag[0].count']);
	});

	test('refuses a kind listed twice, a bag too big, and too many kinds', () => {
		const bag = [token('a'), token('b'), token('a')];
		expect(problemsOf({ bag })).toEqual([{ field: 'bag[2].id', value: 'a', expected: { type: 'unique-id' } }]);
		const big = [token('a', { count: MAX_TOKENS }), token('b')];
		expect(problemsOf({ bag: big })).toEqual([
			{ field: 'bag', value: MAX_TOKENS + 1, expected: { type: 'integer', min: 0, max: MAX_TOKENS } },
		]);
		const varied = Array.from({ length: MAX_KINDS + 1 }, (_, rank) => token(`${rank}`));
		expect(problemsOf({ bag: varied })).toMatchObject([{ field: 'bag.length', value: MAX_KINDS + 1 }]);
	});

	test('refuses a choice among too many kinds that reveal others, and nothing else of them', () => {
		const bag = Array.from({ length: MAX_REVEALERS + 1 }, (_, rank) => token(`${rank}`, { revealsAnother: true }));
		const expected = { type: 'integer', min: 0, max: MAX_REVEALERS };
		expect(problemsOf({ bag, ...applyOne(3) })).toEqual([
			{ field: 'bag.revealers', value: MAX_REVEALERS + 1, expected },
		]);
		expect(problemsOf({ bag })).toEqual([]);
		expect(problemsOf({ bag: bag.slice(1), ...applyOne(3) })).toEqual([]);
	});

	test('refuses what a token would count as twice, or as its own kind', () => {
		const other = { modifier: 0, revealsAnother: false, automatic: 'none' } as const;
		const counting = (...kinds: readonly string[]) =>
			problemsOf({ bag: [{ ...token('signe'), alternatives: kinds.map((as) => ({ as, ...other })) }] });
		expect(counting('crane', 'cultiste')).toEqual([]);
		expect(counting('crane', 'crane')).toEqual([
			{ field: 'bag[0].alternatives[1].as', value: 'crane', expected: { type: 'unique-id' } },
		]);
		expect(counting('crane', 'signe')).toEqual([
			{ field: 'bag[0].alternatives[1].as', value: 'signe', expected: { type: 'unique-id' } },
		]);
		expect(counting('')).toMatchObject([{ field: 'bag[0].alternatives[0].as', expected: { type: 'id' } }]);
	});

	test('refuses a kind that fails with itself, or with none of the bag', () => {
		const bag = (failsWith: string) => [{ ...token('a'), failsWith }, token('b')];
		expect(problemsOf({ bag: bag('b') })).toEqual([]);
		for (const value of ['a', 'c'])
			expect(problemsOf({ bag: bag(value) })).toEqual([
				{ field: 'bag[0].failsWith', value, expected: { type: 'one-of', values: ['b'] } },
			]);
	});

	test('checks how tokens are drawn', () => {
		expect(problemsOf({ draw: { count: 6, mode: 'trois' as 'two', cancels: 4 } })).toEqual([
			{ field: 'draw.count', value: 6, expected: { type: 'integer', min: 1, max: 5 } },
			{ field: 'draw.mode', value: 'trois', expected: { type: 'one-of', values: ['all', 'one', 'two'] } },
			{ field: 'draw.cancels', value: 4, expected: { type: 'integer', min: 0, max: 3 } },
		]);
	});
});

describe('entry points', () => {
	const sound = situation(numbers(0, 1), applyOne(2));

	test('a curve and a number of tests are checked too', () => {
		const range = { from: -20, to: 99 };
		expect(verifyRange(range).checked).toBe(range);
		expect(verifyRange({ from: 0, to: 100 }).problems).toMatchObject([{ field: 'to', value: 100 }]);
		expect(verifyRange({ from: -21, to: 3 }).problems).toMatchObject([{ field: 'from', value: -21 }]);
		expect(verifyRange({ from: 4, to: 3 }).problems).toMatchObject([{ field: 'from', value: 4 }]);
		expect(verifyTests(1_000_001).problems).toMatchObject([{ field: 'tests', value: 1_000_001 }]);
	});

	test.each([-1, 2, 0.5, Number.NaN])('play refuses the rank or the index %s among 2 tokens', (rank) => {
		expect(() => play(sound, () => rank)).toThrow(RangeError);
		expect(() =>
			play(
				sound,
				() => 0,
				() => rank,
			),
		).toThrow(RangeError);
	});
});
