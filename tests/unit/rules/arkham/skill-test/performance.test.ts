import { describe, expect, test } from 'vitest';
import type { BagToken } from '../../../../../src/rules/arkham/skill-test';
import { createRandom } from '../../../../../src/rules/odds';
import {
	applyAll,
	applyOne,
	bless,
	curse,
	frost,
	STANDARD,
	simulate,
	situation,
	token,
	weighAny,
	weighAnyCurve,
} from './vocabulary';

/** 40 tokens of 20 kinds; the 10 that have another revealed all have different modifiers. */
const VARIED: readonly BagToken[] = Array.from({ length: 10 }, (_, rank) => [
	token(`r${rank}`, { modifier: rank - 5, revealsAnother: true }),
	token(`n${rank}`, { modifier: rank - 8, count: 3 }),
]).flat();

/** 99 tokens, and a single one of them ends a chain. */
const LONG: readonly BagToken[] = [
	...Array.from({ length: 28 }, (_, rank) =>
		token(`r${rank}`, { modifier: rank - 14, revealsAnother: true, count: 3 }),
	),
	token('beaucoup', { revealsAnother: true, count: 14 }),
	token('end'),
];

const BLESSED = [...STANDARD, { ...bless, count: 10 }, { ...curse, count: 10 }, { ...frost, count: 8 }];

/** Far above what a quiet machine takes: this only distinguishes an explosion from a calculation. */
const LIMIT_MS = 200;

describe('big bags', () => {
	test.each([
		['40 tokens, 10 in chains', () => weighAny(situation(VARIED))],
		['40 tokens, 3 revealed and applied', () => weighAny(situation(VARIED, applyAll(3)))],
		['40 tokens, the best of 3', () => weighAny(situation(VARIED, applyOne(3)))],
		['44 tokens with blessings, curses and frost, the best of 3', () => weighAny(situation(BLESSED, applyOne(3)))],
		['99 tokens in a single chain', () => weighAny(situation(LONG))],
		['a curve', () => weighAnyCurve(situation(BLESSED), 20)],
		['10,000 tests', () => simulate(situation(BLESSED), 10_000, createRandom(1))],
	])('%s: under the bound once warm', (_, calculate) => {
		const durations = Array.from({ length: 6 }, () => {
			const start = process.cpuUsage();
			calculate();
			return process.cpuUsage(start).user / 1000;
		});
		expect(Math.min(...durations)).toBeLessThan(LIMIT_MS);
	});
});
