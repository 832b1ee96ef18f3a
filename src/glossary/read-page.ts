import { type Heading, identifyHeadings } from './headings';
import { attribute, lineOf, plainText, type TreeNode } from './mdast';
import { withoutMeetingsBlock } from './meetings-block';
import { type MarkerProblem, type RuleStatement, takeMarkers } from './rule-markers';
import { typographicTree } from './typography';

/** What a page says before its links are known: enough to index the whole site. */
export interface ReadPage {
	tree: TreeNode;
	rules: RuleStatement[];
	headings: Heading[];
	problems: MarkerProblem[];
	/** Blocks (`<Exemple>`, `<Outil>`…) in order, with their line. */
	blocks: { name: string; attributes: Record<string, string>; line: number }[];
	/** First paragraph, as plain text. */
	opening: string;
}

/**
 * Reads a page without knowledge of the others: typography, rule markers, heading ids. `linkTree` comes next. `confused` are the
 * ids of the statements that tell apart what players confuse: they stand below a heading of their own.
 */
export function readPage(root: TreeNode, confused: ReadonlySet<string> = new Set()): ReadPage {
	const printed = typographicTree(root);
	const marked = takeMarkers(withoutMeetingsBlock(printed, confused));
	const { tree, headings } = identifyHeadings(marked.tree, new Set(marked.rules.map((rule) => rule.id)));
	const opening = plainText(tree.children?.find((node) => node.type === 'paragraph') ?? { type: 'text', value: '' });
	return {
		tree,
		rules: marked.rules,
		headings,
		problems: marked.problems,
		blocks: blocksOf(printed),
		opening: opening.trim(),
	};
}

function blocksOf(node: TreeNode): ReadPage['blocks'] {
	const inside = (node.children ?? []).flatMap(blocksOf);
	if (!node.type.startsWith('mdxJsx') || !node.name) return inside;
	const attributes = Object.fromEntries(
		(node.attributes ?? []).flatMap(({ name }) => (name ? [[name, attribute(node, name) ?? '']] : [])),
	);
	return [{ name: node.name, attributes, line: lineOf(node) }, ...inside];
}
