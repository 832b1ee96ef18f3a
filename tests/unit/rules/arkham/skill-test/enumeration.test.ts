import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Outcome, Situation } from '../../../../../src/rules/arkham/skill-test';
import { anyDecision, anySituation } from './any-situation';
import { listPlayed } from './every-order';
import { enumerate, plus, type Ratio } from './naive';
import { weighAny, written } from './vocabulary';

const keyOf = ({ margin, total, automatic, success }: Omit<Outcome, 'chance'>) =>
	`${margin} ${total} ${automatic} ${success}`;

const write = ([n, d]: Ratio) => written({ n, d });

function outcomesOf(outcomes: readonly Outcome[]): Record<string, string> {
	return Object.fromEntries(outcomes.map((outcome) => [keyOf(outcome), written(outcome.chance)]));
}

/** Plays a test in every way the tokens may come, and adds up the chances of each outcome. */
function playAll(situation: Situation): ReadonlyMap<string, Ratio> {
	const outcomes = new Map<string, Ratio>();
	for (const { result, chance } of listPlayed(situation))
		outcomes.set(keyOf(result), plus(outcomes.get(keyOf(result)) ?? [0n, 1n], chance));
	return outcomes;
}

describe('against every order in which the tokens may come', () => {
	test('each outcome, the average margin and the average number of tokens are those of the enumeration', () => {
		let seen = 0;
		fc.assert(
			fc.property(anySituation(6), (situation) => {
				const { result } = weighAny(situation);
				if (result === null) return;
				seen += 1;
				const expected = enumerate(situation);
				expect(outcomesOf(result.outcomes)).toEqual(
					Object.fromEntries([...expected.outcomes].map(([key, chance]) => [key, write(chance)])),
				);
				expect(written(result.success)).toBe(write(expected.success));
				expect(written(result.averageMargin)).toBe(write(expected.averageMargin));
				expect(written(result.averageTokens)).toBe(write(expected.averageTokens));
			}),
			{ numRuns: 320, seed: 20260 },
		);
		expect(seen).toBeGreaterThan(250);
	});

	test('a test played in every order gives the outcomes and the chances of the calculation', () => {
		fc.assert(
			fc.property(anySituation(5), (situation) => {
				const played = playAll(situation);
				const weighed = outcomesOf(weighAny(situation).result?.outcomes ?? []);
				expect(Object.fromEntries([...played].map(([key, chance]) => [key, write(chance)]))).toEqual(weighed);
			}),
			{ numRuns: 80, seed: 41 },
		);
	});

	test('so does one where the player decides', () => {
		fc.assert(
			fc.property(anyDecision(4), (situation) => {
				const weighed = outcomesOf(weighAny(situation).result?.outcomes ?? []);
				expect(Object.fromEntries([...playAll(situation)].map(([key, chance]) => [key, write(chance)]))).toEqual(
					weighed,
				);
			}),
			{ numRuns: 120, seed: 42 },
		);
	});
});
