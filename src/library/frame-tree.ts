import { type TreeNode, withProperties } from '../glossary/mdast';
import { introduces } from './rule-context';

/**
 * The text of a page as its bare page holds it: style sheets alone can then show one statement of it with what it needs to
 * be understood. What stands below a heading is in a `<section>` with it, those of lower headings included, and a sentence
 * that introduces a list has the class `introduction`. The input is not changed.
 */
export const frameTree = (root: TreeNode): TreeNode[] => sectionsOf((root.children ?? []).map(marked).map(inOrder));

/** The children of a node, each told what follows it. */
function marked(node: TreeNode, at: number, siblings: readonly TreeNode[]): TreeNode {
	if (siblings[at + 1]?.type !== 'list' || !introduces(withoutSign(node))) return node;
	return withProperties(node, { className: [...classesOf(node), 'introduction'] });
}

/** A rule as it reads: its sign comes last. */
const withoutSign = (node: TreeNode): TreeNode => ({
	...node,
	children: node.children?.filter((child) => !classesOf(child).includes('ancre')) ?? [],
});

const inOrder = (node: TreeNode): TreeNode =>
	node.children ? { ...node, children: node.children.map(marked).map(inOrder) } : node;

const classesOf = (node: TreeNode): string[] =>
	(node.data?.hProperties as { className?: string[] } | undefined)?.className ?? [];

function sectionsOf(nodes: readonly TreeNode[]): TreeNode[] {
	const at = nodes.findIndex(({ type }) => type === 'heading');
	const heading = nodes[at];
	if (!heading) return [...nodes];
	const after = nodes.slice(at + 1);
	const end = after.findIndex(({ type, depth = 2 }) => type === 'heading' && depth <= (heading.depth ?? 2));
	const below = end < 0 ? after : after.slice(0, end);
	const rest = end < 0 ? [] : after.slice(end);
	const section = { type: 'section', data: { hName: 'section' }, children: [heading, ...sectionsOf(below)] };
	return [...nodes.slice(0, at), section, ...sectionsOf(rest)];
}
