import { expect, test } from 'vitest';
import { checkInteger, judge } from '../../../src/rules/verification';

test('an input without a problem is checked; one with problems is not, and they are told', () => {
	const input = { keys: 3 };
	expect(judge(input, [])).toEqual({ checked: input, problems: [] });
	const problems = checkInteger('keys', input.keys, 0, 2);
	expect(problems).toEqual([{ field: 'keys', value: 3, expected: { type: 'integer', min: 0, max: 2 } }]);
	expect(judge(input, problems)).toEqual({ problems });
});
