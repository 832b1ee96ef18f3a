import { expect, it } from 'vitest';
import { documentKind, documentName, documentsOf, natureNote } from '../../../../src/library/relations/page-sources';
import { edit, load } from '../../../content/content-tree';

it('a page comes from the documents of its own units, not from the first of its game', () => {
	const { library, errors } = load({
		'sources/traduction.yaml': `titre: Traduction
court: Traduction, 2018
version: v1.0
date: 2018-11
nature: traduction de fans
editeur: Personne
units:
  - { id: fan-zone, kind: rule, title: "Zone" }
  - { id: fan-cle, kind: rule, title: "Clé" }
`,
		'glossaire/cle.mdx': edit('[doc-cle]', '[fan-cle]'),
		'glossaire/zone.mdx': (text) =>
			edit('[#zone-cartes]', '[#zone-cartes doc-zone fan-zone]')(edit('[doc-zone]', '[fan-zone, doc-zone]')(text)),
		'jeu.yaml': edit('  - doc-faq', '  - doc-faq\n  - doc-cle'),
	});
	expect(errors).toEqual([]);
	const [game] = library.games;
	const origin = (slug: string) =>
		game?.terms
			.filter((term) => term.slug === slug)
			.flatMap((term) => documentsOf(game, term))
			.map(({ source, units }) => [source.data.court, units.map(({ id }) => id)]);
	expect(origin('armure')).toEqual([['Livret, mars 2021', ['doc-armure']]]);
	expect(origin('cle')).toEqual([['Traduction, 2018', ['fan-cle']]]);
	expect(origin('zone')).toEqual([
		['Livret, mars 2021', ['doc-zone']],
		['Traduction, 2018', ['fan-zone']],
	]);
});

it('a document says its nature once', () => {
	const { library } = load();
	const [source] = library.games[0]?.sources ?? [];
	if (!source) throw new Error('No source.');
	const { data } = source;
	const fan = {
		...data,
		titre: 'Règles',
		version: 'Traduction de fans de 2018',
		nature: 'traduction de fans',
	} as const;
	expect([data, fan].map((document) => documentName(document) + natureNote(document))).toEqual([
		'Livret, 2021 (officiel)',
		'Règles, traduction de fans de 2018',
	]);
	expect([data, fan].map(documentKind)).toEqual(['document officiel', 'traduction de fans']);
});
