import { describe, expect, test } from 'vitest';
import { buildNameIndex } from '../../../../src/search/browser/names';
import type { NameEntry } from '../../../../src/search/name-entry';

const entry = (n: string, more: Partial<NameEntry> = {}): NameEntry => ({
	u: `/jeu/${n}/`,
	n,
	d: '',
	j: 'jeu',
	y: 'terme',
	...more,
});

const armor = entry('armure', { d: 'L’armure annule des dégâts.', a: ['armor'], r: ['bouclier', 'se recharge'] });
const ward = entry('protéger', { d: 'Évite une destruction.', a: ['ward'], r: ['jeton bouclier'] });
const stun = entry('sonné', { d: 'Une créature sonnée ne fait rien.', a: ['stunned'], r: ['paralysé'] });
const creature = entry('créature', { d: 'Elle entre en jeu.', r: ['monstre'] });
const ready = entry('redressé', { r: ['prête', 'remettre debout'] });
const call = entry('Prêt !', { r: ['annonce'] });
const harvest = entry('moisson', { f: ['moissonner'], a: ['reap'], r: ['récolte'] });
const poison = entry('poison', { d: 'Détruit la créature.', r: ['venin'] });
const golden = entry('règle d’or', { r: ['la carte a raison'] });
const hunter = entry('franc-tireur', { a: ['maverick'] });
const line = entry('ligne de front', { a: ['battleline'], r: ['rangée de créatures'] });
const may = entry('peut', { r: ['facultatif'] });
const chapter = entry('Que fait l’armure ?', { u: '/jeu/combat/#armure', y: 'chapitre', c: 'Combat' });
const tool = entry('Calculateur de combat', { y: 'outil', r: ['qui gagne'] });
const elsewhere = entry('armure lourde', { j: 'autre', r: ['plate'] });

const entries = [
	...[armor, ward, stun, creature, ready, call, harvest, poison, golden, hunter, line, may],
	...[chapter, tool, elsewhere],
];
const index = buildNameIndex(entries);
const first = (query: string) => index.find(query)[0]?.n;

describe('a search by name', () => {
	test.each([
		['armure', armor],
		['Prêt !', call],
		['règle d’or', golden],
		['regle dor', golden],
		['franctireur', hunter],
		['battle line', line],
		['peut', may],
	])('finds the page that is called « %s », whatever its spaces and signs', (query, page) => {
		expect(first(query)).toBe(page.n);
	});

	test('puts an everyday word as it is written before a name that only looks like it', () => {
		expect(first('prête')).toBe(ready.n);
		expect(first('prêt')).toBe(call.n);
	});

	test('puts a name before an everyday word of another page', () => {
		const rival = buildNameIndex([entry('a', { r: ['armure'] }), armor]);
		expect(rival.find('armure').map(({ n }) => n)).toEqual([armor.n, 'a']);
	});

	test.each([
		['créatures sonnées', stun],
		['moissonne', harvest],
		['reaping', harvest],
		['calculer un combat', tool],
	])('follows inflection: « %s »', (query, page) => {
		expect(first(query)).toBe(page.n);
	});

	test.each([
		['armur', armor],
		['amrure', armor],
		['moison', harvest],
		['poisson', poison],
		['protejer', ward],
		['ligne de fron', line],
	])('forgives a misspelling: « %s »', (query, page) => {
		expect(first(query)).toBe(page.n);
	});

	test('does not take a word that it knows for a misspelling of another', () => {
		const words = buildNameIndex([entry('forger'), entry('force')]);
		expect(words.find('force').map(({ n }) => n)).toEqual(['force']);
	});

	test.each([
		['est-ce que l’armure se recharge ?', armor],
		['une créature sonnée peut-elle combattre', stun],
		['comment est-ce qu’on remet debout une carte', ready],
	])('finds what a whole question is about: « %s »', (query, page) => {
		expect(first(query)).toBe(page.n);
	});

	test('understands words that mean the same', () => {
		const index = buildNameIndex([creature, entry('poison', { d: 'Détruit ce qu’il blesse.' })]);
		expect(index.find('tuer').map(({ n }) => n)).toEqual(['poison']);
	});

	test('answers from the second letter of a word', () => {
		expect(first('insa')).toBe(undefined);
		expect(first('mo')).toBe(harvest.n);
	});

	test('stays in its game and in its type', () => {
		expect(index.find('armure', { game: 'autre' }).map(({ n }) => n)).toEqual([elsewhere.n]);
		expect(index.find('armure', { type: 'chapitre' }).map(({ n }) => n)).toEqual([chapter.n]);
		expect(index.find('armure', { game: 'inconnu' })).toEqual([]);
	});

	test.each(['', '   ', '?!', '🎲', '<script>', '.*+?^$()|[]\\', 'constructor', '__proto__'])(
		'finds nothing and throws nothing for « %s »',
		(query) => {
			expect(index.find(query)).toEqual([]);
		},
	);

	test('answers a query of empty words by the names that hold them', () => {
		expect(first('peut-on')).toBe(may.n);
	});
});

describe('the nearest names', () => {
	test('are terms with letters in common, the closest first', () => {
		expect(index.nearest('armurerie')[0]?.n).toBe(armor.n);
		expect(index.nearest('armurerie').every(({ y }) => y === 'terme')).toBe(true);
	});

	test('are five at most, in the game that is searched, and none for a query without letters', () => {
		expect(index.nearest('reprise').length).toBeLessThanOrEqual(5);
		expect(index.nearest('armurerie', { game: 'autre' }).map(({ n }) => n)).toEqual([elsewhere.n]);
		expect(index.nearest('🎲 ?!')).toEqual([]);
	});
});
