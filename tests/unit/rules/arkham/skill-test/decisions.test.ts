import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Outcome, weigh } from '../../../../../src/rules/arkham/skill-test';
import { prepareDecisions } from '../../../../../src/rules/arkham/skill-test/decisions';
import { anyDecision, anySituation } from './any-situation';
import type { Ratio } from './naive';
import { playBest } from './naive-decisions';
import { weighAny, written } from './vocabulary';

const keyOf = ({ margin, total, automatic, success }: Omit<Outcome, 'chance'>) =>
	`${margin} ${total} ${automatic} ${success}`;
const write = ([n, d]: Ratio) => written({ n, d });

describe('against everything that the player may do, one token at a time', () => {
	test('each outcome has its chance, when the best is done', () => {
		let seen = 0;
		fc.assert(
			fc.property(anyDecision(4), (situation) => {
				const { result } = weighAny(situation);
				if (result === null) return;
				seen += 1;
				const expected = playBest(situation);
				expect(written(result.success)).toBe(write(expected.success));
				expect(written(result.averageMargin)).toBe(write(expected.margin));
				expect(written(result.averageTokens)).toBe(write(expected.tokens));
				expect(Object.fromEntries(result.outcomes.map((one) => [keyOf(one), written(one.chance)]))).toEqual(
					Object.fromEntries([...expected.outcomes].map(([key, chance]) => [key, write(chance)])),
				);
			}),
			{ numRuns: 200, seed: 7 },
		);
		expect(seen).toBeGreaterThan(120);
	});
});

test('without anything to decide but one token among several, the result is that of the other calculation', () => {
	fc.assert(
		fc.property(anySituation(7), (situation) => {
			const decided = weigh(situation, prepareDecisions).result;
			expect(decided).toEqual(weighAny(situation).result);
		}),
		{ numRuns: 100, seed: 3 },
	);
});
