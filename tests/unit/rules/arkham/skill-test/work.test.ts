import { expect, test } from 'vitest';
import type { BagToken, Draw } from '../../../../../src/rules/arkham/skill-test';
import { openTable } from '../../../../../src/rules/arkham/skill-test/course';
import { MAX_OPTIONS } from '../../../../../src/rules/arkham/skill-test/decisions';
import { listKinds } from '../../../../../src/rules/arkham/skill-test/kind';
import { mergeKinds } from '../../../../../src/rules/arkham/skill-test/merge-kinds';
import { estimateWork } from '../../../../../src/rules/arkham/skill-test/work';

/** Numbers from 0 down, three of each, and tokens that have another revealed. */
function estimate(chains: readonly number[], draw: Draw, failsAt?: number): number {
	const effect = { revealsAnother: false, automatic: 'none' } as const;
	const bag: readonly BagToken[] = [
		...[0, 1, 2, 3, 4, 5, 6, 7].map((number) => ({ count: 3, effect: { ...effect, modifier: -number } })),
		...chains.map((count, at) => ({
			count,
			effect: { ...effect, modifier: at + 1, revealsAnother: true, ...(failsAt !== undefined && { failsAt }) },
		})),
	].map((token, at) => ({ ...token, id: `${at}`, symbol: true, sealed: 0 }));
	return estimateWork(openTable(mergeKinds(listKinds({ bag })), draw, 'chances'), draw);
}

const fiveKeepTwo: Draw = { count: 5, mode: 'two' };

test('two chains out of five tokens are too long before they are followed', () => {
	expect(estimate([10, 6, 8], fiveKeepTwo)).toBeGreaterThan(MAX_OPTIONS);
});

test('so are those that a second token of their kind ends', () => {
	expect(estimate([8, 6, 6, 5], { count: 4, mode: 'two' }, 2)).toBeGreaterThan(MAX_OPTIONS);
});

test('what is at a table is not', () => {
	expect(estimate([], fiveKeepTwo)).toBeLessThan(MAX_OPTIONS / 100);
	expect(estimate([4], fiveKeepTwo)).toBeLessThan(MAX_OPTIONS);
	expect(estimate([4, 3], { count: 3, mode: 'two' })).toBeLessThan(MAX_OPTIONS);
});
