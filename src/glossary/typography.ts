import type { TreeNode } from './mdast';

const NARROW = '\u202f';
const NO_BREAK = '\u00a0';

/**
 * French spaces and apostrophes: narrow no-break space before `; ? !`, no-break space before `:` and
 * inside « », typographic apostrophe (at the end of a text too: a link may follow it), ellipsis as one
 * character. Text that is already right is unchanged.
 */
export function frenchTypography(text: string): string {
	return text
		.replace(/(?<=\p{L})'(?=[\p{L}\p{N}«“]|$)/gu, '’')
		.replace(/\.\.\./g, '…')
		.replace(/[ \u00a0\u202f]+([;?!])/g, `${NARROW}$1`)
		.replace(/[ \u00a0\u202f]+:(?=[\s»]|$)/g, `${NO_BREAK}:`)
		.replace(/«[ \u00a0\u202f]*/g, `«${NO_BREAK}`)
		.replace(/[ \u00a0\u202f]*»/g, `${NO_BREAK}»`);
}

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
