import { expect, it } from 'vitest';
import { plainText, type TreeNode } from '../../src/glossary/mdast';
import { loadLibrary } from '../../src/library/load-library';
import { changeContent, edit, tools, writeContent } from './content-tree';

function linksOf(node: TreeNode): string[] {
	const inside = (node.children ?? []).flatMap(linksOf);
	const isTerm = node.type === 'link' && node.url?.includes('/glossaire/');
	return isTerm ? [`${plainText(node)} → ${node.url}`, ...inside] : inside;
}

function read(root: string) {
	const { library, errors } = loadLibrary(root, { base: '/', tools });
	const [game] = library.games;
	const links = linksOf(game?.chapters[0]?.compiled.tree ?? { type: 'root' });
	return { errors, links, backlinks: game?.backlinks };
}

it('a form added to a term is linked by the pages that say it, the next time the content is read', () => {
	const root = writeContent();
	expect(read(root).links).toEqual(['armure → /essai/glossaire/armure/']);
	expect(read(root).backlinks?.get('zone')).toBeUndefined();

	changeContent(root, { 'glossaire/zone.mdx': edit('famille: notion', 'famille: notion\nvariantes: [créature]') });
	const after = read(root);
	expect(after.errors).toEqual([]);
	expect(after.links).toEqual(['créature → /essai/glossaire/zone/', 'armure → /essai/glossaire/armure/']);
	expect(after.backlinks?.get('zone')).toEqual([
		{ kind: 'chapitre', label: 'Combat', path: '/essai/regles/combat/#combat-frappe', times: 1 },
	]);
});

it('a term that is no longer linked, or no longer there, leaves the pages', () => {
	const root = writeContent();
	changeContent(root, { 'glossaire/armure.mdx': edit('famille: notion', 'famille: notion\nautolien: false') });
	expect(read(root).links).toEqual([]);

	changeContent(root, { 'glossaire/armure.mdx': null });
	expect(read(root).links).toEqual([]);
});

it('a renamed page changes the address of its links', () => {
	const root = writeContent();
	changeContent(root, {
		'glossaire/cuirasse.mdx': edit(
			'',
			'---\nterme: armure\nfamille: notion\nsources: [doc-armure]\n---\n\nL’armure annule. [#armure-annule]\n',
		),
		'glossaire/armure.mdx': null,
		'jeu.yaml': edit('[armure,', '[cuirasse,'),
	});
	expect(read(root)).toMatchObject({ errors: [], links: ['armure → /essai/glossaire/cuirasse/'] });
});
