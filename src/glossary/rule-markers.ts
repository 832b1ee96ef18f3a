import { attribute, lineOf, plainText, type TreeNode, withProperties } from './mdast';

/** Who says it: the document, we who deduce it from what the document says, or we who hold it where it says nothing clear. */
export type Status = 'written' | 'deduced' | 'position';

/** What readers and authors see of a status. */
export const statusNames: Readonly<Record<Status, string>> = {
	written: 'écrit',
	deduced: 'déduit',
	position: 'notre position',
};

/** Words that may end a marker, for what the document does not write. */
const statusWords: Readonly<Record<string, Status>> = { deduit: 'deduced', position: 'position' };

/** A statement that decides something, with its published id. */
export interface RuleStatement {
	id: string;
	/** Units named by the marker; empty when the page's own sources stand behind it. */
	units: string[];
	/** Visible text, without marker. */
	text: string;
	line: number;
	/** Heading above the statement, if any. */
	section: string | undefined;
	/** A heading with an id (`titre`) names all that stands below it: a question, a corrected card. */
	kind: 'regle' | 'contradiction' | 'titre';
	status: Status;
}

export interface MarkerProblem {
	line: number;
	found: string;
}

const marker = /\s*\[#([^\]]*)\]\s*$/;
const wellFormed = /^[a-z0-9]+(?:-[a-z0-9]+)*(?: +[a-z0-9]+(?:-[a-z0-9]+)*)*$/;

export interface Marked {
	tree: TreeNode;
	rules: RuleStatement[];
	problems: MarkerProblem[];
}

/**
 * Takes the `[#id unit…]` markers out of a tree, gives the ids to the paragraphs, bullets, cells and
 * headings that carried them, and lists the rule statements. The input is not changed.
 */
export function takeMarkers(root: TreeNode): Marked {
	const rules: RuleStatement[] = [];
	const problems: MarkerProblem[] = [];
	let section: string | undefined;

	function visit(node: TreeNode): TreeNode {
		if (node.type === 'heading') {
			const { node: clean, ids } = strip(node);
			section = plainText(clean);
			if (ids === undefined) return clean;
			return identified(clean, clean, ids, lineOf(node), rules.length, 'titre');
		}
		if (node.type === 'paragraph' || node.type === 'tableCell') return statement(node);
		if (node.type === 'listItem' && node.children?.[0]?.type === 'paragraph') {
			const [first, ...rest] = node.children;
			const { node: clean, ids } = strip(first as TreeNode);
			const before = rules.length;
			const item = { ...node, children: [clean, ...rest.map(visit)] };
			return ids === undefined ? item : identified(item, clean, ids, lineOf(node), before);
		}
		if (!node.children) return node;
		const before = rules.length;
		const result = { ...node, children: node.children.map(visit) };
		if (node.type === 'mdxJsxFlowElement' && node.name === 'Contradiction') declareBlock(node, result, before);
		return result;
	}

	function statement(node: TreeNode): TreeNode {
		const { node: clean, ids } = strip(node);
		return ids === undefined ? clean : identified(clean, clean, ids, lineOf(node), rules.length);
	}

	function identified(
		node: TreeNode,
		said: TreeNode,
		ids: string,
		line: number,
		at: number,
		kind: RuleStatement['kind'] = 'regle',
	): TreeNode {
		if (!wellFormed.test(ids)) {
			problems.push({ line, found: `[#${ids}]` });
			return node;
		}
		const [id = '', ...words] = ids.split(/ +/);
		const status = statusWords[words.at(-1) ?? ''] ?? 'written';
		const units = status === 'written' ? words : words.slice(0, -1);
		rules.splice(at, 0, { id, units, text: plainText(said).trim(), line, section, kind, status });
		return withProperties(node, { id, className: ['regle'] });
	}

	function declareBlock(node: TreeNode, result: TreeNode, at: number): void {
		const id = attribute(node, 'id') ?? '';
		const units = (attribute(node, 'sources') ?? '').split(/ +/).filter(Boolean);
		const text = plainText(result).trim();
		rules.splice(at, 0, { id, units, text, line: lineOf(node), section, kind: 'contradiction', status: 'position' });
	}

	const tree = visit(root);
	for (const [line, found] of leftovers(tree)) problems.push({ line, found });
	return { tree, rules, problems };
}

/** Removes a marker from the end of a node's last text. */
function strip(node: TreeNode): { node: TreeNode; ids: string | undefined } {
	const children = node.children ?? [];
	const last = children.at(-1);
	if (last?.type !== 'text') return { node, ids: undefined };
	const match = marker.exec(last.value ?? '');
	if (!match) return { node, ids: undefined };
	const value = (last.value ?? '').slice(0, match.index);
	const kept = value === '' ? children.slice(0, -1) : [...children.slice(0, -1), { ...last, value }];
	return { node: { ...node, children: kept }, ids: match[1]?.trim() ?? '' };
}

function leftovers(node: TreeNode): [number, string][] {
	const own = node.type === 'text' ? (node.value?.match(/\[#[^\]]*\]?/g) ?? []) : [];
	const here = own.map((found): [number, string] => [lineOf(node), found]);
	return [...here, ...(node.children ?? []).flatMap(leftovers)];
}
