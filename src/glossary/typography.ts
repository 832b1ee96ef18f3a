import { frenchTypography } from '../text/french';
import type { TreeNode } from './mdast';

const verbatim = new Set(['inlineCode', 'code', 'mdxFlowExpression', 'mdxTextExpression', 'mdxjsEsm']);

/**
 * Applies French typography to a tree, text node by text node. A mark of punctuation that starts a text
 * node (after bold or a link) keeps its space in the node before it, so that one is looked at too.
 */
export function typographicTree(node: TreeNode): TreeNode {
	if (verbatim.has(node.type)) return node;
	if (node.type === 'text') return { ...node, value: frenchTypography(node.value ?? '') };
	if (!node.children) return node;
	const children = node.children.map(typographicTree);
	return { ...node, children: children.map((child, at) => (isIcon(children[at - 1]) ? withoutSpace(child) : child)) };
}

const isIcon = (node: TreeNode | undefined): boolean => node?.type === 'mdxJsxTextElement' && node.name === 'Icone';

/** An icon keeps its own distance, at which no line ends: the text reads as if it were not there. */
const withoutSpace = (node: TreeNode): TreeNode =>
	node.type === 'text' ? { ...node, value: (node.value ?? '').trimStart() } : node;
