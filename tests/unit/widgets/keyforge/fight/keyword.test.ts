import { expect, test } from 'vitest';
import { said } from './said';
import tool from './tested';

const { read, write } = tool;

test('keywords and numbers that are set keep their published notation', () => {
	const query =
		'a=puissance.3&d=puissance.3&combat=sans&suite=gagner.d.poison_gagner.d.assaut.2.durable.a_perdre.a.insaisissable.prochain' +
		'_perdre.a.hasardeux_fixer.d.puissance.1.durable.a_fixer.d.armure.0';
	expect(read(query).notices).toEqual([]);
	expect(write(read(query).state)).toBe(query);
});

test.each(['gagner.d.assaut', 'gagner.d.poison.2', 'gagner.d.vol', 'perdre.d', 'fixer.d.puissance', 'fixer.d.vie.2'])(
	'%s is not understood',
	(event) => {
		expect(read(`a=puissance.3&d=puissance.3&combat=sans&suite=${event}`).notices).toHaveLength(1);
	},
);

test('they are told', () => {
	const query =
		'a=puissance.3&d=puissance.6_assaut.1&combat=sans&suite=gagner.a.poison_perdre.a.poison.durable_gagner.d.assaut.2_fixer.d.puissance.2_tour';
	expect(said(query)).toEqual([
		'Votre créature gagne le mot-clé poison pour ce tour.',
		'Votre créature perd le mot-clé poison.',
		'La créature adverse gagne encore assaut : de 1, il passe à 3 pour ce tour.',
		'Une carte fixe la puissance de la créature adverse à 2, au lieu de 6 pour ce tour.',
		'Ce qui ne durait qu’un temps prend fin : assaut de la créature adverse passe de 3 à 1.',
		'Ce qui ne durait qu’un temps prend fin : la puissance de la créature adverse passe de 2 à 6.',
	]);
});
