import { describe, expect, test } from 'vitest';
import { said } from './said';
import tool from './tested';

const { read, write, readMistaken } = tool;

describe('« Détruit : » abilities in the address', () => {
	test('keep their published notation, and their order', () => {
		const query =
			'a=puissance.3&d=puissance.3&dd=puissance.2&detruit=d.degats.a.2_d.soigner.dd_a.detruire.dd.d&suite=detruire.a.d';
		const { state, notices } = read(query);
		expect(notices).toEqual([]);
		expect(state.destroyed.map(({ bearer, effects }) => [bearer, effects.length])).toEqual([
			['d', 2],
			['a', 1],
		]);
		expect(write(state)).toBe(query);
	});

	test.each([
		['detruit=', 'est vide'],
		['detruit=dg.degats.a.2', 'cette créature n’est pas là'],
		['detruit=x.degats.a.2', 'cette créature n’est pas là'],
		['suite=entrer.n.a.droite.2.0&detruit=n.degats.d.2', 'une créature qui entre en jeu n’a pas de capacité'],
		['detruit=d.combat.a.d', 'n’est pas un effet connu'],
		['detruit=d', 'n’est pas un effet connu'],
		['detruit=d.degats.a.2_', 'un « _ » de trop'],
		[`detruit=${Array.from({ length: 6 }, () => 'd.soigner.a').join('_')}`, '5 effets par créature'],
	])('%s is told', (query, why) => {
		expect(readMistaken(`a=puissance.3&d=puissance.3&${query}`).notice).toContain(why);
	});
});

test('they are told in order, while their creatures are still in play', () => {
	const query = 'a=puissance.3&d=puissance.3&combat=sans&detruit=d.soigner.a_a.degats.d.1&suite=detruire.a.d';
	expect(said(query)).toEqual([
		'Votre créature est marquée pour destruction : un effet la détruit.',
		'La créature adverse est marquée pour destruction : un effet la détruit.',
		'Le joueur actif choisit l’ordre des capacités « Détruit : » : ici celle de la créature adverse, puis celle de votre créature.',
		'Encore en jeu, la créature adverse résout sa capacité « Détruit : ».',
		'Elle agit : votre créature est entièrement soignée.',
		'Aucun pion de dégât n’est retiré : votre créature n’est pas soignée.',
		'Encore en jeu, votre créature résout sa capacité « Détruit : ».',
		'Elle agit : 1 dégât à la créature adverse.',
		'Un effet doit infliger 1 dégât à la créature adverse.',
		'La créature adverse reçoit 1 pion de dégât, pour une puissance de 3.',
		'Votre créature va dans la défausse de son propriétaire.',
		'La créature adverse va dans la défausse de son propriétaire.',
	]);
});

test('detruit-remplacement: invulnerable, gained once marked, comes too late', () => {
	const told = said(
		'a=puissance.4&d=puissance.3&dd=puissance.3&combat=sans&detruit=d.gagner.dd.invulnerable&suite=degats.d.3.dd.3',
	);
	expect(told).toContain(
		'La voisine adverse de droite n’est devenue invulnérable qu’après sa marque : elle est détruite quand même.',
	);
	expect(told.join(' ')).not.toContain('elle n’est pas détruite');
});
