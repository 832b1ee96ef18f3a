import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnsOf } from '../../../../src/library/charts/columns';

const split = (...heights: number[]) => columnsOf(heights, heights);
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe('phases in columns', () => {
	it('are one column when there is one phase, and as few as keep them low', () => {
		expect(split(9)).toEqual([[9]]);
		expect(split(5, 6, 7)).toEqual([[5], [6], [7]]);
		expect(split(9, 1, 2)).toEqual([[9], [1, 2]]);
	});

	it('keep their order, and the highest column as low as it can be', () => {
		expect(split(5, 7, 18, 6, 5)).toEqual([[5, 7], [18], [6, 5]]);
		expect(split(1, 1, 1, 1, 1, 1)).toEqual([
			[1, 1],
			[1, 1],
			[1, 1],
		]);
	});

	it('have no better cut, whatever their heights', () => {
		fc.assert(
			fc.property(fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 7 }), (heights) => {
				const columns = columnsOf(heights, heights);
				expect(columns.flat()).toEqual(heights);
				expect(columns.length).toBeLessThanOrEqual(3);
				let best = sum(heights);
				for (let first = 1; first <= heights.length; first++)
					for (let second = first; second <= heights.length; second++)
						best = Math.min(
							best,
							Math.max(sum(heights.slice(0, first)), sum(heights.slice(first, second)), sum(heights.slice(second))),
						);
				expect(Math.max(...columns.map(sum))).toBe(best);
			}),
		);
	});
});
