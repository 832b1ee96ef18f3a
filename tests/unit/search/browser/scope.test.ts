import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSearchAddress, types, writeSearchAddress } from '../../../../src/search/browser/scope';

const games = new Map([
	['keyforge', 'KeyForge'],
	['arkham', 'Horreur à Arkham'],
]);

const read = (search: string) => readSearchAddress(search, games, 20);

describe('reading the address of a search', () => {
	it.each(['', '?', '?q=', '?q=&jeu=&type='])('is all there is when it asks nothing: %j', (search) => {
		expect(read(search)).toEqual({ query: '', scope: { game: undefined, type: undefined }, notices: [] });
	});

	it('finds the query, the game and the type', () => {
		expect(read('?q=d%C3%A9g%C3%A2ts+de+poison&jeu=keyforge&type=terme')).toEqual({
			query: 'dégâts de poison',
			scope: { game: 'keyforge', type: 'terme' },
			notices: [],
		});
	});

	it.each([
		['?jeu=poker', 'Le filtre « jeu » ne connaît pas « poker » : il est ignoré.'],
		['?type=carte', 'Le filtre « type » ne connaît pas « carte » : il est ignoré.'],
		['?type=constructor', 'Le filtre « type » ne connaît pas « constructor » : il est ignoré.'],
		['?type=__proto__', 'Le filtre « type » ne connaît pas « __proto__ » : il est ignoré.'],
		['?jeu=%3Cb%3E', 'Le filtre « jeu » ne connaît pas « <b> » : il est ignoré.'],
	])('announces a filter that it does not know: %s', (search, notice) => {
		expect(read(search)).toMatchObject({ scope: { game: undefined, type: undefined }, notices: [notice] });
	});

	it('announces each filter, and does not repeat a long one', () => {
		const { notices } = read(`?jeu=${'x'.repeat(500)}&type=y`);
		expect(notices).toHaveLength(2);
		expect(notices[0]).toContain(`« ${'x'.repeat(40)} »`);
	});

	it('announces that a query is longer than what counts', () => {
		expect(read(`?q=${'a'.repeat(20)}`).notices).toEqual([]);
		expect(read(`?q=${'a'.repeat(21)}`).notices).toEqual([
			'Votre recherche est longue : seuls les 20 premiers caractères comptent.',
		]);
	});

	it('never throws, whatever the address', () => {
		fc.assert(fc.property(fc.string({ unit: 'binary' }), (search) => typeof read(search).query === 'string'));
	});
});

describe('writing the address of a search', () => {
	it.each([
		['', {}, ''],
		['clé', {}, '?q=cl%C3%A9'],
		['a & b', { game: 'keyforge' }, '?q=a+%26+b&jeu=keyforge'],
		['', { type: 'terme' as const }, '?type=terme'],
		['x', { game: undefined, type: undefined }, '?q=x'],
	])('%j with %j', (query, scope, address) => {
		expect(writeSearchAddress(query, scope)).toBe(address);
	});

	it('gives back what was asked', () => {
		const query = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).filter((text) => text.isWellFormed());
		const jeu = fc.option(fc.constantFrom(...games.keys()), { nil: undefined });
		const type = fc.option(fc.constantFrom(...(Object.keys(types) as (keyof typeof types)[])), { nil: undefined });
		fc.assert(
			fc.property(query, jeu, type, (asked, game, kind) => {
				const { query: found, scope } = read(writeSearchAddress(asked, { game, type: kind }));
				expect({ found, scope }).toEqual({ found: asked, scope: { game: game, type: kind } });
			}),
		);
	});
});
