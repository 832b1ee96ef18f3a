import { describe, expect, it } from 'vitest';
import { readTerms } from '../../../src/embed/tooltips/terms-file';
import { findTerms } from '../../../src/glossary/match';
import { tooltipsDocument, tooltipsOf } from '../../../src/publish/api/tooltips';
import { games } from '../../content/real-content';

const site = 'https://arbitre.test/regles/';
const address = (path: string) => new URL(path.slice(1), site).href;

const good = {
	version: '1.0',
	jeu: 'essai',
	nom: 'Essai',
	glossaire: '/regles/essai/glossaire/',
	termes: { armure: ['armure', 'Ce qui protège.'] },
	formes: { armure: ['armure', "corps d'Armure"] },
	courantes: { armure: ['plaque'] },
	parlantes: ['plaque'],
	voisins: ['carte'],
	ailleurs: ['roman'],
	muettes: ['sans armure'],
	sauf: { armure: ['armure de plaisance'] },
};

const read = (changes: object = {}) => readTerms(JSON.stringify({ ...good, ...changes }), 'essai', site);

describe('what the site publishes for /bulles.js', () => {
	it.each(games.map((game) => [game.slug, game] as const))('is read back whole (%s)', (slug, game) => {
		const document = tooltipsOf(game, { address });
		expect(tooltipsDocument.parse(document)).toEqual(document);
		const { terms_: termes, index_: index } = readTerms(JSON.stringify(document), slug, site);
		for (const term of game.terms) {
			expect(termes.get(term.slug)).toEqual({
				name_: term.data.terme,
				definition_: term.definition,
				game_: game.data.court,
				address_: address(term.path),
			});
		}
		// Every form that it names leads back to its term.
		for (const [term, forms] of Object.entries(document.formes)) {
			for (const form of forms) {
				const [match] = findTerms(form, index);
				expect(match && [match.slug, match.start, match.end], form).toEqual([term, 0, form.length]);
			}
		}
	});
});

describe('a terms file', () => {
	it('gives the terms, and the forms with their nature', () => {
		const { terms_: termes, index_: index } = read();
		expect([...termes.keys()]).toEqual(['armure']);
		const found = findTerms('Armure, corps d’armure, corps d’Armure, plaque, Carte, sans armure.', index);
		expect(found.map(({ slug, start, end, common = 0 }) => [slug, start, end, common])).toEqual([
			['armure', 0, 6, 0],
			['armure', 16, 22, 0],
			['armure', 24, 38, 0],
			['armure', 40, 46, 2],
			['', 48, 53, 0],
		]);
		expect(findTerms('Une armure de plaisance.', index)).toEqual([]);
	});

	it('leads nowhere but to the site that the script comes from', () => {
		for (const glossaire of [
			'https://autre.test/x/',
			'//autre.test/',
			'javascript:alert(1)',
			'data:,x',
			'blob:https://arbitre.test/x',
			12,
		])
			expect(() => read({ glossaire }), String(glossaire)).toThrow();
		const odd = read({ termes: { '../"><b>': ['armure', 'x'], __proto__: ['x', 'x'] } });
		for (const { address_: adresse } of odd.terms_.values())
			expect(new URL(adresse).origin).toBe('https://arbitre.test');
		expect(odd.terms_.get('../"><b>')?.address_).toBe(
			'https://arbitre.test/regles/essai/glossaire/..%2F%22%3E%3Cb%3E/',
		);
	});

	it.each([
		['another version', { version: '2.0' }],
		['no version', { version: undefined }],
		['another game', { jeu: 'autre' }],
		['a nameless game', { nom: undefined }],
		['a name that is no text', { termes: { armure: [1, 'x'] } }],
		['a definition that is no text', { termes: { armure: ['x', {}] } }],
		['no definition', { termes: { armure: ['x'] } }],
		['no terms', { termes: undefined }],
		['no forms', { formes: undefined }],
		['forms that are no list', { formes: { armure: 1 } }],
		['exceptions that are no list', { sauf: { armure: 1 } }],
	])('with %s is refused', (_, changes) => {
		expect(() => read(changes)).toThrow();
	});

	it('that is too long is refused before it is read', () => {
		const start = performance.now();
		expect(() => readTerms(' '.repeat(10_000_000), 'essai', site)).toThrow();
		expect(() => read({ x: 'x'.repeat(2_000_000) })).toThrow();
		expect(performance.now() - start).toBeLessThan(500);
	});

	it('cannot reach the prototype of anything', () => {
		const json = JSON.stringify({ ...good, formes: { proto: ['proto', "proto'proto"] }, sauf: { proto: ['proto'] } });
		const { index_: index } = readTerms(json.replaceAll('proto', '__proto__'), 'essai', site);
		expect(findTerms('constructor, __proto__, toString', index)).toEqual([]);
		expect(Object.keys(Object.prototype)).toEqual([]);
	});
});
