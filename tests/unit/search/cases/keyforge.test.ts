import { describe, expect, it } from 'vitest';
import { readToolCase } from '../../../../src/search/cases/read';

const read = (query: string) => {
	const found = readToolCase(query, 'keyforge');
	return found && `${found.tool}?${found.address}`;
};

describe('the chain counter', () => {
	it.each([
		['15 chaînes', 'chaines=15&main=0'],
		['quinze chaines', 'chaines=15&main=0'],
		['chaînes 15', 'chaines=15&main=0'],
		['avec quinze chaînes combien je pioche', 'chaines=15&main=0'],
		['combien de cartes je pioche avec 7 chaînes ?', 'chaines=7&main=0'],
		['6 chaînes 4 cartes en main', 'chaines=6&main=4'],
		['6 chaînes et 4 cartes dans ma main', 'chaines=6&main=4'],
		['4 cartes en main, 6 chaînes', 'main=4&chaines=6'],
		['main 4 chaînes 6', 'main=4&chaines=6'],
		['j’ai une chaîne et 5 cartes en main', 'chaines=1&main=5'],
		['main de départ 13 chaînes', 'chaines=13&depart=premier'],
		['13 chaînes second joueur', 'chaines=13&depart=second'],
		['mulligan avec 3 chaînes', 'mulligan=oui&chaines=3&depart=premier'],
		['combien de tours 24 chaînes', 'chaines=24&main=0&tour=jouees.3'],
	])('reads « %s »', (query, address) => {
		expect(read(query)).toBe(`chaines?${address}`);
	});

	it.each([
		'combien de chaînes max',
		'chaînes',
		'une chaîne',
		'perdre une chaîne',
		'0 chaîne',
		'-3 chaînes',
		'100 chaînes',
		'6 chaînes ou 7',
		'de 7 à 12 chaînes',
		'6 chaînes 4 cartes',
		'6 chaînes 8 chaînes',
		'6 chaînes sans main',
		'15 chaînes pas de carte en main',
		'15 chaînes main de départ 4 cartes en main',
		'3 chaînes de plus',
		'2,5 chaînes',
		'15',
		'main de départ',
		'',
	])('says nothing of « %s »', (query) => {
		expect(read(query)).toBeUndefined();
	});
});

describe('the fight calculator', () => {
	it.each([
		['4 puissance contre 5 armure 2 poison', 'a=puissance.4&d=puissance.5_armure.2_poison'],
		['puissance 4 contre puissance 5 armure 2', 'a=puissance.4&d=puissance.5_armure.2'],
		['puissance 4 poison contre puissance 7 et 2 d’armure', 'a=puissance.4_poison&d=puissance.7_armure.2'],
		['4 contre 5 armure 1', 'a=puissance.4&d=puissance.5_armure.1'],
		['ma créature puissance 4 attaque contre une créature adverse de 5', 'a=puissance.4&d=puissance.5'],
		['créature 3 assaut 2 contre créature 4 hasardeux 3', 'a=puissance.3_assaut.2&d=puissance.4_hasardeux.3'],
		['3 puissance escarmouche contre 6 puissance', 'a=puissance.3_escarmouche&d=puissance.6'],
		['puissance 4 sonnée contre puissance 3', 'a=puissance.4_sonnee&d=puissance.3'],
		['puissance 4 contre puissance 6 avec 2 dégâts', 'a=puissance.4&d=puissance.6_degats.2'],
		['puissance 5 vs puissance 4 protégée', 'a=puissance.5&d=puissance.4_protection.1'],
		['3 d’armure 5 dégâts', 'd=armure.3_puissance.6&combat=sans&suite=degats.d.5'],
		['5 dégâts contre 3 armure', 'd=armure.3_puissance.6&combat=sans&suite=degats.d.5'],
		['5 dégâts puissance 4 armure 2', 'd=puissance.4_armure.2&combat=sans&suite=degats.d.5'],
		['trois d’armure, cinq dégâts', 'd=armure.3_puissance.6&combat=sans&suite=degats.d.5'],
	])('reads « %s »', (query, address) => {
		expect(read(query)).toBe(`combat?${address}`);
	});

	it.each([
		'4 contre 5',
		'armure',
		'armure 3',
		'5 dégâts',
		'poison armure',
		'poison contre armure 2',
		'puissance 4 contre armure 2',
		'puissance 4 puissance 5',
		'puissance 4 puissance 5 contre puissance 3',
		'puissance 4 contre puissance 5 contre puissance 6',
		'puissance 4 contre puissance 5 ou 6',
		'puissance 4 contre puissance 5 sans armure',
		'puissance 4 contre puissance 5 déjà attaquée',
		'créature adverse puissance 4 contre ma créature puissance 5',
		'puissance 4 contre puissance 5 armure 1 2',
		'puissance 100 contre puissance 5',
		'puissance -1 contre puissance 5',
		'3 armure 0 dégât',
		'combien de dégâts armure 2',
		'5 dégâts poison armure 3',
		'l’armure arrête combien de dégâts',
	])('says nothing of « %s »', (query) => {
		expect(read(query)).toBeUndefined();
	});
});

describe('the key calculator', () => {
	it.each([
		['forger coût +2 j’ai 7 ambre', 'vous=aombre.7&couts=2&suite=etape.vous'],
		['7 aombres puis-je forger', 'vous=aombre.7&suite=etape.vous'],
		['j’ai six Æmbre, forger une clé', 'vous=aombre.6&suite=etape.vous'],
		['clé à 8 j’ai 7 aombres', 'vous=aombre.7&couts=2&suite=etape.vous'],
		['ma clé coûte 8, j’ai 9 ambre', 'vous=aombre.9&couts=2&suite=etape.vous'],
		['la clé coûte 4 et j’ai 4 aombres', 'vous=aombre.4&couts=-2&suite=etape.vous'],
		['clé coût -1 5 aombres', 'vous=aombre.5&couts=-1&suite=etape.vous'],
		['mes clés coûtent 3 de plus et j’ai 8 aombres', 'vous=aombre.8&couts=3&suite=etape.vous'],
		['clé 2 de moins, 4 aombres', 'vous=aombre.4&couts=-2&suite=etape.vous'],
		['2 clés forgées et 6 ambre forger', 'vous=aombre.6_cles.2&suite=etape.vous'],
		['j’ai 2 clés et 6 aombres', 'vous=aombre.6_cles.2&suite=etape.vous'],
		['l’adversaire a 7 ambre, forge', 'adversaire=aombre.7&tour=adversaire&suite=etape.adversaire'],
	])('reads « %s »', (query, address) => {
		expect(read(query)).toBe(`forge?${address}`);
	});

	it.each([
		'forger',
		'forger une clé',
		'7 ambre',
		'coût 2 j’ai 7 ambre forger',
		'forger 2 clés avec 13 ambre',
		'j’ai 2 clés à forger 13 ambre',
		'j’ai 3 clés et 6 ambre',
		'j’ai 6 ambre, l’adversaire a 7, forger',
		'voler 2 aombres forger',
		'forger sans payer 7 ambre',
		'6 ambre ou 7 forger',
		'coût +2 -1 7 ambre clé',
		'combien coûte une clé',
		'clé 6 ambre 7 ambre',
		'100 ambre forger',
	])('says nothing of « %s »', (query) => {
		expect(read(query)).toBeUndefined();
	});
});

it('says what was understood in the order of the query, with the place of each number', () => {
	const query = 'avec quinze chaînes et 4 cartes en main';
	const pieces = readToolCase(query, 'keyforge')?.pieces ?? [];
	expect(pieces.map(({ said }) => said.replaceAll('\u00a0', ' '))).toEqual(['15 chaînes', '4 cartes en main']);
	expect(pieces.map(({ at }) => at && query.slice(at.start, at.end))).toEqual(['quinze', '4']);
	const forge = 'forger coût +2 j’ai 7 ambre';
	const [cost] = readToolCase(forge, 'keyforge')?.pieces ?? [];
	expect(cost?.at && forge.slice(cost.at.start, cost.at.end)).toBe('2');
});
