import { defineMdastPlugin, type MdastNode } from 'satteri';
import { asMdast, asTree, type TreeNode } from './mdast';

/** Has Sätteri draw what we make of what it has parsed. */
export const changedTree = (change: (tree: TreeNode) => TreeNode) =>
	defineMdastPlugin({
		name: 'arbitre-tree',
		before(tree, ctx) {
			ctx.replaceNode(tree, withoutPositions(change(asTree(tree as MdastNode))) as typeof tree);
		},
	});

/** Has Sätteri draw a tree that was parsed before, in the place of an empty text. */
export const treeInstead = (tree: TreeNode) => changedTree(() => tree);

/** Sätteri writes a tree back from plain nodes; the positions of its own are read-only. */
function withoutPositions(tree: TreeNode): MdastNode {
	const plain = ({ position: _, children, ...node }: TreeNode): TreeNode =>
		children ? { ...node, children: children.map(plain) } : { ...node };
	return asMdast(plain(tree));
}
