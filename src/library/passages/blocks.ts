import { attribute, htmlIdOf, type TreeNode } from '../../glossary/mdast';
import { frenchTypography } from '../../text/french';
import { isIncomplete, opensOnLabel } from './lead-ins';

/** What a line of a page is: `label` is what a block says of itself, « Exemple ». */
export type BlockKind = 'heading' | 'paragraph' | 'item' | 'head' | 'cell' | 'label' | 'code';

/**
 * A line of a page, as it is read: a heading, a paragraph, a bullet, the heads of a table, a cell. Other lines are named by their
 * places among those of the page.
 */
export interface Block {
	kind: BlockKind;
	/** Plain text; a line break of the author's is one. */
	text: string;
	/** Id of the rule or of the heading, when it has one. */
	id: string | undefined;
	/** Of a heading. */
	depth: number | undefined;
	/** How many lines after it are a part of it: what stands below a heading, inside a bullet, in a block. */
	extent: number;
	/** The sentence that introduces its list or its table. */
	leadIn: number | undefined;
	/** The bullets of the list, or the first cells of the rows of the table, that stand right after it. */
	leads: number[];
	/** Whether it announces something, and nothing follows that it could announce. */
	dangles: boolean;
	/** Of a bullet that no sentence introduces: whether it can only be a part of what its heading names. */
	isPart: boolean | undefined;
	/** Of a cell. */
	cell: Cell | undefined;
	line: number;
}

interface Cell {
	/** The head of its column; empty when there is none. */
	column: string;
	/** The place of the first cell of its row, which names the row. */
	row: number;
	/** The rest of its row, then the head of its column: « Coût : 2 ; Effet : ». */
	rest: string;
}

/** Blocks of authors whose text is none of the page: what they concern, drawings, tools. */
const unread = new Set(['Concerne', 'Outil', 'Deroulement', 'Legende', 'Icone']);

/** The lines of a page, in reading order. */
export function blocksOf(root: TreeNode): Block[] {
	const blocks: Block[] = [];
	readAll(root.children ?? [], blocks);
	closeHeadings(blocks);
	return blocks;
}

function readAll(siblings: readonly TreeNode[], blocks: Block[]): void {
	/** The place of each sibling, when it is a line. */
	const places = new Map<TreeNode, number>();
	for (const [rank, node] of siblings.entries()) {
		const before = siblings[rank - 1];
		const leader = before?.type === 'paragraph' ? places.get(before) : undefined;
		if (node.type === 'list') readList(node, leader, blocks);
		else if (node.type === 'table') readTable(node, leader, blocks);
		else {
			const at = readOne(node, blocks);
			places.set(node, at);
			const block = blocks[at];
			if (node.type === 'paragraph' && block)
				block.dangles = isIncomplete(block.text) && !canFollow(siblings[rank + 1]);
		}
	}
}

/** Whether a node can be what the sentence before it announces: a list, a table, a text set apart, a block of an author. */
const canFollow = (node: TreeNode | undefined): boolean =>
	['list', 'table', 'code', 'blockquote', 'mdxJsxFlowElement'].includes(node?.type ?? '');

/** Reads a node. Returns its place among the lines. */
function readOne(node: TreeNode, blocks: Block[]): number {
	const at = blocks.length;
	if (node.type === 'paragraph') add(node, 'paragraph', blocks);
	else if (node.type === 'heading') add(node, 'heading', blocks).depth = node.depth ?? 2;
	else if (node.type === 'code') add(node, 'code', blocks);
	else if (node.name === 'Exemple') addBlock(node, 'Exemple', undefined, blocks);
	else if (node.name === 'Contradiction') {
		const title = frenchTypography(attribute(node, 'titre') ?? '');
		addBlock(node, `Où les textes divergent\u00a0: ${title}`, attribute(node, 'id'), blocks);
	} else if (!unread.has(node.name ?? '')) readAll(node.children ?? [], blocks);
	return at;
}

function readList({ children = [], ordered }: TreeNode, leader: number | undefined, blocks: Block[]): void {
	const introduced = leader !== undefined && isIncomplete(blocks[leader]?.text ?? '');
	for (const item of children) {
		const [first, ...rest] = item.children ?? [];
		const at = blocks.length;
		const block = add({ ...(first ?? item), data: item.data ?? {} }, 'item', blocks);
		if (leader !== undefined) blocks[leader]?.leads.push(at);
		if (introduced) block.leadIn = leader;
		else block.isPart = !!ordered || /^\p{Ll}/u.test(block.text) || opensOnLabel(item);
		// The list that a bullet introduces is one of its own children, after its text.
		const inside = [...rest];
		block.dangles = isIncomplete(block.text) && !canFollow(rest[0]);
		const nested = inside[0];
		if (nested?.type === 'list') {
			readList(nested, at, blocks);
			inside.shift();
		}
		readAll(inside, blocks);
		block.extent = blocks.length - at - 1;
	}
}

function readTable({ children = [] }: TreeNode, leader: number | undefined, blocks: Block[]): void {
	const [head, ...rows] = children;
	const names = (head?.children ?? []).map(said);
	const introduced = leader !== undefined && isIncomplete(blocks[leader]?.text ?? '');
	for (const cell of head?.children ?? []) add(cell, 'head', blocks);
	for (const { children: cells = [] } of rows) {
		const row = blocks.length;
		if (leader !== undefined) blocks[leader]?.leads.push(row);
		const facts = cells.map((cell, at) => (names[at] ? `${names[at]}\u00a0: ${said(cell)}` : said(cell)));
		for (const [at, cell] of cells.entries()) {
			const others = facts.filter((_, other) => other !== at && said(cells[other] as TreeNode) !== '');
			const rest = `${[...others, names[at]].filter(Boolean).join('\u202f; ')}\u00a0:`;
			const block = add(cell, 'cell', blocks);
			block.cell = { column: names[at] ?? '', row, rest };
			if (introduced) block.leadIn = leader;
		}
	}
}

function add(node: TreeNode, kind: BlockKind, blocks: Block[]): Block {
	const block: Block = {
		kind,
		text: lineOfText(node),
		id: htmlIdOf(node),
		depth: undefined,
		extent: 0,
		leadIn: undefined,
		leads: [],
		dangles: false,
		isPart: undefined,
		cell: undefined,
		line: node.position?.start.line ?? 1,
	};
	blocks.push(block);
	return block;
}

/** Adds a block of an author: what it says of itself, then what it holds. */
function addBlock(node: TreeNode, text: string, id: string | undefined, blocks: Block[]): void {
	const at = blocks.length;
	const block = add({ ...node, type: 'text', value: text }, 'label', blocks);
	block.id = id;
	readAll(node.children ?? [], blocks);
	block.extent = blocks.length - at - 1;
}

/** All that stands below a heading is a part of it, up to the next one of its level. */
function closeHeadings(blocks: Block[]): void {
	for (const [at, block] of blocks.entries()) {
		const { depth } = block;
		if (depth === undefined) continue;
		const next = blocks.findIndex((other, place) => place > at && other.depth !== undefined && other.depth <= depth);
		block.extent = (next < 0 ? blocks.length : next) - at - 1;
	}
}

/** Text as it reads in its line: the author's line breaks stay. */
function lineOfText(node: TreeNode): string {
	if (node.type === 'break') return '\n';
	if (node.value !== undefined) return node.value.replace(/[ \n\t]+/g, ' ');
	return (node.children ?? []).map(lineOfText).join('').replace(/ +/g, ' ').trim();
}

/** A cell as it reads inside a sentence. */
const said = (node: TreeNode): string => lineOfText(node).replaceAll('\n', ' ').replace(/\.$/, '');
