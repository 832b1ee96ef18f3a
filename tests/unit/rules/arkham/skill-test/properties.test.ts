import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Chances, type Outcome, RULES, type Situation } from '../../../../../src/rules/arkham/skill-test';
import {
	add,
	compare,
	createRandom,
	type Fraction,
	fraction,
	multiply,
	ONE,
	toNumber,
	ZERO,
} from '../../../../../src/rules/odds';
import { anySituation } from './any-situation';
import { play, simulate, weighAny, weighAnyCurve, written } from './vocabulary';

const sum = (fractions: readonly Fraction[]) => fractions.reduce(add, ZERO);

/** Verifies something of every bag that has a token to reveal. */
function always(verify: (chances: Chances, situation: Situation) => void, numRuns = 150): void {
	fc.assert(
		fc.property(anySituation(12), (situation) => {
			const { result } = weighAny(situation);
			if (result !== null) verify(result, situation);
		}),
		{ numRuns, seed: 7 },
	);
}

describe('whatever the bag', () => {
	test('the chances of the outcomes add up to 1, and to what is said of them', () => {
		always(({ outcomes, success, failure, automaticFailure, automaticSuccess, averageMargin }) => {
			const part = (keep: (outcome: Outcome) => boolean) => sum(outcomes.filter(keep).map(({ chance }) => chance));
			expect(sum(outcomes.map(({ chance }) => chance))).toEqual(ONE);
			expect(part((outcome) => outcome.success)).toEqual(success);
			expect(add(success, failure)).toEqual(ONE);
			expect(part(({ automatic }) => automatic === 'failure')).toEqual(automaticFailure);
			expect(part(({ automatic }) => automatic === 'success')).toEqual(automaticSuccess);
			expect(sum(outcomes.map(({ margin, chance }) => multiply(fraction(margin), chance)))).toEqual(averageMargin);
		});
	});

	test('outcomes are distinct, possible, by increasing margin, and say what they are', () => {
		always(({ outcomes }, { difficulty }) => {
			const keys = outcomes.map(
				({ total, margin, success, automatic }) => `${margin} ${automatic} ${total} ${success}`,
			);
			expect(new Set(keys).size).toBe(outcomes.length);
			expect(outcomes.map(({ margin }) => margin)).toEqual(outcomes.map(({ margin }) => margin).sort((a, b) => a - b));
			for (const { total, margin, success, automatic, chance } of outcomes) {
				expect(compare(chance, ZERO)).toBe(1);
				expect(total).toBeGreaterThanOrEqual(0);
				expect(margin).toBe(automatic === 'success' ? total : total - difficulty);
				expect(success).toBe(automatic !== 'failure' && margin >= 0);
			}
		});
	});

	test('an icon never lowers the chance of success, and the curve is what the calculation gives', () => {
		always((_, situation) => {
			const points = weighAnyCurve(situation, 4);
			for (const { icons, success, gain } of points) {
				expect(weighAny({ ...situation, icons }).result?.success).toEqual(success);
				expect(compare(gain, ZERO)).not.toBe(-1);
			}
			expect(sum(points.map(({ gain }) => gain))).toEqual(
				add(points[4]?.success ?? ZERO, multiply(fraction(-1), points[0]?.success ?? ZERO)),
			);
		}, 60);
	});

	test('one token revealed: choosing it or applying all is the same', () => {
		always((chances, situation) => {
			if (situation.draw.count > 1) return;
			const mode = situation.draw.mode === 'one' ? 'all' : 'one';
			expect(weighAny({ ...situation, draw: { count: 1, mode } }).result).toEqual(chances);
		});
	});

	test('a kind listed in two parts counts as one, unless its number matters', () => {
		always((chances, situation) => {
			if (situation.draw.mode === 'one' || situation.bag.some(({ effect }) => effect.failsAt !== undefined)) return;
			const bag = situation.bag
				.flatMap((token) => [
					{ ...token, id: `${token.id}1`, count: token.count - token.sealed, sealed: 0 },
					{ ...token, id: `${token.id}2`, count: token.sealed },
				])
				.reverse();
			expect(weighAny({ ...situation, bag }).result).toEqual(chances);
		});
	});

	test('every step cites a rule of the list, has numbers, and the steps of a test follow each other', () => {
		always((_, situation) => {
			const { result, trace } = play(situation, (left) => left - 1);
			for (const step of [...weighAny(situation).trace, ...trace]) {
				expect(RULES).toContain(step.rule);
				expect(Number.isInteger(step.before) && Number.isInteger(step.after)).toBe(true);
			}
			expect(new Set(trace.map(({ stage }) => stage))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8]));
			expect(trace.at(-2)).toMatchObject({ kind: 'results', after: result?.margin, success: result?.success });
			expect(trace.filter(({ kind }) => kind === 'revealed').map(({ token }) => token)).toEqual(result?.revealed);
			expect(trace.filter(({ kind }) => kind === 'modifier').map(({ token }) => token)).toEqual(result?.applied);
		});
	});

	test('inputs are left untouched', () => {
		always((_, situation) => {
			const copy = structuredClone(situation);
			play(situation, () => 0);
			simulate(situation, 3, createRandom(3));
			expect(situation).toEqual(copy);
		}, 30);
	});
});

describe('simulated tests', () => {
	const TESTS = 20_000;

	test('each frequency is within 4.5 standard deviations of the exact chance', () => {
		fc.assert(
			fc.property(anySituation(30), fc.integer(), (situation, seed) => {
				const { result } = weighAny(situation);
				const simulation = simulate(situation, TESTS, createRandom(seed));
				if (result === null || simulation === null) return;
				const { outcomes, successes } = simulation;
				expectFrequency(successes, result.success);
				for (const { chance, ...outcome } of result.outcomes) {
					const seen = outcomes.find(
						({ margin, automatic }) => margin === outcome.margin && automatic === outcome.automatic,
					);
					expectFrequency(seen?.count ?? 0, chance);
					if (seen !== undefined) expect(seen).toEqual({ ...outcome, count: seen.count });
				}
				expect(
					outcomes.every(({ margin, automatic }) =>
						result.outcomes.some((outcome) => outcome.margin === margin && outcome.automatic === automatic),
					),
				).toBe(true);
				expect(outcomes.map(({ margin }) => margin)).toEqual(
					outcomes.map(({ margin }) => margin).sort((a, b) => a - b),
				);
				expect(outcomes.reduce((sum, { count }) => sum + count, 0)).toBe(TESTS);
			}),
			{ numRuns: 25, seed: 11 },
		);
	});

	test('the same seed gives the same tests, another seed others', () => {
		const situation = fc.sample(anySituation(30), { numRuns: 40, seed: 5 }).find((attempt) => {
			return (weighAny(attempt).result?.outcomes.length ?? 0) > 5;
		});
		if (situation === undefined) throw new Error('No situation with several outcomes.');
		expect(simulate(situation, 500, createRandom(1))).toEqual(simulate(situation, 500, createRandom(1)));
		expect(simulate(situation, 500, createRandom(1))).not.toEqual(simulate(situation, 500, createRandom(2)));
		expect(simulate(situation, 0, createRandom(1))).toEqual({ tests: 0, successes: 0, outcomes: [] });
	});

	/** A certain outcome has no deviation at all; one more test either way covers what is not quite a bell curve. */
	function expectFrequency(count: number, chance: Fraction): void {
		const expected = toNumber(chance);
		const gap = 4.5 * Math.sqrt(TESTS * expected * (1 - expected));
		const margin = gap === 0 ? 0 : gap + 2;
		expect(Math.abs(count - TESTS * expected), written(chance)).toBeLessThanOrEqual(margin);
	}
});
