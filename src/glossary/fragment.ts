import { defineMdastPlugin, type Features, markdownToHtml } from 'satteri';
import { frenchTypography } from '../text/french';
import { asMdast, attribute, type TreeNode, withProperties } from './mdast';
import { withoutPositions } from './satteri-plugin';

/** Part of a page that stands alone, as HTML. Empty when the part is. */
export function fragmentHtml(nodes: readonly TreeNode[], features: Features): string {
	const children = nodes.flatMap(plain);
	if (children.length === 0) return '';
	const plugin = defineMdastPlugin({
		name: 'arbitre-fragment',
		before(tree, ctx) {
			ctx.replaceNode(tree, withoutPositions(asMdast({ type: 'root', children })) as typeof tree);
		},
	});
	return markdownToHtml('-', { mdastPlugins: [plugin], features }).html.trim();
}

/** The paragraphs that open a compiled page, before anything else, and what follows them. */
export function opening({ children = [] }: TreeNode): { first: TreeNode[]; rest: TreeNode[] } {
	const at = children.findIndex((node) => node.type === 'paragraph');
	return { first: children.slice(0, at + 1), rest: children.slice(at + 1) };
}

/**
 * What a rule id names in a compiled page: its paragraph or bullet; the row of its cell, below the names of the
 * columns; what stands below its heading; the contradiction. None when the page has no such id.
 */
export function ruleNodes(root: TreeNode, id: string): TreeNode[] {
	const siblings = root.children ?? [];
	if (root.type === 'table') {
		const row = siblings.find((line) => line.children?.some((cell) => holds(cell, id)));
		return row ? [{ ...root, children: row === siblings[0] ? [row] : [siblings[0] as TreeNode, row] }] : [];
	}
	const at = siblings.findIndex((node) => idOf(node) === id);
	const node = siblings[at];
	if (!node) return siblings.flatMap((child) => ruleNodes(child, id));
	if (node.type === 'heading') {
		const below = siblings.slice(at + 1);
		const end = below.findIndex(({ type, depth = 2 }) => type === 'heading' && depth <= (node.depth ?? 2));
		return end < 0 ? below : below.slice(0, end);
	}
	if (node.type === 'listItem' || node.type.startsWith('mdxJsx')) return node.children ?? [];
	return [node];
}

/** The rule of a cell is an element inside it. */
const holds = (cell: TreeNode, id: string): boolean => cell.children?.some((node) => idOf(node) === id) ?? false;

function idOf(node: TreeNode): string | undefined {
	if (node.name === 'Contradiction') return attribute(node, 'id');
	return (node.data?.hProperties as { id?: string } | undefined)?.id;
}

/** Blocks that say nothing away from their page: a drawing beside its word, a tool, what a question concerns. */
const dropped = new Set(['Icone', 'Outil', 'Legende', 'Concerne']);

/** A node without what only its page can draw: blocks become quotations, signs of rules go. */
function plain(node: TreeNode): TreeNode[] {
	const properties = node.data?.hProperties as { className?: string[] } | undefined;
	if (properties?.className?.includes('ancre') || dropped.has(node.name ?? '')) return [];
	if (!node.children) return [node];
	const children = node.children.flatMap(plain);
	if (!node.type.startsWith('mdxJsx')) return [{ ...node, children }];
	const title = node.name === 'Exemple' ? 'Exemple' : attribute(node, 'titre');
	if (!title) return children;
	const heading = withProperties(
		{ type: 'paragraph', children: [{ type: 'text', value: frenchTypography(title) }] },
		{ className: ['titre'] },
	);
	return [withProperties({ type: 'blockquote', children: [heading, ...children] }, { className: ['encart'] })];
}
