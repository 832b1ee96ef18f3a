import { expect, test } from 'vitest';
import { type BagToken, TooLong } from '../../../../../src/rules/arkham/skill-test';
import { listKinds } from '../../../../../src/rules/arkham/skill-test/kind';
import { estimateMemory, MAX_BYTES } from '../../../../../src/rules/arkham/skill-test/memory';
import { applyOne, bless, curse, frost, problemsOf, STANDARD, situation, token, weighAny } from './vocabulary';

/** Kinds that have another token revealed, each with a modifier of its own. */
const revealers = (kinds: number, count: number): readonly BagToken[] =>
	Array.from({ length: kinds }, (_, rank) => token(`r${rank}`, { revealsAnother: true, count, modifier: rank - 5 }));

const refusal = (test: Parameters<typeof weighAny>[0]): unknown => {
	try {
		return weighAny(test);
	} catch (error) {
		return error;
	}
};

test('a choice that would not fit in memory is refused before it is worked out, and says so', () => {
	const test = situation([token('n', { symbol: false }), ...revealers(10, 9)], applyOne(5));
	expect(problemsOf(test)).toEqual([]);
	const started = performance.now();
	const error = refusal(test);
	expect(performance.now() - started).toBeLessThan(500);
	expect(error).toBeInstanceOf(TooLong);
	expect(error).toMatchObject({
		name: 'TooLong',
		message: expect.stringMatching(/^Too long to weigh: it takes \d+ bytes at least, and may take 450000000\.$/),
		cause: { what: 'bytes', found: expect.any(Number), most: MAX_BYTES },
	});
});

test('real bags are not', () => {
	const blessed = [...STANDARD, { ...bless, count: 10 }, { ...curse, count: 10 }, { ...frost, count: 8 }];
	expect(estimateMemory(listKinds({ bag: blessed }), 5)).toBeLessThan(MAX_BYTES / 100);
	expect(estimateMemory(listKinds({ bag: STANDARD }), 5)).toBe(0);
	expect(weighAny(situation([...STANDARD, ...revealers(6, 5)], applyOne(4))).result).not.toBeNull();
});
