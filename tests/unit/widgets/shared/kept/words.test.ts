import { describe, expect, test } from 'vitest';
import { differences } from '../../../../../src/widgets/shared/kept/differences';
import { defaultName, when } from '../../../../../src/widgets/shared/kept/words';

describe('the name of a case that the reader does not name', () => {
	test.each([
		['Le défenseur est détruit.', 'Le défenseur est détruit'],
		['Vous piochez 4 cartes. La chaîne se brise.', 'Vous piochez 4 cartes'],
		['62,5 % : le test réussit cinq fois sur huit.', '62,5 %'],
		['L’attaquant survit avec un dégât et le défenseur est détruit', 'L’attaquant survit avec un dégât et le…'],
	])('« %s » gives « %s »', (verdict, name) => {
		expect(defaultName(verdict)).toBe(name);
	});
});

describe('when a case was kept', () => {
	const now = new Date(2026, 10, 23, 22, 30).getTime();

	test('is an hour today, a day before', () => {
		expect(when(new Date(2026, 10, 23, 9, 5).getTime(), now)).toBe('09:05');
		expect(when(new Date(2026, 10, 22, 23, 59).getTime(), now)).toBe('22 nov.');
	});
});

describe('what two cases say differently', () => {
	test('nothing when they are the same, whatever the order', () => {
		expect(differences('a=1&b=2', 'b=2&a=1')).toEqual([]);
	});

	test('only the fields that differ, in words', () => {
		expect(differences('a=puissance.4_poison&d=puissance.3', 'a=puissance.5_poison&d=puissance.3')).toEqual([
			{ name: 'a', kept: 'puissance 4', now: 'puissance 5' },
		]);
	});

	test('what one of them does not say', () => {
		expect(differences('chaines=3', 'mulligan=oui&chaines=3')).toEqual([{ name: 'mulligan', kept: '–', now: 'oui' }]);
		expect(differences('a=puissance.4_sonnee', 'a=puissance.4')).toEqual([{ name: 'a', kept: 'sonnee', now: '–' }]);
	});
});
