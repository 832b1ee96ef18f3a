import { describe, expect, it } from 'vitest';
import { lexicon, links, spelled } from '../../../src/search/cases/lexicon';
import { toSentence, without } from '../../../src/search/cases/sentence';
import { caseWords, readWords } from '../../../src/search/cases/words';

const read = (query: string) => readWords(query).map(({ text, number }) => number ?? text);

describe('the words of a case', () => {
	it.each([
		['6 chaînes, 4 cartes en main', [6, 'chaines', 4, 'cartes', 'en', 'main']],
		['Quinze chaînes', [15, 'chaines']],
		['vingt et un', [21]],
		['vingt-quatre chaînes', [24, 'chaines']],
		['dix sept', [17]],
		['+2 -1', [2, -1]],
		['zéro carte', [0, 'carte']],
		['4 contre 5', [4, 'contre', 5]],
		['12345', ['12345']],
		['15pv, 3armure', [15, 'pv', 3, 'armure']],
		['2e fois, 1ère, 2nde', ['2e', 'fois', '1ere', '2nde']],
		['5v4 6a6 3vs2', [5, 'v', 4, 6, 'a', 6, 3, 'vs', 2]],
	])('reads %s', (query, words) => {
		expect(read(query)).toEqual(words);
	});

	it('says where each number stands', () => {
		const query = 'j’ai -2 et vingt-deux, 3pv, 7vs6';
		const places = readWords(query).flatMap(({ number, start, end }) =>
			number === undefined ? [] : [query.slice(start, end)],
		);
		expect(places).toEqual(['-2', 'vingt-deux', '3', '7', '6']);
	});

	it('knows that « un » may be an article', () => {
		expect(readWords('un test 1').map(({ article }) => article)).toEqual([true, false, false]);
	});
});

describe('a lexicon', () => {
	const words = lexicon('A armure', 'P puissance', 'I insaisissable', 'S sonne', 'n nu', 'V volonte', 'v volonta');
	const signOf = (text: string) => words.get(spelled(text, words) ?? '');

	it.each([
		['armures', 'A'],
		['sonnee', 'S'],
		['sonnees', 'S'],
		['puisance', 'P'],
		['puissannce', 'P'],
		['puisasnce', 'P'],
		['puissante', 'P'],
		['puisances', 'P'],
		['armur', 'A'],
		['qui', '.'],
		['mes', '.'],
	])('knows « %s »', (text, sign) => {
		expect(signOf(text)).toBe(sign);
	});

	it.each([
		'armee',
		'puisante',
		'brmure',
		'sonar',
		'n',
		'saisissable',
		'ou',
		'sans',
		'puis',
		// As near to a word of one meaning as to another's.
		'volonti',
		// A short word that says nothing is not looked for in a slip.
		'avecc',
	])('not « %s »', (text) => {
		expect(signOf(text)).toBeUndefined();
	});

	it('knows words together', () => {
		const known = lexicon('F faveur-imperiale', 'I imperiale');
		expect(toSentence('faveur impériale 2, impériale', { lexicon: known })?.signs).toBe('FnI');
		expect(toSentence('faveur 2', { lexicon: known })).toBeUndefined();
	});

	it('puts what is measured before its number', () => {
		const known = lexicon(...links, 'D defense', 'X duel');
		const read = (query: string) => toSentence(query, { lexicon: known, measures: /n~D/g })?.signs;
		expect(read('4 de défense')).toBe('Dn');
		expect(read('duel 4')).toBe('Xn');
		// What happens changes nothing, but when it is counted.
		expect(read('qui gagne le duel 4')).toBe('Xn');
		expect(read('duel, je gagne 4')).toBeUndefined();
	});

	it('makes a sentence, from which a pattern is taken away with its words', () => {
		const query = 'une puissance 5 qui a 2 armures';
		const sentence = toSentence(query, { lexicon: words });
		expect(sentence?.signs).toBe('PnnA');
		expect(sentence && without(sentence, /nA/g)).toMatchObject({
			signs: 'Pn',
			words: [{ text: 'puissance' }, { number: 5 }],
		});
	});
});

it('is no case: a letter after a figure', () => {
	expect(caseWords('5h')).toEqual([]);
	expect(caseWords('5v')).toEqual([]);
	expect(caseWords('2,5')).toEqual([]);
	expect(caseWords('2e')).toHaveLength(1);
});
