import type { MdastNode } from 'satteri';

/** Any node of the tree, seen loosely: this code reads and writes only these fields. */
export interface TreeNode {
	type: string;
	value?: string;
	url?: string;
	title?: string | null;
	name?: string | null;
	depth?: number;
	ordered?: boolean | null;
	attributes?: { type: string; name?: string; value?: unknown }[];
	data?: Record<string, unknown>;
	position?: { start: { line: number; column: number } };
	children?: TreeNode[];
}

export const asTree = (node: MdastNode): TreeNode => node as unknown as TreeNode;
export const asMdast = (node: TreeNode): MdastNode => node as unknown as MdastNode;

/** Visible text of a node: what a reader sees, without markup. */
export function plainText(node: TreeNode): string {
	if (node.value !== undefined) return node.value;
	if (node.type === 'break') return '\n';
	return (node.children ?? []).map(plainText).join(isBlockContainer(node) ? ' ' : '');
}

/** Value of a string attribute of an MDX block, if it has one. */
export function attribute(node: TreeNode, name: string): string | undefined {
	const found = node.attributes?.find((item) => item.name === name);
	return typeof found?.value === 'string' ? found.value : undefined;
}

/** Adds HTML attributes to a node without losing those it has. */
export function withProperties(node: TreeNode, properties: Record<string, unknown>): TreeNode {
	const before = (node.data?.hProperties ?? {}) as Record<string, unknown>;
	return { ...node, data: { ...node.data, hProperties: { ...before, ...properties } } };
}

/** The id that a node gives to its element, if any. */
export const htmlIdOf = ({ data }: TreeNode): string | undefined =>
	(data?.hProperties as { id?: string } | undefined)?.id;

export const lineOf = (node: TreeNode): number => node.position?.start.line ?? 1;

function isBlockContainer(node: TreeNode): boolean {
	return ['root', 'list', 'listItem', 'table', 'tableRow', 'blockquote', 'mdxJsxFlowElement'].includes(node.type);
}
