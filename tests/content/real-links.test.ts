import { describe, expect, it } from 'vitest';
import { linkTree } from '../../src/glossary/link-tree';
import { plainText, type TreeNode } from '../../src/glossary/mdast';
import { frenchTypography } from '../../src/text/french';
import { games, pages } from './real-content';

function nodes(root: TreeNode, type: string): TreeNode[] {
	const inside = (root.children ?? []).flatMap((child) => nodes(child, type));
	return root.type === type ? [root, ...inside] : inside;
}

/** The blocks of a page, cut before each heading. */
function sections(root: TreeNode): TreeNode[][] {
	const found: TreeNode[][] = [[]];
	for (const child of root.children ?? []) {
		if (child.type === 'heading') found.push([]);
		found.at(-1)?.push(child);
	}
	return found;
}

const isTerm = (node: TreeNode) => node.url?.includes('/glossaire/') && !node.url.includes('#');

describe.each(pages)('%s', (file, page) => {
	const game = games.find(({ slug }) => slug === page.game);
	if (!game) throw new Error(`No game for ${file}.`);
	const self = page.kind === 'terme' ? page.slug : undefined;
	const context = { index: game.forms, self, resolve: game.resolve };
	const once = linkTree(page.read.tree, context);

	it('reads the same with its links', () => {
		expect(plainText(once.tree)).toBe(plainText(page.read.tree));
	});

	it('is not changed by a second linking', () => {
		expect(linkTree(once.tree, context).tree).toEqual(once.tree);
	});

	it('holds no link in a link, and none by the build in headings, italics or code', () => {
		for (const link of nodes(once.tree, 'link')) expect(nodes(link, 'link')).toHaveLength(1);
		for (const type of ['heading', 'emphasis']) {
			const written = nodes(page.read.tree, type).flatMap((node) => nodes(node, 'link'));
			expect(nodes(once.tree, type).flatMap((node) => nodes(node, 'link'))).toHaveLength(written.length);
		}
	});

	it('does not link itself, unless its author did', () => {
		const own = nodes(once.tree, 'link').filter((link) => link.url === page.path);
		const written = nodes(page.read.tree, 'link').filter(
			(link) => link.url === `terme:${page.slug}` && page.kind === 'terme',
		);
		expect(own).toHaveLength(written.length);
	});

	it('links a term at most once a section, besides what its author wrote', () => {
		const written = sections(page.read.tree).map((section) => section.flatMap((node) => nodes(node, 'link')).length);
		for (const [at, section] of sections(once.tree).entries()) {
			const urls = section
				.flatMap((node) => nodes(node, 'link'))
				.filter(isTerm)
				.map((link) => link.url);
			expect(urls.length - new Set(urls).size).toBeLessThanOrEqual(written[at] ?? 0);
		}
	});

	it('has French typography everywhere, which reading it again would not change', () => {
		for (const { value = '' } of nodes(once.tree, 'text')) {
			expect(frenchTypography(value)).toBe(value);
			expect(value).not.toMatch(/['"]|--|\.\.\./);
		}
	});
});

it('links most pages, so that the tests above mean something', () => {
	const linked = pages.filter(([, page]) => page.compiled.uses.length > 0);
	expect(linked.length).toBeGreaterThan(pages.length * 0.8);
});
