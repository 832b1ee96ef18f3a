import { type Features, markdownToHtml } from 'satteri';
import { frenchTypography } from '../text/french';
import { attribute, type TreeNode, withProperties } from './mdast';
import { treeInstead } from './satteri-plugin';

/** Blocks of authors as HTML, by the name they write, for those that stand away from their page. */
export type Drawings = Readonly<Record<string, (block: TreeNode) => string>>;

/** Part of a page that stands alone, as HTML. Empty when the part is. */
export function fragmentHtml(nodes: readonly TreeNode[], features: Features, drawings: Drawings = {}): string {
	const children = nodes.flatMap((node) => plain(node, drawings));
	if (children.length === 0) return '';
	return markdownToHtml('', { mdastPlugins: [treeInstead({ type: 'root', children })], features }).html.trim();
}

/** The paragraphs that open a compiled page, before anything else, and what follows them. */
export function opening({ children = [] }: TreeNode): { first: TreeNode[]; rest: TreeNode[] } {
	const at = children.findIndex((node) => node.type === 'paragraph');
	return { first: children.slice(0, at + 1), rest: children.slice(at + 1) };
}

/** Blocks that say nothing away from their page, but for those that are drawn there: a tool, what a question concerns. */
const dropped = new Set(['Icone', 'Outil', 'Legende', 'Concerne', 'Deroulement']);

/** A node without what only its page can draw: blocks become quotations. */
function plain(node: TreeNode, drawings: Drawings): TreeNode[] {
	const name = node.name ?? '';
	const draw = drawings[name];
	if (draw) return [{ type: 'html', value: draw(node) }];
	if (dropped.has(name)) return [];
	if (!node.children) return [node];
	const children = node.children.flatMap((child) => plain(child, drawings));
	if (!node.type.startsWith('mdxJsx')) return [{ ...node, children }];
	if (name === 'Exemple') return [quotation([text('Exemple')], children, { className: ['encart'] })];
	if (name !== 'Contradiction') return children;
	const title = frenchTypography(attribute(node, 'titre') ?? '');
	const about = [text('Où les textes divergent\u00a0: '), { type: 'strong', children: [text(title)] }];
	return [quotation(about, children, { id: attribute(node, 'id'), className: ['encart', 'contradiction', 'regle'] })];
}

const text = (value: string): TreeNode => ({ type: 'text', value });

function quotation(title: TreeNode[], children: TreeNode[], properties: Record<string, unknown>): TreeNode {
	const heading = withProperties({ type: 'paragraph', children: title }, { className: ['titre'] });
	return withProperties({ type: 'blockquote', children: [heading, ...children] }, properties);
}
