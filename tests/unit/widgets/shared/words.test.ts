import { expect, test } from 'vitest';
import { capital, count, listed, signed } from '../../../../src/widgets/shared/words';

test.each([
	[[], ''],
	[['a'], 'a'],
	[['a', 'b'], 'a et b'],
	[['a', 'b', 'c'], 'a, b et c'],
])('a list reads as a sentence: %j', (items, text) => {
	expect(listed(items)).toBe(text);
});

test.each([
	[0, '0 carte'],
	[1, '1 carte'],
	[-1, '-1 carte'],
	[2, '2 cartes'],
])('a noun agrees with %i', (value, text) => {
	expect(count(value, 'carte')).toBe(text);
});

test('a plural that is not regular is given', () => {
	expect(count(2, 'cheval', 'chevaux')).toBe('2 chevaux');
});

test.each([
	[0, '0'],
	[3, '+3'],
	[-2, '−2'],
])('a change of %i has its sign', (value, text) => {
	expect(signed(value)).toBe(text);
});

test('a sentence starts with a capital letter, accents included', () => {
	expect(capital('échec')).toBe('Échec');
});
