import { expect, test } from 'vitest';
import { said } from './said';
import tool from './tested';

const { read, write } = tool;

test('moves keep their published notation, and are told', () => {
	const query =
		'ag=puissance.2&a=puissance.3&d=puissance.3&combat=sans&suite=decaler.a.gauche_decaler.ag.gauche.a_decaler.d.droite_controle.d.droite_decaler.a.droite.d_controle.a.gauche';
	expect(write(read(query).state)).toBe(query);
	expect(said(query)).toEqual([
		'Votre créature va sur le flanc gauche, sous le même contrôle.',
		'Votre voisine de gauche va à gauche de votre créature, sous le même contrôle.',
		'La créature adverse reste à la même place de sa ligne.',
		'La créature adverse passe sous votre contrôle, sur le flanc droit de votre ligne. Elle garde ses dégâts et ses statuts.',
		'Votre créature va à droite de la créature adverse, sous le même contrôle.',
		'Votre créature passe sous le contrôle de l’adversaire, sur le flanc gauche de sa ligne. Elle garde ses dégâts et ses statuts.',
	]);
	expect(said('a=puissance.3&d=puissance.3&combat=sans&suite=decaler.a.droite.d')).toEqual([
		'Votre créature se déplace dans sa propre ligne : elle ne peut pas aller à côté de la créature adverse.',
	]);
});

test.each(['decaler.a', 'decaler.a.haut', 'decaler.a.gauche.a', 'controle.a', 'controle.a.gauche.d'])(
	'%s is not understood',
	(event) => {
		expect(read(`a=puissance.3&d=puissance.3&combat=sans&suite=${event}`).notices).toHaveLength(1);
	},
);
