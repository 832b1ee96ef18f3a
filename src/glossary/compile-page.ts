import { type Heading, identifyHeadings } from './headings';
import { type BrokenLink, type LinkContext, linkTree, type Mention, type TermUse } from './link-tree';
import { attribute, lineOf, plainText, type TreeNode, withProperties } from './mdast';
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

export interface CompiledPage {
	tree: TreeNode;
	uses: TermUse[];
	mentions: Mention[];
	rulesCited: string[];
	broken: BrokenLink[];
}

/** First pass, without knowledge of other pages: typography, rule markers, heading ids. */
export function readPage(root: TreeNode): ReadPage {
	const marked = takeMarkers(typographicTree(root));
	const { tree, headings } = identifyHeadings(marked.tree, new Set(marked.rules.map((rule) => rule.id)));
	const opening = plainText(tree.children?.find((node) => node.type === 'paragraph') ?? { type: 'text', value: '' });
	return {
		tree,
		rules: marked.rules,
		headings,
		problems: marked.problems,
		blocks: blocksOf(tree),
		opening: opening.trim(),
	};
}

/** Second pass, once every term and rule is known: links, and after each rule its status, its home and its anchor. */
export function linkPage(page: ReadPage, context: LinkContext): CompiledPage {
	const linked = linkTree(page.tree, context);
	return { ...linked, tree: withAnchors(linked.tree, context) };
}

function withAnchors(node: TreeNode, context: LinkContext): TreeNode {
	if (!node.children) return node;
	const children = node.children.map((child) => withAnchors(child, context));
	const properties = node.data?.hProperties as RuleProperties | undefined;
	if (!properties?.id || !properties.className?.includes('regle')) return { ...node, children };
	const after = afterRule(properties, context);
	// Sätteri gives a cell no attributes: its rule is an element inside it.
	if (node.type === 'tableCell')
		return {
			...node,
			children: [
				{ type: 'regle', data: { hName: 'span', hProperties: properties }, children: [...children, ...after] },
			],
		};
	if (node.type !== 'listItem') return { ...node, children: [...children, ...after] };
	const [first, ...rest] = children;
	return { ...node, children: [{ ...(first as TreeNode), children: [...(first?.children ?? []), ...after] }, ...rest] };
}

interface RuleProperties {
	id?: string;
	className?: string[];
	dataStatus?: string;
}

/** What readers see of a status. */
const statusLabels: Readonly<Record<string, string>> = { deduit: 'déduit', position: 'notre position' };

function afterRule({ id = '', dataStatus }: RuleProperties, { homeOf }: LinkContext): TreeNode[] {
	const status = statusLabels[dataStatus ?? ''];
	const home = homeOf?.(id);
	return [
		...(status ? [{ type: 'text', value: ' ' }, statusMark(status)] : []),
		...(home ? [sign(home, '↪', 'foyer', 'La règle chez elle')] : []),
		sign(`#${id}`, '§', 'ancre', 'Lien vers cette règle'),
	];
}

const statusMark = (status: string): TreeNode => ({
	type: 'statut',
	data: { hName: 'small', hProperties: { className: ['statut'] } },
	children: [{ type: 'text', value: `(${status})` }],
});

const sign = (url: string, value: string, name: string, ariaLabel: string): TreeNode =>
	withProperties(
		{ type: 'link', url, title: null, children: [{ type: 'text', value }] },
		{ className: [name], ariaLabel },
	);

function blocksOf(node: TreeNode): ReadPage['blocks'] {
	const inside = (node.children ?? []).flatMap(blocksOf);
	if (!node.type.startsWith('mdxJsx') || !node.name) return inside;
	const attributes = Object.fromEntries(
		(node.attributes ?? []).flatMap(({ name }) => (name ? [[name, attribute(node, name) ?? '']] : [])),
	);
	return [{ name: node.name, attributes, line: lineOf(node) }, ...inside];
}
