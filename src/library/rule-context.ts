import { plainText, type TreeNode } from '../glossary/mdast';
import type { RuleContext } from './embed-types';
import type { Page } from './types';

/** Context of the rules of a page that say too little without it: cells of tables, bullets of introduced lists. */
export function contextsOf(page: Page): Map<string, RuleContext> {
	const contexts = new Map<string, RuleContext>();
	visit(page.read.tree, contexts);
	return contexts;
}

function visit(node: TreeNode, contexts: Map<string, RuleContext>): void {
	const children = node.children ?? [];
	for (const [at, child] of children.entries()) {
		if (child.type === 'table') readTable(child, contexts);
		if (child.type === 'list') readList(child, children[at - 1], contexts);
		visit(child, contexts);
	}
}

function readTable({ children = [] }: TreeNode, contexts: Map<string, RuleContext>): void {
	const [head, ...rows] = children;
	const names = (head?.children ?? []).map(said);
	for (const { children: cells = [] } of rows) {
		const facts = cells.map((cell, at) => (names[at] ? `${names[at]}\u00a0: ${said(cell)}` : said(cell)));
		for (const [at, cell] of cells.entries()) {
			const others = facts.filter((_, other) => other !== at && said(cells[other] as TreeNode) !== '');
			const read = [...others, names[at]].filter(Boolean).join('\u202f; ');
			set(cell, 'tableau', `${read}\u00a0:`, contexts);
		}
	}
}

function readList({ children = [] }: TreeNode, before: TreeNode | undefined, contexts: Map<string, RuleContext>): void {
	if (!before || !introduces(before)) return;
	for (const item of children) set(item, 'liste', said(before), contexts);
}

/** Whether a node introduces the list that follows it: the bullets say too little without it. */
export const introduces = (node: TreeNode): boolean => node.type === 'paragraph' && said(node).endsWith(':');

function set(node: TreeNode, kind: RuleContext['kind'], text: string, contexts: Map<string, RuleContext>): void {
	const id = idOf(node);
	if (id) contexts.set(id, { kind, text });
}

const idOf = ({ data }: TreeNode): string | undefined => (data?.hProperties as { id?: string } | undefined)?.id;

/** A cell or a paragraph as it reads inside a sentence. */
const said = (node: TreeNode): string =>
	plainText(node)
		.replace(/[ \n\t]+/g, ' ')
		.trim()
		.replace(/\.$/, '');

/**
 * Rules of a page that are bullets, when no sentence introduces their list: whether each can only be a part of what its
 * heading names, as a numbered step, a bullet without a capital, or one that opens on a label, « **Conflit** : quatre cartes ».
 */
export function looseBulletsOf({ read }: Pick<Page, 'read'>): Map<string, boolean> {
	const bullets = new Map<string, boolean>();
	const look = ({ children = [] }: TreeNode): void => {
		for (const [at, child] of children.entries()) {
			const before = children[at - 1];
			if (child.type === 'list' && !(before && introduces(before)))
				for (const item of child.children ?? []) {
					const id = idOf(item);
					if (id) bullets.set(id, !!child.ordered || /^\p{Ll}/u.test(said(item)) || opensOnLabel(item));
				}
			look(child);
		}
	};
	look(read.tree);
	return bullets;
}

/** Whether a bullet opens on words in bold that a sign sets apart. */
function opensOnLabel({ children: [paragraph] = [] }: TreeNode): boolean {
	const parts = (paragraph?.children ?? []).filter((part) => said(part) !== '');
	const [label, next] = parts;
	return (
		label?.type === 'strong' && (/[.?!:]$/.test(plainText(label).trim()) || (!!next && /^\s*:/.test(plainText(next))))
	);
}
