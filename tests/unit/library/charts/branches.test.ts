import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { depthsOf } from '../../../../src/library/charts/branches';
import { steps } from './written-steps';

const depths = (...written: string[]) => depthsOf(steps(...written), steps(...written));

describe('how many branches a step is inside', () => {
	it('is none for steps that follow one another, and for what every branch leads to', () => {
		expect(depths('a', 'b', 'c')).toEqual([0, 0, 0]);
		expect(depths('a>b,b', 'b', 'c')).toEqual([0, 0, 0]);
		expect(depths('a>b,c', 'b', 'c')).toEqual([0, 1, 0]);
	});

	it('is one for each step of a branch, until it joins the others', () => {
		expect(depths('a>b,d', 'b', 'c', 'd')).toEqual([0, 1, 1, 0]);
	});

	it('is one for each of several branches', () => {
		expect(depths('a>b,c,d', 'b>d', 'c>d', 'd')).toEqual([0, 1, 1, 0]);
	});

	it('counts branches inside branches', () => {
		expect(depths('a>b,e', 'b>c,d', 'c', 'd', 'e')).toEqual([0, 1, 2, 1, 0]);
	});

	it('is one for the turns of a loop, which may also be left', () => {
		expect(depths('a', 'b>c,d', 'c>a', 'd')).toEqual([0, 0, 1, 0]);
	});

	it('is none after a branch that ends everything', () => {
		expect(depths('a>b,fin', 'b', 'c')).toEqual([0, 0, 0]);
	});

	it('is none after a loop that only its last step leaves', () => {
		expect(depths('a', 'b', 'c>a,fin')).toEqual([0, 0, 0]);
	});

	it('is that of the last question alone, when all the branches of those before it come to it', () => {
		expect(depths('a>b,c', 'b>a', 'c>d,e', 'd', 'e')).toEqual([0, 1, 0, 1, 0]);
	});

	it('leaves apart the questions of other phases', () => {
		const all = steps('a>b,d', 'b', 'c>fin', 'd');
		expect(depthsOf(all.slice(0, 1), all)).toEqual([0]);
		expect(depthsOf(all.slice(1, 3), all)).toEqual([0, 0]);
	});

	it('is never more than the questions above', () => {
		const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
		const chart = fc
			.array(fc.uniqueArray(fc.constantFrom(...ids, 'fin'), { minLength: 1, maxLength: 3 }), { maxLength: ids.length })
			.map((targets) => steps(...targets.map((to, at) => `${ids[at]}>${to.join()}`)));
		fc.assert(
			fc.property(chart, (written) => {
				for (const [at, depth] of depthsOf(written, written).entries()) {
					const asked = written.slice(0, at).filter(({ choices }) => choices.length > 1).length;
					expect(depth).toBeGreaterThanOrEqual(0);
					expect(depth).toBeLessThanOrEqual(asked);
				}
			}),
		);
	});
});
