import { Fragment, jsx, jsxs } from 'astro/jsx-runtime';
import { type AstroComponentFactory, Renderer } from 'astro/runtime/server/index.js';
import { type EvaluateOptions, evaluate } from 'satteri';
import type { TreeNode } from '../glossary/mdast';
import { treeInstead } from '../glossary/satteri-plugin';

/**
 * The component that draws a tree of MDX, as the MDX of Astro compiles one: it takes the blocks of authors as `components`. The
 * library has parsed, checked and linked the page; compiled from its file, it would be parsed again and bundled as a module.
 */
export function drawTree(tree: TreeNode): AstroComponentFactory {
	const { default: Text } = evaluate('', {
		Fragment,
		jsx: jsx as EvaluateOptions['jsx'],
		jsxs: jsxs as EvaluateOptions['jsxs'],
		mdastPlugins: [treeInstead(withAbilities(tree))],
		elementAttributeNameCase: 'html',
		// What holds no block is written as it is: one node for all of it.
		optimizeStatic: { component: 'Fragment', prop: 'set:html', ignoreElements: ['table'] },
	}) as { default: (props: object) => unknown };
	const drawn = ({ components }: { components: object }) => Text({ components: { Fragment, ...components } });
	// Without its name, each renderer in turn would draw the page to see whether it can.
	return Object.assign(drawn, { [Renderer]: 'astro:jsx' }) as unknown as AstroComponentFactory;
}

/** Texts of cards as blocks, which draw them in colours. */
function withAbilities(node: TreeNode): TreeNode {
	if (node.type === 'code') {
		const code = { type: 'mdxJsxAttribute', name: 'code', value: node.value ?? '' };
		return { type: 'mdxJsxFlowElement', name: 'Ability', attributes: [code], children: [] };
	}
	return node.children ? { ...node, children: node.children.map(withAbilities) } : node;
}
