import { describe, expect, test } from 'vitest';
import { caveat, fates, headline } from '../../../../../src/widgets/keyforge/fight/answer';
import { present } from '../../../../../src/widgets/keyforge/fight/state';
import { caseOf, resolveCase } from './said';

const verdict = (query: string) => headline(resolveCase(caseOf(query)).resolution, caseOf(query).fight);
const aside = (query: string) => caveat(resolveCase(caseOf(query)).resolution, caseOf(query).fight);
const fatesOf = (query: string) => {
	const state = caseOf(query);
	return fates(resolveCase(state).resolution, present(state)).map(
		({ name, alive, detail }) => `${name} ${alive ? 'survit' : 'est détruite'} : ${detail}`,
	);
};

describe('the verdict', () => {
	test.each([
		['a=puissance.1&d=puissance.2&suite=tour', 'Votre créature est détruite, la créature adverse survit.'],
		['a=puissance.2&d=puissance.1', 'La créature adverse est détruite, la vôtre survit.'],
		['a=puissance.2&d=puissance.2', 'Les deux créatures sont détruites.'],
		['a=puissance.2_escarmouche&d=puissance.3', 'Les deux créatures survivent.'],
	])('names who survives the fight (%s)', (query, expected) => {
		expect(verdict(query)).toBe(expected);
	});

	test('counts what comes after the fight', () => {
		const fight = 'a=puissance.2_escarmouche&d=puissance.3';
		expect(verdict(`${fight}&suite=degats.d.1`)).toBe('La créature adverse est détruite, la vôtre survit.');
	});

	test.each([
		['a=puissance.2&d=puissance.1_aombre.1', 'Vous gagnez 1 Aombre.'],
		['a=puissance.2&d=puissance.1_aombre.3', 'Vous gagnez 3 Aombres.'],
		['a=puissance.1_aombre.1&d=puissance.2', 'L’adversaire gagne 1 Aombre.'],
		['a=puissance.1_aombre.2&d=puissance.1_aombre.3', 'Vous gagnez 3 Aombres. L’adversaire gagne 2 Aombres.'],
	])('says who gains Æmber (%s)', (query, expected) => {
		expect(verdict(query)).toMatch(new RegExp(`\\. ${expected}$`));
	});

	test('names the neighbors that were destroyed', () => {
		const fight = 'a=puissance.2_escarmouche&d=puissance.9&dg=puissance.1&dd=puissance.2';
		expect(verdict(`${fight}&suite=degats.d.1.projection.1`)).toBe(
			'Les deux créatures survivent. La voisine adverse de gauche est détruite.',
		);
		expect(verdict(`${fight}&suite=degats.d.1.projection.2`)).toBe(
			'Les deux créatures survivent. La voisine adverse de gauche et la voisine adverse de droite sont détruites.',
		);
	});

	test.each([
		['partir.d.main', 'La créature adverse quitte le jeu, la vôtre survit.'],
		['partir.a.main_detruire.d', 'Votre créature quitte le jeu, la créature adverse est détruite.'],
		['partir.a.main_partir.d.purge', 'Les deux créatures quittent le jeu.'],
		['partir.dg.deck', 'Les deux créatures survivent. La voisine adverse de gauche quitte le jeu.'],
	])('tells leaving play from being destroyed (%s)', (sequel, expected) => {
		expect(verdict(`a=puissance.2_escarmouche&d=puissance.9&dg=puissance.1&suite=${sequel}`)).toBe(expected);
	});

	test('of a list without a fight tells what becomes of each', () => {
		const query = 'a=puissance.2&d=puissance.3&combat=sans';
		expect(verdict(query)).toBe('Les deux créatures survivent.');
		expect(verdict(`${query}&suite=degats.d.3`)).toBe('La créature adverse est détruite, la vôtre survit.');
		expect(verdict(`${query}&suite=degats.dd.1`)).toBe('Les deux créatures survivent.');
		expect(aside(`${query}&suite=degats.dd.1`)).toBe(
			'L’événement 1 est impossible. La voisine adverse de droite n’est pas dans la situation : ajoutez-la, ou retirez cet événement.',
		);
	});

	test('of a fight that cannot be says no more, unless something else happens', () => {
		expect(verdict('a=puissance.4_inclinee&d=puissance.3')).toBe('Ce combat est impossible.');
		expect(verdict('a=puissance.4_inclinee&d=puissance.3&suite=degats.d.3')).toBe(
			'Ce combat est impossible. La créature adverse est détruite, la vôtre survit.',
		);
	});

	test('of a stunned attacker says what happens instead', () => {
		const freed = 'Pas de combat : votre créature, sonnée, est inclinée et perd sa carte Sonné.';
		expect(verdict('a=puissance.4_sonnee&d=puissance.3')).toBe(freed);
		expect(verdict('a=puissance.4_sonnee&d=puissance.3&suite=degats.d.3')).toBe(
			`${freed} La créature adverse est détruite, la vôtre survit.`,
		);
	});

	test('of a harvest says who gains the Æmber', () => {
		const query = 'a=puissance.4&d=puissance.3&combat=sans';
		expect(verdict(`${query}&suite=utiliser.a.moissonner`)).toBe('Les deux créatures survivent. Vous gagnez 1 Aombre.');
		expect(verdict(`${query}&suite=tour_utiliser.d.moissonner`)).toBe(
			'Les deux créatures survivent. L’adversaire gagne 1 Aombre.',
		);
	});

	test('of creatures that cannot be in play says so before any fight', () => {
		expect(verdict('a=puissance.4&d=puissance.0')).toBe(
			'Ce combat est impossible. La créature adverse est détruite, la vôtre survit.',
		);
		expect(verdict('a=puissance.4_degats.4&d=puissance.1')).toBe(
			'Ce combat est impossible. Votre créature est détruite, la créature adverse survit.',
		);
	});
});

describe('what is added to the verdict', () => {
	test('nothing when all of it took place', () => {
		expect(aside('a=puissance.4&d=puissance.5&suite=degats.d.1')).toBe('');
	});

	test.each([
		['degats.a.1', 'L’événement 1 de la suite est impossible. Votre créature est déjà détruite.'],
		['degats.d.1_degats.a.1', 'L’événement 2 de la suite est impossible. Votre créature est déjà détruite.'],
		['degats.a.1_tour_combat.a.d', '2 événements de la suite sont impossibles.'],
	])('the events that could not be (%s)', (sequel, expected) => {
		expect(aside(`a=puissance.4&d=puissance.5&suite=${sequel}`)).toBe(expected);
	});

	test('why there is no fight, then the rest', () => {
		expect(aside('a=puissance.0&d=puissance.5&suite=sonner.dd')).toBe(
			'Votre créature est déjà détruite. L’événement 1 de la suite est impossible. La voisine adverse de droite n’est pas dans la situation : ajoutez-la, ou retirez cet événement.',
		);
		expect(aside('a=puissance.0&d=puissance.5&suite=degats.a.1'), 'the same reason is told once').toBe(
			'Votre créature est déjà détruite. L’événement 1 de la suite est impossible.',
		);
	});
});

describe('a second use of a creature that is exhausted', () => {
	test.each(['combat.a.d', 'utiliser.a.moissonner', 'utiliser.a.omni'])('is told to be impossible: %s', (event) => {
		const query = `a=puissance.2_escarmouche&d=puissance.9&suite=`;
		expect(aside(query + event)).toBe(
			'L’événement 1 de la suite est impossible. Votre créature est inclinée : elle ne peut pas être utilisée tant qu’elle n’est pas redressée. Si un effet la redresse, ajoutez-le avant.',
		);
		expect(aside(`${query}redresser.a_${event}`)).toBe('');
		expect(aside(`${query}tour_tour_${event}`)).toBe('');
	});
});

describe('the fate of each creature', () => {
	test('says its statuses', () => {
		expect(fatesOf('a=puissance.2_escarmouche&d=puissance.9&suite=sonner.d_enrager.d_incliner.d')[1]).toBe(
			'La créature adverse survit : 2 dégâts pour 9 de puissance, sonnée, enragée, inclinée',
		);
	});

	test('goes outwards in a long line', () => {
		const query =
			'a=puissance.1_escarmouche&d=puissance.9&dd=puissance.1&dd2=puissance.1&dd3=puissance.1&dg=puissance.1';
		expect(fatesOf(query).map((text) => text.split(' survit')[0])).toEqual([
			'Votre créature',
			'La créature adverse',
			'La voisine adverse de gauche',
			'La voisine adverse de droite',
			'La 2e créature adverse à droite',
			'La 3e créature adverse à droite',
		]);
	});

	test('has the fighters first, then neighbors from left to right', () => {
		const names = fatesOf('ag=puissance.1&a=puissance.1&ad=puissance.1&dg=puissance.1&d=puissance.1&dd=puissance.1');
		expect(names.map((text) => text.split(/ survit| est/)[0])).toEqual([
			'Votre créature',
			'La créature adverse',
			'Votre voisine de gauche',
			'Votre voisine de droite',
			'La voisine adverse de gauche',
			'La voisine adverse de droite',
		]);
	});

	test('counts damage against power, counters included, with what is left of armor and ward', () => {
		expect(fatesOf('a=puissance.2_marqueurs.2_escarmouche&d=puissance.5_armure.3')).toEqual([
			'Votre créature survit : 0 dégât pour 4 de puissance',
			'La créature adverse survit : 1 dégât pour 5 de puissance, armure restante 0',
		]);
		expect(fatesOf('a=puissance.2_escarmouche_protection.1&d=puissance.5_armure.3')).toEqual([
			'Votre créature survit : 0 dégât pour 2 de puissance, encore protégée',
			'La créature adverse survit : 0 dégât pour 5 de puissance, armure restante 1',
		]);
	});

	test('says what destroyed it', () => {
		expect(fatesOf('a=puissance.2_poison&d=puissance.5&ad=puissance.0')).toEqual([
			'Votre créature est détruite : 5 dégâts pour 2 de puissance',
			'La créature adverse est détruite : le poison l’a blessée',
			'Votre voisine de droite est détruite : sa puissance est de 0',
		]);
	});
});
