import { expect, test } from 'vitest';
import { readWord, type UrlWords, writeWord } from '../../../../src/widgets/shared/url-words';

const words: UrlWords<'north' | 'south' | 'none'> = [
	['north', 'nord'],
	['south', 'sud'],
];

test.each([
	['nord', 'north'],
	['sud', 'south'],
	['north', undefined],
	['', undefined],
	['constructor', undefined],
	[undefined, undefined],
])('the word %s stands for %s', (word, value) => {
	expect(readWord(words, word)).toBe(value);
});

test('a value is written by its word, which is read back', () => {
	for (const [value, word] of words) {
		expect(writeWord(words, value)).toBe(word);
		expect(readWord(words, word)).toBe(value);
	}
});

test('a value without a word is written as it is', () => {
	expect(writeWord(words, 'none')).toBe('none');
});
