import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { identifyHeadings, slugify } from '../../../src/glossary/headings';
import { takeMarkers } from '../../../src/glossary/rule-markers';
import { slugPattern } from '../../../src/schemas/slug';
import { anyText } from './any-text';
import { nodes, properties, tree } from './trees';

describe('the slug of a French title', () => {
	it.each([
		['Quand une créature est-elle détruite ?', 'quand-une-creature-est-elle-detruite'],
		['L’armure', 'l-armure'],
		["L'armure", 'l-armure'],
		['Œuvre, cœur et ex æquo', 'oeuvre-coeur-et-ex-aequo'],
		['Étape 1 : forger une clé', 'etape-1-forger-une-cle'],
		['« Jouez : »', 'jouez'],
		['?', ''],
	])('%s', (title, slug) => {
		expect(slugify(title)).toBe(slug);
	});

	it('is empty or an id, whatever the text', () => {
		fc.assert(
			fc.property(anyText, (text) => {
				const slug = slugify(text);
				expect(slug === '' || slugPattern.test(slug)).toBe(true);
			}),
		);
	});
});

describe('the headings of a page', () => {
	const identified = (mdx: string, taken: string[] = []) =>
		identifyHeadings(takeMarkers(tree(mdx)).tree, new Set(taken));

	it('are listed in order, with their depth and their text', () => {
		const { headings } = identified('## La clé\n\n### **Forger** une clé\n\n## Fin');
		expect(headings).toEqual([
			{ id: 'la-cle', text: 'La clé', depth: 2 },
			{ id: 'forger-une-cle', text: 'Forger une clé', depth: 3 },
			{ id: 'fin', text: 'Fin', depth: 2 },
		]);
	});

	it('carry their id', () => {
		const { tree: root, headings } = identified('## La clé\n\n## Fin');
		expect(nodes(root, 'heading').map((node) => properties(node).id)).toEqual(headings.map(({ id }) => id));
	});

	it('never share an id, nor take that of a rule', () => {
		const { headings } = identified('## Fin\n\n## Fin\n\n## Fin\n\n## ?\n\n## !', ['fin']);
		expect(headings.map(({ id }) => id)).toEqual(['fin-2', 'fin-3', 'fin-4', 'section', 'section-2']);
	});

	it('have an id that starts with a letter', () => {
		const { headings } = identified('## 3.2 Attaquer\n\n## 3.2 Attaquer');
		expect(headings.map(({ id }) => id)).toEqual(['titre-3-2-attaquer', 'titre-3-2-attaquer-2']);
	});

	it('keep an id that the author gave', () => {
		expect(identified('## La clé [#cle-question]').headings).toEqual([
			{ id: 'cle-question', text: 'La clé', depth: 2 },
		]);
	});
});
