import { describe, expect, it } from 'vitest';
import { linkTree } from '../../../src/glossary/link-tree';
import { plainText, type TreeNode } from '../../../src/glossary/mdast';
import { readPage } from '../../../src/glossary/read-page';
import { withSigns } from '../../../src/glossary/signs';
import { context, nodes, properties, tree } from './trees';

const page = `L'armure protège : elle annule. [#armure-annule]

## Au combat ?

- Une armure. [#armure-puce]
  - Dedans. [#armure-dedans]

| Cas |
| --- |
| Oui. [#armure-cas] |

<Contradiction id="armure-deux" titre="Deux lectures">

Une clé.

</Contradiction>

<Outil nom="combat" />
`;

describe('reading a page', () => {
	const read = readPage(tree(page));

	it('takes its rules, its headings and its opening, in French typography', () => {
		expect(read.rules.map(({ id, text, line }) => [id, text, line])).toEqual([
			['armure-annule', 'L’armure protège\u00a0: elle annule.', 1],
			['armure-puce', 'Une armure.', 5],
			['armure-dedans', 'Dedans.', 6],
			['armure-cas', 'Oui.', 10],
			['armure-deux', 'Une clé.', 12],
		]);
		expect(read.headings).toEqual([{ id: 'au-combat', text: 'Au combat\u202f?', depth: 2 }]);
		expect(read.opening).toBe('L’armure protège\u00a0: elle annule.');
		expect(read.problems).toEqual([]);
	});

	it('lists its blocks with their attributes and lines', () => {
		expect(read.blocks).toEqual([
			{ name: 'Contradiction', attributes: { id: 'armure-deux', titre: 'Deux lectures' }, line: 12 },
			{ name: 'Outil', attributes: { nom: 'combat' }, line: 18 },
		]);
	});

	it('finds the opening after other blocks, and none where there is no paragraph', () => {
		expect(readPage(tree('## Titre\n\nTexte.')).opening).toBe('Texte.');
		expect(readPage(tree('## Titre\n\n- Puce.')).opening).toBe('');
	});

	it('gives a heading another id than a rule of the page', () => {
		expect(readPage(tree('Un. [#titre]\n\n## Titre')).headings[0]?.id).toBe('titre-2');
	});
});

describe('linking a page', () => {
	const read = readPage(tree(page));
	const { tree: linked, uses } = linkTree(read.tree, context('armure'));
	const root = withSigns(linked, read.rules);
	const anchors = nodes(root, 'link').filter((node) => (properties(node).className as string[]).includes('ancre'));

	it('gives each rule one anchor, named for those who hear it', () => {
		expect(anchors.map((node) => node.url)).toEqual(
			['#armure-annule', '#armure-dedans', '#armure-puce', '#armure-cas'].sort(byPage),
		);
		for (const anchor of anchors) {
			expect(plainText(anchor)).toBe('§');
			expect(properties(anchor).ariaLabel).toBe('Lien vers cette règle');
		}
	});

	it('puts the anchor of a bullet at the end of its own sentence, before the bullets inside it', () => {
		const item = nodes(root, 'listItem')[0] as TreeNode;
		expect(item.children?.map((child) => child.type)).toEqual(['paragraph', 'list']);
		expect(plainText(item.children?.[0] as TreeNode)).toBe('Une armure.§');
	});

	it('leaves a contradiction to its component, which draws its own anchor', () => {
		const block = nodes(root, 'mdxJsxFlowElement')[0] as TreeNode;
		expect(nodes(block, 'link').map(plainText)).toEqual(['clé']);
	});

	it('says which rule uses which term', () => {
		expect(uses).toEqual([{ slug: 'cle', rule: 'armure-deux' }]);
	});

	it('changes no visible character but the anchors', () => {
		expect(plainText(root).replaceAll('§', '')).toBe(plainText(read.tree));
	});

	it('leaves the page as it was read, so that it can be linked again with other terms', () => {
		expect(nodes(read.tree, 'link')).toEqual([]);
		expect(linkTree(read.tree, context('armure')).tree).toEqual(linked);
	});
});

const order = ['#armure-annule', '#armure-puce', '#armure-dedans', '#armure-cas'];
const byPage = (a: string, b: string) => order.indexOf(a) - order.indexOf(b);
