import { describe, expect, test } from 'vitest';
import { givenNames, tellEmpty } from '../../../../src/widgets/shared/given';

const names = ['a1', 'a2', 'a3', 'a4'];

function given(text: string) {
	const notices: string[] = [];
	return { names: givenNames(new URLSearchParams(text), names, (notice) => notices.push(notice)), notices };
}

function empty(text: string): string[] {
	const notices: string[] = [];
	tellEmpty(new URLSearchParams(text), ['moi', 'a1'], (notice) => notices.push(notice));
	return notices;
}

describe('numbered parameters', () => {
	test.each(['', 'a1=x', 'a1=x&a2=x', 'a2=x&a1=x', 'a1=x&a2=x&a3=x&a4=x'])('« %s » has no gap', (query) => {
		expect(given(query).notices).toEqual([]);
	});

	test.each([
		['a3=x', ['a3'], '« a1 » manque : « a3 » prend la place de « a1 ».'],
		['a1=x&a3=x', ['a1', 'a3'], '« a2 » manque : « a3 » prend la place de « a2 ».'],
		['a1=x&a4=x&a3=x', ['a1', 'a3', 'a4'], '« a2 » manque : « a3 » et « a4 » prennent la place de « a2 » et « a3 ».'],
	])('« %s » has one, told in one sentence', (query, kept, notice) => {
		expect(given(query)).toEqual({ names: kept, notices: [notice] });
	});

	test('an empty one is kept, and told', () => {
		expect(given('a1=&a2=x')).toEqual({
			names: ['a1', 'a2'],
			notices: ['« a1 » est vide : les valeurs par défaut sont utilisées.'],
		});
	});
});

describe('empty parameters', () => {
	test('what is not there, or says something, is no trouble', () => {
		expect(empty('moi=vie.3&autre=')).toEqual([]);
		expect(empty('moi=none')).toEqual([]);
	});

	test('what says nothing is told, separators alone too', () => {
		expect(empty('moi=&a1=__')).toEqual([
			'« moi » est vide : les valeurs par défaut sont utilisées.',
			'« a1 » est vide : les valeurs par défaut sont utilisées.',
		]);
	});
});
