import { plainText, type TreeNode, withProperties } from '../../glossary/mdast';
import { withStatuses } from '../../glossary/signs';
import type { WrittenPage } from '../types';
import { introduces } from './lead-ins';
import { isException } from './openings';

/**
 * The text of a page as its bare page holds it: style sheets alone can then show one statement of it with what it needs to
 * be understood. What stands below a heading is in a `<section>` with it, those of lower headings included; a sentence that
 * introduces a list has the class `introduction`, and an exception to the rule before it `exception`. The input is not changed.
 */
export const frameTree = ({ compiled, read }: Pick<WrittenPage, 'compiled' | 'read'>): TreeNode[] =>
	sectionsOf(withStatuses(inOrder(compiled.tree), read.rules).children ?? []);

/** A child of a node, with the classes that say how it is read with those beside it. */
function marked(node: TreeNode, at: number, siblings: readonly TreeNode[]): TreeNode {
	const added = [
		siblings[at + 1]?.type === 'list' && introduces(node) && 'introduction',
		classesOf(node).includes('regle') && isException(plainText(node)) && 'exception',
	].filter((name) => name !== false);
	return added.length === 0 ? node : withProperties(node, { className: [...classesOf(node), ...added] });
}

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
