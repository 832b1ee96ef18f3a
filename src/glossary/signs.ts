import { type TreeNode, withProperties } from './mdast';
import { meetingTitles } from './meetings-block';
import { type RuleStatement, type Status, statusNames } from './rule-markers';

/** Where a page leads from its rules. */
export interface Ways {
	/** Address of the home of a rule that the page restates, when it is on another page. */
	homeOf?: (rule: string) => string | undefined;
	/** Address of the case of a tool that shows a rule at work, when there is one. */
	caseOf?: (rule: string) => string | undefined;
}

/**
 * The tree of a page of the site: after each rule its status when it is not written in the document, a case of it, the way to
 * its home, its own link.
 */
export function withSigns(tree: TreeNode, rules: readonly RuleStatement[], { homeOf, caseOf }: Ways = {}): TreeNode {
	const cases = caseOf ? casesByGroup(rules, caseOf) : new Map<string, string>();
	return signed(tree, rules, (id) => {
		const home = homeOf?.(id);
		const example = cases.get(id);
		return [
			...(example ? [{ type: 'text', value: ' ' }, sign(example, 'Calculer', 'calcul')] : []),
			...(home ? [sign(home, '↪', 'foyer', 'La règle chez elle')] : []),
			sign(`#${id}`, '§', 'ancre', 'Lien vers cette règle'),
		];
	});
}

/**
 * The cases that a page shows, by rule: below one heading, the first rule that a tool plays opens it, and the next ones are
 * tried there. What two notions come to when they meet is a case of its own.
 */
function casesByGroup(
	rules: readonly RuleStatement[],
	caseOf: (rule: string) => string | undefined,
): Map<string, string> {
	const shown = new Set<string>();
	const cases = new Map<string, string>();
	for (const { id, section } of rules) {
		const example = caseOf(id);
		if (!example) continue;
		const group = `${section} ${example.split('?')[0]}`;
		if (shown.has(group) && !meetingTitles.has(section)) continue;
		shown.add(group);
		cases.set(id, example);
	}
	return cases;
}

/** The tree of a page for a frame: after each rule its status alone, when it is not written in the document. */
export const withStatuses = (tree: TreeNode, rules: readonly RuleStatement[]): TreeNode =>
	signed(tree, rules, () => []);

function signed(root: TreeNode, rules: readonly RuleStatement[], waysFrom: (rule: string) => TreeNode[]): TreeNode {
	const statuses = new Map(rules.map(({ id, status }) => [id, status]));
	function visit(node: TreeNode): TreeNode {
		if (!node.children) return node;
		const children = node.children.map(visit);
		const properties = node.data?.hProperties as { id?: string; className?: string[] } | undefined;
		if (!properties?.id || !properties.className?.includes('regle')) return { ...node, children };
		const after = [...statusMarks(statuses.get(properties.id)), ...waysFrom(properties.id)];
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
		return {
			...node,
			children: [{ ...(first as TreeNode), children: [...(first?.children ?? []), ...after] }, ...rest],
		};
	}
	return visit(root);
}

/** What readers see after a statement that is not written in the document. */
export const statusMarks = (status: Status = 'written'): TreeNode[] =>
	status === 'written'
		? []
		: [
				{ type: 'text', value: ' ' },
				{
					type: 'statut',
					data: { hName: 'small', hProperties: { className: ['statut'] } },
					children: [{ type: 'text', value: `(${statusNames[status]})` }],
				},
			];

/** A sign that leads somewhere from a statement; what is no word has a name. */
export const sign = (url: string, value: string, name: string, ariaLabel?: string): TreeNode =>
	withProperties(
		{ type: 'link', url, title: null, children: [{ type: 'text', value }] },
		{ className: [name], ...(ariaLabel && { ariaLabel }) },
	);
