import { describe, expect, it } from 'vitest';
import { measure, precision, readArticle, recall, sum } from './host-article';

const terms = new Set(['armure', 'cles', 'voler', 'deplacement']);

describe('readArticle', () => {
	it('takes the marks out, and keeps where they were', () => {
		const [first, second] = readArticle("L'[[armure|armure]] et la {{clé}} USB.\n\nRien ici.\n", terms);
		expect(first).toEqual({
			text: "L'armure et la clé USB.",
			places: [{ start: 2, end: 8, words: 'armure', slugs: ['armure'] }],
			traps: [{ start: 15, end: 18, words: 'clé' }],
		});
		expect(second).toEqual({ text: 'Rien ici.', places: [], traps: [] });
	});

	it('takes several terms where either answers', () => {
		expect(readArticle('[[bouge|deplacement,voler]]', terms)[0]?.places[0]?.slugs).toEqual(['deplacement', 'voler']);
	});

	it.each([
		['a term that does not exist', 'Une [[armure|armures]].', 'No term « armures »'],
		['one of two terms that does not exist', 'Une [[armure|armure,cle]].', 'No term « cle »'],
		['a mark without a term', 'Une [[armure]].', 'not well formed'],
		['a mark that is not closed', 'Une [[armure|armure] forte.', 'not well formed'],
		['a trap that is not closed', 'Une {{clé} USB.', 'not well formed'],
		['a mark in another', 'Une [[grosse [[armure|armure]]|armure]].', 'not well formed'],
	])('refuses %s', (_, source, message) => {
		expect(() => readArticle(source, terms)).toThrow(message);
	});
});

describe('measure', () => {
	const article = readArticle("L'[[armure|armure]] se [[vole|voler]], la {{clé}} non.", terms);
	const armor = { start: 2, end: 8, slug: 'armure' };
	const theft = { start: 12, end: 16, slug: 'voler' };
	const key = { start: 21, end: 24, slug: 'cles' };

	it('finds nothing wrong in what is expected', () => {
		const all = measure(article, () => [armor, theft]);
		expect(all).toMatchObject({ found: 2, marked: 2, traps: 1, right: 2, wrong: [], missed: [] });
		expect([precision(all), recall(all)]).toEqual([1, 1]);
	});

	it('counts a trap, another term and a miss', () => {
		const some = measure(article, () => [armor, { ...theft, slug: 'cles' }, key]);
		expect(some).toMatchObject({ found: 3, right: 1 });
		expect(some.wrong).toEqual(["L'armure se [vole], la clé non. → cles", "L'armure se vole, la [clé] non. → cles"]);
		expect(some.missed).toEqual(["L'armure se [vole], la clé non. → voler"]);
		expect([precision(some), recall(some)]).toEqual([1 / 3, 1 / 2]);
	});

	it('takes a match that is shorter or longer than its place', () => {
		expect(measure(article, () => [{ ...armor, start: 0, end: 11 }])).toMatchObject({ right: 1, wrong: [] });
		expect(measure(article, () => [{ ...armor, start: 8, end: 11 }])).toMatchObject({ right: 0 });
	});

	it('adds up articles', () => {
		const twice = sum([measure(article, () => [armor, key]), measure(article, () => [theft])]);
		expect(twice).toMatchObject({ found: 3, marked: 4, traps: 2, right: 2 });
		expect([twice.wrong.length, twice.missed.length]).toEqual([1, 2]);
	});
});
