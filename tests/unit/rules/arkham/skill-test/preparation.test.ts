import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { needsChoice, verifyRange, weigh, weighCurve } from '../../../../../src/rules/arkham/skill-test';
import { toEngine } from '../../../../../src/widgets/arkham/skill-test/bag';
import { anyState } from '../../../widgets/arkham/skill-test/any-state';
import { data } from '../../../widgets/arkham/skill-test/real-bags';
import { checked } from '../../checked';
import { accepted, applyOne, numbers, situation, weighAny, weighAnyCurve } from './vocabulary';

describe('a test whose choices are not prepared', () => {
	it('is weighed as any other, unless it may have one to make', () => {
		let choices = 0;
		fc.assert(
			fc.property(anyState, (state) => {
				const test = toEngine(data, state);
				choices += Number(needsChoice(test));
				if (needsChoice(test)) return;
				expect(weigh(test)).toEqual(weighAny(test));
				expect(weighCurve(test, checked(verifyRange({ from: 2, to: 5 })))).toEqual(weighAnyCurve(test, 5, 2));
			}),
		);
		expect(choices).toBeGreaterThan(0);
	});

	it('says what it lacks', () => {
		const test = accepted(situation(numbers(-1, -1), applyOne(2)));
		expect(() => weigh(test)).toThrow(/prepareChoice/);
		expect(() => weigh(test)).toThrow(RangeError);
		expect(() => weighCurve(test, checked(verifyRange({ from: 0, to: 1 })))).toThrow(RangeError);
		expect(weighAny(test).result?.success).toEqual({ n: 0n, d: 1n });
	});
});
