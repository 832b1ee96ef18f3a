import { describe, expect, test } from 'vitest';
import { makeSearch } from '../../../../src/search/engine/search';
import { unpack } from '../../../../src/search/engine/unpack';
import type { PublishedEntry, PublishedQuestions } from '../../../../src/search/published-index';

const entry = (n: string, more: Partial<PublishedEntry> = {}): PublishedEntry => ({
	u: `/jeu/${n}/`,
	n,
	d: '',
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
const chapter = entry('Que fait l’armure ?', { u: '/jeu/combat/#armure', y: 'chapitre' });
const tool = entry('Calculateur de combat', { y: 'outil', r: ['qui gagne'] });

const entries = [
	...[armor, ward, stun, creature, ready, call, harvest, poison, golden, hunter, line, may],
	...[chapter, tool],
];

const made = (entries: readonly PublishedEntry[], questions?: PublishedQuestions) =>
	makeSearch(unpack({ name: 'Jeu', entries: [...entries] }, questions));
const index = made(entries);
const namesFor = (query: string, search = index) => search.find(query).found.map(({ entry }) => entry.n);
const first = (query: string) => namesFor(query)[0];

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

	test('finds a whole name in spite of a slip, before pages that only bear it', () => {
		const call = entry('prendre l’armure', { d: 'L’armure, l’armure encore.' });
		expect(namesFor('amrure', made([call, armor]))[0]).toBe(armor.n);
		expect(namesFor('se recharje', made([call, armor]))[0]).toBe(armor.n);
	});

	test('fits better by its own name than by what players say for it', () => {
		const attachment = entry('attachement', { r: ['armure'], d: 'Une armure, par exemple.' });
		expect(index.find('armure').fit).toBeGreaterThan(made([attachment]).find('armure').fit);
	});

	test('hears a word that no page has in this form as another one', () => {
		const provoke = entry('forcer', { d: 'Une carte qui provoque un combat.' });
		const taunt = entry('provocation');
		expect(namesFor('provoquation', made([provoke, taunt]))[0]).toBe(taunt.n);
	});

	test('puts an everyday word as it is written before a name that only looks like it', () => {
		expect(first('prête')).toBe(ready.n);
		expect(first('prêt')).toBe(call.n);
	});

	test('puts a name before an everyday word of another page', () => {
		expect(namesFor('armure', made([entry('a', { r: ['armure'] }), armor]))).toEqual([armor.n, 'a']);
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
		expect(namesFor('force', made([entry('forger'), entry('force')]))).toEqual(['force']);
	});

	test.each([
		['est-ce que l’armure se recharge ?', armor],
		['comment est-ce qu’on remet debout une carte', ready],
		['une créature sonnée peut-elle combattre', stun],
	])('finds what a whole question is about: « %s »', (query, page) => {
		expect(first(query)).toBe(page.n);
	});

	test('understands words that mean the same', () => {
		expect(namesFor('tuer', made([creature, entry('poison', { d: 'Détruit ce qu’il blesse.' })]))).toEqual(['poison']);
		expect(namesFor('dézinguer', made([creature, entry('poison', { d: 'Détruit ce qu’il blesse.' })]))).toEqual([
			'poison',
		]);
		expect(first('une bête qui vient de débarquer')).toBe('créature');
	});

	test('answers from the second letter of a word', () => {
		expect(first('insa')).toBe(undefined);
		expect(first('mo')).toBe(harvest.n);
	});

	test('stays in its type', () => {
		expect(index.find('armure', 'chapitre').found.map(({ entry }) => entry.n)).toEqual([chapter.n]);
	});

	test.each(['', '   ', '?!', '🎲', '<script>', '.*+?^$()|[]\\', 'constructor', '__proto__'])(
		'finds nothing and throws nothing for « %s »',
		(query) => {
			expect(index.find(query)).toMatchObject({ found: [], questions: [] });
		},
	);

	test('answers a query of empty words by the names that hold them', () => {
		expect(first('peut-on')).toBe(may.n);
	});

	test('changes nothing of what it is given', () => {
		const given = structuredClone(entries);
		made(given).find('armure');
		expect(given).toEqual(entries);
	});
});

describe('a search for a statement', () => {
	const page = entry('armure', { d: 'L’armure annule des dégâts.', i: 'armure-annule' });
	const statements: PublishedEntry[] = [
		page,
		{ u: '#armure-tour', d: 'Elle se recharge au début de chaque tour.', p: 0 },
		{ u: '#armure-poison', d: 'Le poison agit dès qu’un dégât passe.', p: 0, s: 'Avec d’autres mots-clés' },
		entry('combat', { y: 'chapitre', d: 'Deux créatures se battent.' }),
		{ u: '#combat-armure', n: 'Que fait l’armure ?', d: 'L’armure annule des dégâts.', p: 3, i: 'armure-annule' },
	];
	const questions: PublishedQuestions = {
		questions: [
			[1, 'ça revient quand les points bleus ?', 'combien de fois par tour ça protège'],
			[3, 'qui tape en premier'],
		],
		words: [[2, 'venin']],
		restated: [],
	};
	const search = made(statements, questions);
	const foundBy = (query: string) => search.find(query).found.map(({ entry }) => entry.u);

	test('gives the statement where the words meet before the page that one of them names', () => {
		expect(foundBy('armure poison')[0]).toBe('/jeu/armure/#armure-poison');
	});

	test('tells the names above it, the nearest first', () => {
		const [found] = search.find('armure poison').found;
		expect(found?.above.map(({ n }) => n)).toEqual(['armure']);
		expect(found?.entry.s).toBe('Avec d’autres mots-clés');
	});

	test('finds it by what players ask, whose words it does not have', () => {
		expect(foundBy('quand reviennent les points bleus')[0]).toBe('/jeu/armure/#armure-tour');
		expect(foundBy('ça revient quand les points bleus ?')[0]).toBe('/jeu/armure/#armure-tour');
	});

	test('puts what several near questions ask before what one asks as nearly', () => {
		const twice = made(statements, {
			questions: [
				[1, 'points bleus perdus'],
				[2, 'points bleus volés', 'points bleus troués'],
			],
			words: [],
			restated: [],
		});
		expect(twice.find('points bleus').found[0]?.entry.u).toBe('/jeu/armure/#armure-poison');
	});

	test('finds it by the words with which other pages say the same', () => {
		expect(foundBy('venin')).toEqual(['/jeu/armure/#armure-poison']);
	});

	test('says nothing twice: a section that restates a home is not shown beside it', () => {
		const shown = search.find('armure').found.map(({ entry }) => entry.i);
		expect(new Set(shown).size).toBe(shown.length);
		expect(shown).toContain('armure-annule');
	});

	test('finds what is restated at its home alone, by the words of both, and tells it where its page is told', () => {
		const restating = made([...statements, ward], {
			...questions,
			restated: [
				[statements.length, { u: '#proteger-armure', d: 'Cuirasse encore.', i: 'armure-tour', p: statements.length }],
			],
		});
		expect(restating.find('cuirasse').found.map(({ entry }) => entry.i)).toEqual(['armure-tour']);
		const [page] = restating.find('protéger cuirasse').gather();
		expect(page?.statements.map(({ entry }) => entry.u)).toEqual(['/jeu/protéger/', '/jeu/protéger/#proteger-armure']);
	});

	test('proposes what players ask that is near, each answer once, the nearest first', () => {
		expect(search.find('points bleus').questions.map(({ text }) => text)).toEqual([
			'ça revient quand les points bleus ?',
		]);
		expect(search.find('qui tape').questions[0]?.text).toBe('qui tape en premier');
		expect(search.find('licorne').questions).toEqual([]);
	});

	test('works before what players ask has come', () => {
		expect(made(statements).find('armure poison').found[0]?.entry.u).toBe('/jeu/armure/#armure-poison');
	});
});

describe('the nearest names', () => {
	test('are terms with letters in common', () => {
		expect(index.nearest('armurerie')[0]?.n).toBe(armor.n);
		expect(index.nearest('armurerie').every(({ y }) => y === 'terme')).toBe(true);
	});

	test('are five at most, and none for a query without letters', () => {
		expect(index.nearest('reprise').length).toBeLessThanOrEqual(5);
		expect(index.nearest('🎲 ?!')).toEqual([]);
	});
});

describe('words that the index does not have', () => {
	const strange = (query: string, search = index) => search.find(query).strange;

	test('are told as they are typed, with the word that only a slip brings near', () => {
		expect(strange('Traîtrise armure')).toEqual([{ word: 'Traîtrise', takenFor: '' }]);
		expect(strange('poisom armure')).toEqual([{ word: 'poisom', takenFor: 'poison' }]);
	});

	test.each(['armure', 'armures', 'amrure armu', 'armor', 'qui gagne', 'venin 3', 'armure que fait-elle'])(
		'are not those of « %s », or not yet',
		(query) => {
			expect(strange(query).filter(({ word }) => word !== 'amrure')).toEqual([]);
		},
	);
});

describe('what the rulebook does not treat', () => {
	const prophecies = entry('Prophéties', {
		y: 'hors-livret',
		d: 'Le livret ne connaît pas les cartes Prophétie.',
		r: ['prophecy', 'carte prophétie'],
	});
	const card = entry('carte', { d: 'Une carte se joue.', r: ['jouer une carte'] });
	const search = made([...entries, prophecies, card]);

	test('comes first when a query has its own word, whatever stands around it', () => {
		expect(namesFor('comment jouer une carte prophétie', search)[0]).toBe('Prophéties');
		expect(namesFor('prophecy', search)[0]).toBe('Prophéties');
	});

	test('does not come first by a word that rules have too', () => {
		expect(namesFor('jouer une carte', search)[0]).toBe('carte');
	});

	const online = entry('Carte en ligne', { y: 'hors-livret', r: ['jouer en ligne'] });
	const asked: PublishedQuestions = {
		edges: [prophecies, online],
		questions: [
			[entries.indexOf(creature), 'je peux poser mon monstre où je veux', 'mon monstre arrive où'],
			[entries.length + 1, 'je peux regarder l’avenir'],
			[entries.length + 2, 'on peut poser son monstre sur internet'],
		],
		words: [],
		restated: [],
	};
	const withEdges = made([...entries, card], asked);

	test('comes first when it is named word for word, the small ones too', () => {
		expect(namesFor('on peut jouer une créature en ligne de front', withEdges)[0]).not.toBe(online.n);
		expect(namesFor('on peut jouer en ligne avec une armure', withEdges)[0]).toBe(online.n);
	});

	test('comes first when what players ask of it is surely nearer than what they ask of rules', () => {
		expect(namesFor('peut-on regarder l’avenir', withEdges)[0]).toBe('Prophéties');
		expect(namesFor('on peut poser son monstre où', withEdges)[0]).not.toBe(online.n);
	});

	test('comes behind a rule when it is not so sure, unless it alone is wanted', () => {
		const near = made([creature], {
			...asked,
			edges: [entry('Rangées', { y: 'hors-livret', d: 'Le livret : ligne, monstre.' })],
			questions: [],
		});
		expect(namesFor('ligne d’un monstre', near)).toEqual(['créature', 'Rangées']);
		expect(near.find('ligne d’un monstre', 'hors-livret').found.map(({ entry }) => entry.n)).toEqual(['Rangées']);
	});
});
