import { expect, test } from 'vitest';
import { headline } from '../../../../../src/widgets/keyforge/fight/answer';
import { eventTitle } from '../../../../../src/widgets/keyforge/fight/event-title';
import { nameNow } from '../../../../../src/widgets/keyforge/fight/words-control';
import { caseOf, resolveCase, said } from './said';
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

test('a creature that enters keeps its published notation, and is told', () => {
	const query =
		'a=puissance.3&d=puissance.3&combat=sans&suite=entrer.n.a.droite.3.1_entrer.n2.d.gauche.4.0.redressee_entrer.n3.a.droite.2.0.a_combat.n2.n.assaut';
	expect(read(query).notices).toEqual([]);
	expect(write(read(query).state)).toBe(query);
	expect(said(query).slice(0, 6)).toEqual([
		'La nouvelle créature entre sur le flanc droit de votre ligne.',
		'La nouvelle créature entre inclinée : elle ne peut pas être utilisée tant qu’elle n’est pas redressée.',
		'La 2e nouvelle créature entre sur le flanc gauche de la ligne adverse.',
		'Une carte fait entrer la 2e nouvelle créature redressée.',
		'La 3e nouvelle créature entre déployée, à droite de votre créature.',
		'La 3e nouvelle créature entre inclinée : elle ne peut pas être utilisée tant qu’elle n’est pas redressée.',
	]);
});

test.each(['entrer.a.a.droite.3.0', 'entrer.n.x.droite.3.0', 'entrer.n.a.droite.3', 'entrer.n.a.droite.3.0.n'])(
	'%s is not understood',
	(event) => {
		expect(read(`a=puissance.3&d=puissance.3&combat=sans&suite=${event}`).notices).toHaveLength(1);
	},
);

test('controle-deplacement: the verdict, the fates and the title of a fight say whose a creature is by then', () => {
	const state = caseOf(
		'a=puissance.4&d=puissance.6&dd=puissance.5&combat=sans&suite=combat.dd.a_controle.d.gauche_combat.d.dd_detruire.d',
	);
	const { events, resolution } = resolveCase(state);
	const titleAt = (at: number) =>
		events[at] && eventTitle(events[at], at, false, (id) => nameNow(resolution.trace, id, at));
	expect(titleAt(0)).toBe('Autre combat : la voisine adverse de droite contre votre créature');
	expect(titleAt(2)).toBe(
		'Autre combat : la créature adverse (désormais la vôtre) contre la voisine adverse de droite',
	);
	expect(headline(resolution, false)).toContain('Les deux créatures sont détruites.');
	const alone = resolveCase(caseOf('a=puissance.4&d=puissance.6&combat=sans&suite=controle.d.gauche_detruire.d'));
	expect(headline(alone.resolution, false)).toBe(
		'La créature adverse (désormais la vôtre) est détruite, votre créature survit.',
	);
	const back = 'a=puissance.4&d=puissance.6&combat=sans&suite=controle.d.gauche_controle.d.gauche_detruire.d';
	expect(headline(resolveCase(caseOf(back)).resolution, false)).toBe(
		'La créature adverse est détruite, la vôtre survit.',
	);
});
