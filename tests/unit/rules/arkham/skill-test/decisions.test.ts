import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	type BagToken,
	type Outcome,
	prepareWithin,
	type Situation,
	TooLong,
	weigh,
} from '../../../../../src/rules/arkham/skill-test';
import { prepareDecisions } from '../../../../../src/rules/arkham/skill-test/decisions';
import { anyDecision, anyPair, anyPlain, anyRevealingFailure, anySituation } from './any-situation';
import type { Ratio } from './naive';
import { playBest } from './naive-decisions';
import {
	accepted,
	applyAll,
	applyOne,
	applyTwo,
	bless,
	cancel,
	chances,
	frost,
	numbers,
	play,
	type Setup,
	situation,
	token,
	weighAny,
	weighAnyCurve,
	written,
} from './vocabulary';

const keyOf = ({ margin, total, automatic, success }: Omit<Outcome, 'chance'>) =>
	`${margin} ${total} ${automatic} ${success}`;
const write = ([n, d]: Ratio) => written({ n, d });

/** What the engine finds is what is found by playing all that may happen; returns whether there is a test at all. */
function compare(situation: Situation): boolean {
	const { result } = weighAny(situation);
	if (result === null) return false;
	const { icons } = situation;
	expect(weighAnyCurve(situation, icons, icons)[0]?.success).toEqual(result.success);
	const expected = playBest(situation);
	expect(written(result.success)).toBe(write(expected.success));
	expect(written(result.averageMargin)).toBe(write(expected.margin));
	expect(written(result.averageTokens)).toBe(write(expected.tokens));
	expect(Object.fromEntries(result.outcomes.map((one) => [keyOf(one), written(one.chance)]))).toEqual(
		Object.fromEntries([...expected.outcomes].map(([key, chance]) => [key, write(chance)])),
	);
	return true;
}

describe('against everything that the player may do, one token at a time', () => {
	test('each outcome has its chance, when the best is done', () => {
		let seen = 0;
		fc.assert(
			fc.property(anyDecision(4), (situation) => {
				if (compare(situation)) seen += 1;
			}),
			{ numRuns: 200, seed: 7 },
		);
		expect(seen).toBeGreaterThan(120);
	});

	test('kinds that do the same are one, and tokens that will not be applied are let go', () => {
		fc.assert(
			fc.property(anyPlain(6), (situation) => void compare(situation)),
			{ numRuns: 60, seed: 5 },
		);
	});

	test('two kinds that fail together', () => {
		fc.assert(
			fc.property(anyPair(4), (situation) => void compare(situation)),
			{ numRuns: 100, seed: 13 },
		);
	});

	test('a test that has failed goes on apart from one that has not', () => {
		fc.assert(
			fc.property(anyRevealingFailure(5), (situation) => void compare(situation)),
			{ numRuns: 40, seed: 11 },
		);
	});
});

test('without anything to decide but one token among several, the result is that of the other calculation', () => {
	fc.assert(
		fc.property(anySituation(7), (situation) => {
			const decided = weigh(accepted(situation), prepareDecisions).result;
			expect(decided).toEqual(weighAny(situation).result);
		}),
		{ numRuns: 100, seed: 3 },
	);
});

describe('by hand', () => {
	const bag = numbers(1, 0, -1, -2);

	test('one token canceled of four, where two succeed: 1/2, then the rest of the bag, or the whole of it', () => {
		expect(written(chances(bag).success)).toBe('1/2');
		// Aside: 2 of the 3 left succeed. Returned: 2 of 4.
		expect(written(chances(bag, cancel(1)).success)).toBe('5/6');
		expect(written(chances(bag, cancel(1, true)).success)).toBe('3/4');
		expect(written(chances(bag, cancel(2)).success)).toBe('1');
	});

	test('two of three applied: only the worst three of the four fail', () => {
		// 0, −1 and −2: the best two make −1. The three other threes hold +1, and 0 or −1.
		expect(written(chances(bag, applyTwo(3)).success)).toBe('3/4');
		expect(written(chances(bag, applyAll(3)).success)).toBe('1/4');
	});

	test('one of five applied: all four tokens are there, and the best is taken', () => {
		expect(written(chances(bag, applyOne(5)).success)).toBe('1');
	});

	test('two of three applied: the failing token only comes from one that reveals, and both of these must be there', () => {
		const [a, c] = ['a', 'c'].map((id) => token(id, { revealsAnother: true })) as [BagToken, BagToken];
		const fails = token('f', { revealsAnother: true, automatic: 'failure' });
		// With f among the three, it is ignored. Without, abz and czb take b and z; abc and acz have 1 in 2 to reveal f.
		expect(written(chances([a, token('b'), c, fails, token('z')], applyTwo(3)).success)).toBe('9/10');
	});

	test('an elder sign canceled for another token stays aside', () => {
		const sign = { ...token('signe', { modifier: -3 }), cancelable: true };
		// The sign would fail: it leaves 0 and −1, one of which succeeds.
		expect(written(chances([sign, ...numbers(0, -1)]).success)).toBe('1/2');
	});

	test('a tablet that fails with a frost token: only when one has the other revealed', () => {
		const tablet = { ...token('tablette'), failsWith: 'gel' };
		const setup: Setup = { skill: 9, draw: { count: 1, mode: 'all' } };
		// Frost comes first and reveals the tablet: 1/3 × 1/2. The tablet first reveals nothing.
		expect(written(chances([tablet, frost, ...numbers(0)], setup).success)).toBe('5/6');
		expect(written(chances([tablet, token('gel'), ...numbers(0)], setup).success)).toBe('1');
	});

	test('a token set aside is not in the bag', () => {
		expect(written(chances([token('a', { modifier: -4, count: 3, aside: 2 }), ...numbers(0)]).success)).toBe('1/2');
	});

	test('a token is not canceled in vain: the same chance of success is not worth a card', () => {
		expect(written(chances(numbers(0, 2), cancel(1)).averageTokens)).toBe('1');
	});

	test('a test with too many courses to weigh is refused', () => {
		const long = situation(bag, applyTwo(3));
		expect(() => weigh(accepted(long), (kinds, draw) => prepareWithin(kinds, draw, 3))).toThrow(TooLong);
	});
});

describe('a drawn test where the player decides says all that happens', () => {
	const stepsOf = (bag: readonly BagToken[], draw: Setup) =>
		play(situation(bag, draw), () => 0).trace.map(({ kind, before, after }) => [kind, before, after]);

	test('the second frost ends it, and has no other revealed', () => {
		const steps = stepsOf([{ ...frost, count: 3 }], cancel(1));
		expect(steps.filter(([kind]) => kind === 'symbol')).toEqual([
			['symbol', 0, 1],
			['symbol', 0, 0],
		]);
		expect(steps.filter(([kind]) => kind === 'stop')).toHaveLength(1);
	});

	test('effet-elements-manquants: the bag holds fewer tokens than are to be revealed', () => {
		const asked = { draw: { count: 4, mode: 'all', cancels: 1 } } as const;
		expect(stepsOf(numbers(0, -1), { ...asked, skill: 9 })).toContainEqual(['exhausted-bag', 4, 2]);
		expect(stepsOf([bless], cancel(1))).toContainEqual(['exhausted-bag', 1, 0]);
	});

	test('tc-8: tokens set aside for the test go back to the bag too, unless they leave it', () => {
		const aside = { ...numbers(0, 0)[0], aside: 1 } as BagToken;
		const gone = { ...bless, count: 2, aside: 1, leaves: true };
		expect(stepsOf([aside], {}).at(-1)).toEqual(['end', 0, 2]);
		expect(stepsOf([aside, gone], {}).at(-1)).toEqual(['end', 1, 3]);
	});

	test('a token canceled and put back is not out of the bag at the end', () => {
		const { result } = play(situation(numbers(0, -4), cancel(1, true)), (left) => left - 1);
		expect(result).toMatchObject({ revealed: ['-4', '-4'], out: ['-4'] });
	});
});
