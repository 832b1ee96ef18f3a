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
	return { ...node, children: node.children.map(typographicTree) };
}
