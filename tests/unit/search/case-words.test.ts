import { describe, expect, it } from 'vitest';
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
