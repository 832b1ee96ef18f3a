import { expect, test } from 'vitest';
import { loaded } from './real-content';

test('what concepts and tools tell of rules is tied to the homes', () => {
	expect(loaded.warnings.filter((warning) => warning.includes('sans foyer'))).toEqual([]);
});
