import type { Checked, Verdict } from '../../../src/rules/verification';

/** The input that an engine accepts; throws what it says is wrong with it. */
export function checked<Input>(verdict: Verdict<Input>): Checked<Input> {
	if (verdict.checked === undefined) throw new RangeError('The input is refused.', { cause: verdict.problems });
	return verdict.checked;
}
