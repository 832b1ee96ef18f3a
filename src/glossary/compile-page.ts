import { type Heading, identifyHeadings } from './headings';
import { type BrokenLink, type LinkContext, linkTree, type Mention, type TermUse } from './link-tree';
import { attribute, lineOf, plainText, type TreeNode, withProperties } from './mdast';
import { type MarkerProblem, type RuleStatement, type Status, statusNames, takeMarkers } from './rule-markers';
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
	const rules = new Map(page.rules.map((rule) => [rule.id, rule]));
	return { ...linked, tree: withSigns(linked.tree, (id) => signsAfter(id, rules.get(id), context)) };
}

/** Puts signs after each rule of a tree. */
function withSigns(node: TreeNode, signsOf: (rule: string) => TreeNode[]): TreeNode {
	if (!node.children) return node;
	const children = node.children.map((child) => withSigns(child, signsOf));
	const properties = node.data?.hProperties as { id?: string; className?: string[] } | undefined;
	if (!properties?.id || !properties.className?.includes('regle')) return { ...node, children };
	const after = signsOf(properties.id);
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

/** What follows a rule: its status when it is not written in the document, a case of it, the way to its home, its own link. */
function signsAfter(id: string, rule: RuleStatement | undefined, { homeOf, caseOf }: LinkContext): TreeNode[] {
	const home = homeOf?.(id);
	const example = caseOf?.(id);
	return [
		...(rule && rule.status !== 'written' ? [{ type: 'text', value: ' ' }, statusMark(rule.status)] : []),
		...(example
			? [{ type: 'text', value: ' ' }, sign(example, 'Calculer', 'calcul', 'Calculer un cas de cette règle')]
			: []),
		...(home ? [sign(home, '↪', 'foyer', 'La règle chez elle')] : []),
		sign(`#${id}`, '§', 'ancre', 'Lien vers cette règle'),
	];
}

const statusMark = (status: Status): TreeNode => ({
	type: 'statut',
	data: { hName: 'small', hProperties: { className: ['statut'] } },
	children: [{ type: 'text', value: `(${statusNames[status]})` }],
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
