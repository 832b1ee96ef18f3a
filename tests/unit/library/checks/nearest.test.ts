import { describe, expect, it } from 'vitest';
import { didYouMean, nearest } from '../../../../src/library/checks/nearest';

const known = [
	'armure',
	'armure-annule',
	'combat',
	'regle-de-six',
	'kf21-glossaire-armure',
	'kf21-glossaire-detruit',
	'cle',
];

describe('the nearest id', () => {
	it.each([
		['armur', 'armure'],
		['Armure', 'armure'],
		['armures', 'armure'],
		['armure-anulle', 'armure-annule'],
		['regle-six', 'regle-de-six'],
		['six-regle', 'regle-de-six'],
		['kf21-glossaire-détruit', 'kf21-glossaire-detruit'],
		['kf21-glossaire-armures', 'kf21-glossaire-armure'],
		['clé', 'cle'],
	])('to %s is %s', (wrong, expected) => {
		expect(nearest(wrong, known)).toBe(expected);
	});

	it.each(['provocation', 'kf21-glossaire-provocation', '', '?'])('to %j is none', (wrong) => {
		expect(nearest(wrong, known)).toBeUndefined();
	});

	it('is none among none', () => {
		expect(nearest('armure', [])).toBeUndefined();
	});
});

it('is asked for, or gives way to another advice', () => {
	expect(didYouMean('armur', known, 'Autre.', 'terme:')).toBe('Vouliez-vous dire « terme:armure » ?');
	expect(didYouMean('provocation', known, 'Autre.')).toBe('Autre.');
});
