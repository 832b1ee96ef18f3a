import { describe, expect, it } from 'vitest';
import { asking, caseWords, lenient, toSentence, without } from '../../../src/search/cases/sentence';
import { readWords } from '../../../src/search/cases/words';

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
	])('reads %s', (query, words) => {
		expect(read(query)).toEqual(words);
	});

	it('says where each number stands', () => {
		const query = 'j’ai -2 et vingt-deux';
		const places = readWords(query).flatMap(({ number, start, end }) =>
			number === undefined ? [] : [query.slice(start, end)],
		);
		expect(places).toEqual(['-2', 'vingt-deux']);
	});

	it('knows that « un » may be an article', () => {
		expect(readWords('un test 1').map(({ article }) => article)).toEqual([true, false, false]);
	});
});

describe('a lenient lexicon', () => {
	const words = lenient(asking, 'A armure', 'P puissance', 'I insaisissable', 'S sonne', 'n nu');

	it.each([
		['armures', 'A'],
		['sonnee', 'S'],
		['sonnees', 'S'],
		['puisance', 'P'],
		['puissannce', 'P'],
		['puisasnce', 'P'],
		['puissante', 'P'],
		['armur', 'A'],
		['qui', '.'],
	])('knows « %s »', (text, sign) => {
		expect(words.get(text)).toBe(sign);
	});

	it.each(['armee', 'puisante', 'brmure', 'sonar', 'n', 'saisissable', 'ou', 'sans', 'puis'])('not « %s »', (text) => {
		expect(words.get(text)).toBeUndefined();
	});

	it('makes a sentence, from which a pattern is taken away with its words', () => {
		const query = 'une puissance 5 qui a 2 armures';
		const sentence = toSentence(query, caseWords(query), words, '');
		expect(sentence?.signs).toBe('PnnA');
		expect(sentence && without(sentence, /nA/g)).toMatchObject({
			signs: 'Pn',
			words: [{ text: 'puissance' }, { number: 5 }],
		});
	});
});

it('is no case: a letter after a figure', () => {
	expect(caseWords('5h')).toEqual([]);
	expect(caseWords('2,5')).toEqual([]);
	expect(caseWords('2e')).toHaveLength(1);
});
