import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Situation, type TestResult, type TokenCost, tally } from '../../../../../src/rules/arkham/skill-test';
import { anyDecision } from './any-situation';
import { listPlayed, type PlayedOrder } from './every-order';
import { plus, type Ratio, times } from './naive';
import {
	accepted,
	applyOne,
	autofail,
	bless,
	cancel,
	numbers,
	STANDARD,
	situation,
	token,
	written,
} from './vocabulary';

const write = ([n, d]: Ratio) => written({ n, d });

function tallyOf(test: Situation, costs: readonly TokenCost[] = []) {
	const result = tally(accepted(test), costs);
	if (result === null) throw new Error('The bag is empty.');
	return result;
}

const cost = (of: string, more: Partial<TokenCost> = {}): TokenCost => {
	return { token: of, always: false, damage: 0, horror: 0, either: 0, perPoint: false, ...more };
};

/** What an average of the played orders comes to. */
const average = (played: readonly PlayedOrder[], amountIn: (result: TestResult) => number): string =>
	write(
		played.reduce<Ratio>(
			(sum, { result, chance }) => plus(sum, times(chance, [BigInt(amountIn(result)), 1n])),
			[0n, 1n],
		),
	);

test('one token of the bag of the core box: its chance is its share, and it fails or not by itself', () => {
	const { kinds } = tallyOf(situation(STANDARD));
	const skull = kinds.find((one) => one.token === 'crane');
	expect(skull && [skull.revealed, skull.failed, skull.succeeded].map(written)).toEqual(['1/8', '1/8', '0']);
	const sign = kinds.find((one) => one.token === 'signe-des-anciens');
	expect(sign && [sign.revealed, sign.failed, sign.succeeded].map(written)).toEqual(['1/16', '0', '1/16']);
});

test('a cultist that costs 1 horror in a failed test, with skill 3 against 3: 1 in 16', () => {
	const { horror, damage, hurt } = tallyOf(situation(STANDARD), [cost('cultiste', { horror: 1 })]);
	expect([horror, damage, hurt].map(written)).toEqual(['1/16', '0', '1/16']);
	const easier = tallyOf(situation(STANDARD, { skill: 4 }), [cost('cultiste', { horror: 1 })]);
	expect(written(easier.horror)).toBe('0');
});

test('a cost for each point failed by: the automatic failure fails by the difficulty', () => {
	const { damage } = tallyOf(situation([autofail, ...numbers(0, -2)]), [
		cost('automatic-failure', { damage: 2, perPoint: true }),
		cost('-2', { damage: 1, perPoint: true }),
	]);
	// (2 × 3 + 1 × 2) / 3.
	expect(written(damage)).toBe('8/3');
});

test('a cost that a success by too few points has as well: 0 and −2 against 3, with skill 4', () => {
	const bag = numbers(0, -1, -2);
	const { damage } = tallyOf(situation(bag, { skill: 5 }), [
		...[0, -1, -2].map((modifier) => cost(`${modifier}`, { damage: 1, unless: 2 })),
	]);
	// Margins 2, 1 and 0: the first one is enough.
	expect(written(damage)).toBe('2/3');
});

test('the token canceled is the one that would fail', () => {
	const { kinds } = tallyOf(situation(numbers(1, 0, -1, -2), cancel(1, true)));
	expect(kinds.map((one) => [one.token, written(one.canceled)])).toEqual([
		['+1', '0'],
		['0', '0'],
		['-1', '1/4'],
		['-2', '1/4'],
	]);
});

test('an elder sign that may count as another token does when it is better', () => {
	const sign = { ...token('signe', { modifier: -2 }), alternatives: [{ as: 'crane', ...bless.effect }] };
	const { uses, kinds } = tallyOf(situation([sign, ...numbers(0)]));
	expect(uses.map(({ as, times: often }) => [as, written(often)])).toEqual([['crane', '1/2']]);
	expect(kinds.map((one) => written(one.revealed))).toEqual(['1/2', '1']);
});

test('a token ignored is revealed, and costs nothing', () => {
	const { kinds, hurt } = tallyOf(situation(numbers(0, -4), applyOne(2)), [cost('-4', { always: true, damage: 1 })]);
	expect(kinds.map((one) => written(one.revealed))).toEqual(['1', '1']);
	expect(written(hurt)).toBe('0');
});

describe('against every order in which the tokens may come', () => {
	test('chances of kinds and averages of costs', () => {
		const costs = [
			cost('a', { horror: 1 }),
			cost('b', { damage: 2, perPoint: true }),
			cost('c', { always: true, either: 1 }),
		];
		fc.assert(
			fc.property(anyDecision(4), (test) => {
				const played = listPlayed(test);
				if (played.length === 0) return;
				const { kinds, hurt, damage, horror, either } = tallyOf(test, costs);
				const times = ({ applied }: TestResult, id: string) => applied.filter((other) => other === id).length;
				const fails = ({ success }: TestResult) => Number(!success);
				const amounts = {
					horror: (one: TestResult) => times(one, 'a') * fails(one),
					damage: (one: TestResult) => 2 * times(one, 'b') * fails(one) * Math.max(0, -one.margin),
					either: (one: TestResult) => times(one, 'c'),
				};
				expect([horror, damage, either].map(written)).toEqual(
					Object.values(amounts).map((amount) => average(played, amount)),
				);
				const some = (one: TestResult) => Number(Object.values(amounts).some((amount) => amount(one) > 0));
				expect(written(hurt)).toBe(average(played, some));
				for (const { token: id, failed, succeeded, revealed } of kinds) {
					expect(written(failed)).toBe(average(played, (one) => Math.min(1, times(one, id)) * fails(one)));
					expect(written(succeeded)).toBe(average(played, (one) => Math.min(1, times(one, id)) * (1 - fails(one))));
					if (test.draw.returned) continue;
					expect(written(revealed)).toBe(average(played, (one) => Number(one.revealed.includes(id))));
				}
			}),
			{ numRuns: 150, seed: 11 },
		);
	});
});
