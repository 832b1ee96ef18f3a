import { expect, test } from 'vitest';
import { fraction } from '../../../../../src/rules/odds';
import { chancesIn, decimal, percent, points } from '../../../../../src/widgets/arkham/skill-test/words';
import { whole } from '../../../../../src/widgets/shared/words';

const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
	[9, 16, '56,3 %', '9 chances sur 16'],
	[1, 2, '50 %', '1 chance sur 2'],
	[0, 1, '0 %', 'aucune chance'],
	[1, 1, '100 %', 'c’est certain'],
	[1, 5000, 'moins de 0,1 %', ''],
	[4999, 5000, 'plus de 99,9 %', ''],
	[999, 1000, '99,9 %', '999 chances sur 1000'],
])('%i/%i is written without pretending', (n, d, share, odds) => {
	expect([spaced(percent(fraction(n, d))), chancesIn(fraction(n, d))]).toEqual([share, odds]);
});

test.each([
	[0, 1, 'aucun changement'],
	[1, 16, '+6,3 points'],
	[-1, 100, '−1 point'],
	[1, 5000, 'presque rien'],
])('a difference of %i/%i is written in points', (n, d, text) => {
	expect(spaced(points(fraction(n, d)))).toBe(text);
});

test('numbers have a real minus sign, and no negative zero', () => {
	expect([whole(-3), decimal(fraction(-3, 2)), decimal(fraction(-1, 100)), decimal(fraction(2))]).toEqual([
		'−3',
		'−1,5',
		'0',
		'2',
	]);
});
