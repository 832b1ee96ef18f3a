import { describe, expect, it } from 'vitest';
import { seeAlso, usedBy } from '../../../src/library/related-terms';
import { edit, load } from '../../content/content-tree';

function game(changes = {}) {
	const [found] = load(changes).library.games;
	if (!found) throw new Error('No game.');
	return { found, term: (slug: string) => found.bySlug.get(slug) ?? fail(slug) };
}

function fail(slug: string): never {
	throw new Error(`No term ${slug}.`);
}

const changes = {
	'glossaire/armure.mdx': edit('des dégâts.', 'le poison, puis une clé, dans sa zone.'),
	'glossaire/cle.mdx': edit('se forge.', 'se forge malgré l’armure.'),
};

describe('« voir aussi »', () => {
	it('begins with the terms that link back, then follows the text', () => {
		const { found, term } = game(changes);
		expect(seeAlso(found, term('armure')).map(({ slug }) => slug)).toEqual(['cle', 'poison', 'zone']);
	});

	it('shows first the terms that its author named, and none twice', () => {
		const named = (text: string) => changes['glossaire/armure.mdx'](text).replace('famille', 'voir: [zone]\nfamille');
		const { found, term } = game({ ...changes, 'glossaire/armure.mdx': named });
		expect(seeAlso(found, term('armure')).map(({ slug }) => slug)).toEqual(['zone', 'cle', 'poison']);
	});

	it('is empty for a term that links none', () => {
		const { found, term } = game();
		expect(seeAlso(found, term('armure'))).toEqual([]);
	});
});

describe('« cité par »', () => {
	it('is grouped: tools, chapters, terms', () => {
		const { found, term } = game({ 'glossaire/cle.mdx': edit('se forge.', 'se forge malgré l’armure.') });
		expect(usedBy(found, term('armure')).map(({ title, links }) => [title, links.map(({ label }) => label)])).toEqual([
			['Outils qui l’appliquent', ['Calcul']],
			['Cité dans les règles', ['Combat']],
			['Cité par ces termes', ['clé']],
		]);
	});

	it('leaves out what « voir aussi » shows, and empty groups', () => {
		const { found, term } = game(changes);
		expect(usedBy(found, term('cle'))).toEqual([]);
		expect(usedBy(found, term('poison')).map(({ title }) => title)).toEqual(['Cité par ces termes']);
	});
});
