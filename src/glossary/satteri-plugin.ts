import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineMdastPlugin, type MdastPluginDefinition } from 'satteri';
import { linkPage, readPage } from './compile-page';
import type { LinkContext } from './link-tree';
import { asMdast, asTree, type TreeNode } from './mdast';

/** Link context of a content file, or `undefined` when the file is not a page of the site. */
export type ContextOf = (file: string) => LinkContext | undefined;

/** The walk of `compile-page`, plugged into Sätteri. All decisions are made there. */
export function glossaryPlugin(root: string, contextOf: ContextOf): MdastPluginDefinition {
	return defineMdastPlugin({
		name: 'arbitre-glossary',
		before(tree, ctx) {
			const context = ctx.fileURL && contextOf(relative(root, fileURLToPath(ctx.fileURL)));
			if (!context) return;
			const { tree: linked } = linkPage(readPage(asTree(tree)), context);
			ctx.replaceNode(tree, withoutPositions(asMdast(linked)) as typeof tree);
		},
	});
}

/** Sätteri writes a tree back from plain nodes; the positions of its own are read-only. */
export function withoutPositions<T>(tree: T): T {
	const plain = ({ position: _, children, ...node }: TreeNode): TreeNode =>
		children ? { ...node, children: children.map(plain) } : { ...node };
	return plain(tree as unknown as TreeNode) as unknown as T;
}
