import { describe, expect, it } from 'vitest';
import { readToolCase } from '../../../../src/search/cases/read';

const read = (query: string) => {
	const found = readToolCase(query, 'mistborn');
	return found && `${found.tool}?${found.address}`;
};

describe('the attack calculator', () => {
	it.each([
		[
			'attaque 6 contre allié 4 défenseur 3',
			'degats=6&j1a1=defense.4_attaque&j1a2=defense.3_defenseur&partie=deux&j1=sante.36',
		],
		['attaque 9 contre allié 4 défenseur', 'degats=9&j1a1=defense.4_defenseur&partie=deux&j1=sante.36'],
		['9 dégâts défenseur 4', 'degats=9&j1a1=defense.4_defenseur&partie=deux&j1=sante.36'],
		['3 dégâts contre un défenseur de défense 4', 'degats=3&j1a1=defense.4_defenseur&partie=deux&j1=sante.36'],
		['six dégâts allié de 4 de défense', 'degats=6&j1a1=defense.4_attaque&partie=deux&j1=sante.36'],
		['attaque de 6 dégâts contre allié défense 4', 'degats=6&j1a1=defense.4_attaque&partie=deux&j1=sante.36'],
		['6 points d’attaque défenseur 2', 'degats=6&j1a1=defense.2_defenseur&partie=deux&j1=sante.36'],
		['6 dégâts nuage 3', 'degats=6&j1=nuage.3_sante.36&partie=deux'],
		['6 dégâts contre un joueur à 5 de santé', 'degats=6&j1=sante.5&partie=deux'],
		['attaque 12 contre défenseur 4 joueur 5 pv', 'degats=12&j1a1=defense.4_defenseur&j1=sante.5&partie=deux'],
		[
			'attaque 8 défenseur 3 défenseur 2 allié 1',
			'degats=8&j1a1=defense.3_defenseur&j1a2=defense.2_defenseur&j1a3=defense.1_attaque&partie=deux&j1=sante.36',
		],
	])('reads « %s »', (query, address) => {
		expect(read(query)).toBe(`combat?${address}`);
	});

	it.each([
		'attaque',
		'attaque 6',
		'défenseur',
		'défenseur 3',
		'attaque 6 contre 4',
		'attaque 6 défense 4',
		'attaque 6 contre 2 alliés 4',
		'attaque 6 allié 4 ou 5',
		'attaque 6 allié 4 nuage 2',
		'attaque 6 sans défenseur',
		'attaque 6 allié 0',
		'6 dégâts santé 41',
		'40 dégâts nuage 3',
		'attaque 6 attaque 7 défenseur 3',
		'attaque 6 défenseur 3 à trois joueurs',
		'attaque 6 seigneur maître',
		'un défenseur absorbe combien de dégâts',
	])('says nothing of « %s »', (query) => {
		expect(read(query)).toBeUndefined();
	});
});

describe('the metal planner', () => {
	it.each([
		['acier acier potin', 'icones=3&suite=bruler.acier_bruler.acier_bruler.potin'],
		['2 acier 1 potin', 'icones=3&suite=bruler.acier_bruler.acier_bruler.potin'],
		['deux fois acier', 'icones=2&suite=bruler.acier_bruler.acier'],
		['brûler fer deux fois', 'icones=2&suite=bruler.fer_bruler.fer'],
		['brûler acier et attiser potin', 'icones=1&suite=bruler.acier_attiser.potin'],
		['brûler étain, attiser étain', 'icones=1&suite=bruler.etain_attiser.etain'],
		['étain brûlé puis-je l’attiser', 'icones=1&suite=bruler.etain_attiser.etain'],
		['attiser fer fer', 'icones=1&suite=attiser.fer_attiser.fer'],
		['2 icônes brûler fer', 'icones=2&suite=bruler.fer'],
		['brûler fer acier avec une limite de 1', 'icones=1&suite=bruler.fer_bruler.acier'],
		['fer fer et 1 atium', 'icones=2&atium=1&suite=bruler.fer_bruler.fer'],
	])('reads « %s »', (query, address) => {
		expect(read(query)).toBe(`metaux?${address}`);
	});

	it.each([
		'acier',
		'acier potin',
		'fer acier étain potin',
		'brûler',
		'brûler acier',
		'attiser étain',
		'acier attisé',
		'fer brûlé étain attisé',
		'acier ou potin brûler',
		'brûler acier acier acier potin potin',
		'5 icônes brûler fer',
		'0 icône brûler fer',
		'brûler acier sans potin',
		'acier acier au tour suivant',
		'combien de métaux brûler par tour',
		'brûler acier potin régénérer',
		'acier acier atium',
		'10 acier',
	])('says nothing of « %s »', (query) => {
		expect(read(query)).toBeUndefined();
	});
});
