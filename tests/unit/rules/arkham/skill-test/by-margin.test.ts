import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { failsByAtLeast, failsByAtMost, succeedsByAtLeast } from '../../../../../src/rules/arkham/skill-test';
import { add, compare, ONE } from '../../../../../src/rules/odds';
import { anySituation } from './any-situation';
import { autofail, chances, numbers, STANDARD, weighAny, written } from './vocabulary';

describe('skill 4 against difficulty 3, with the standard bag of 16', () => {
	// Of 16 margins: 2 of +2, 2 of +1, 6 of 0, 3 of -1, 1 of -2, 1 of -3, and -3 for the automatic failure.
	const result = chances(STANDARD, { skill: 4, difficulty: 3 });

	test.each([
		[0, '5/8'],
		[1, '1/4'],
		[2, '1/8'],
		[3, '0'],
	])('tc-6-reussite: by %i or more', (least, expected) => {
		expect(written(succeedsByAtLeast(result, least))).toBe(expected);
	});

	test.each([
		[1, '3/16', '3/8'],
		[2, '1/4', '3/16'],
		[3, '3/8', '1/8'],
		[4, '3/8', '0'],
	])('tc-6-echec-automatique: by %i or less, by as much or more, the automatic one by 3', (margin, most, least) => {
		expect(written(failsByAtMost(result, margin))).toBe(most);
		expect(written(failsByAtLeast(result, margin))).toBe(least);
	});
});

test('tc-6-echec-automatique: at difficulty 0, it fails by 0', () => {
	const result = chances([autofail, ...numbers(0)], { difficulty: 0 });
	expect(written(failsByAtMost(result, 0))).toBe('1/2');
	expect(written(failsByAtLeast(result, 1))).toBe('0');
});

test('whatever the test, what is cumulated adds up, and goes one way', () => {
	fc.assert(
		fc.property(anySituation(12), fc.nat(6), (situation, margin) => {
			const { result } = weighAny(situation);
			if (result === null) return;
			expect(succeedsByAtLeast(result, 0)).toEqual(result.success);
			expect(failsByAtLeast(result, 0)).toEqual(result.failure);
			const failures = add(failsByAtMost(result, margin), failsByAtLeast(result, margin + 1));
			expect(add(failures, result.success)).toEqual(ONE);
			expect(compare(succeedsByAtLeast(result, margin), succeedsByAtLeast(result, margin + 1))).toBeGreaterThanOrEqual(
				0,
			);
		}),
	);
});
