import { lineOf, plainText, type TreeNode } from './mdast';

/** The block by which a term tells what it meets. */
export const MEETINGS_BLOCK = 'Rencontres';

/** What stands in that block: meetings, and pairs that players take for each other. */
export type MeetingKind = 'rencontre' | 'confusion';

/** The heading of each kind. The ids are published: they do not follow the words. */
export const meetingHeadings: Readonly<Record<MeetingKind, { id: string; text: string }>> = {
	rencontre: { id: 'rencontres', text: 'Quand cela rencontre…' },
	confusion: { id: 'a-ne-pas-confondre', text: 'À ne pas confondre' },
};

/** The words of these headings. */
export const meetingTitles: ReadonlySet<string | undefined> = new Set(
	Object.values(meetingHeadings).map(({ text }) => text),
);

export const meetingKinds = Object.keys(meetingHeadings) as MeetingKind[];

/** The heading of a kind, as a page has it. */
export function meetingHeading(kind: MeetingKind, block?: TreeNode): TreeNode {
	const { id, text } = meetingHeadings[kind];
	return {
		type: 'heading',
		depth: 2,
		children: [{ type: 'text', value: text }],
		data: { hProperties: { id } },
		position: { start: { line: block ? lineOf(block) : 1, column: 1 } },
	};
}

/**
 * A tree whose block `<Rencontres>` is written out as headings and lists, as everything that reads a page knows them.
 * `confused` are the ids of the statements that tell apart what players confuse. The input is not changed.
 */
export function withoutMeetingsBlock(root: TreeNode, confused: ReadonlySet<string>): TreeNode {
	return {
		...root,
		children: (root.children ?? []).flatMap((node) =>
			node.type === 'mdxJsxFlowElement' && node.name === MEETINGS_BLOCK ? writtenOut(node, confused) : [node],
		),
	};
}

function writtenOut(block: TreeNode, confused: ReadonlySet<string>): TreeNode[] {
	const [list, ...others] = block.children ?? [];
	// What is no list alone is an author error: it is kept, to be told.
	if (list?.type !== 'list' || others.length > 0)
		return [meetingHeading('rencontre', block), ...(block.children ?? [])];
	const kindOf = (item: TreeNode): MeetingKind => (confused.has(markedId(item)) ? 'confusion' : 'rencontre');
	return meetingKinds.flatMap((kind) => {
		const items = (list.children ?? []).filter((item) => kindOf(item) === kind);
		return items.length > 0 ? [meetingHeading(kind, block), { ...list, children: items }] : [];
	});
}

/** The id that the marker of a bullet gives it; empty when it has none. */
const markedId = ({ children: [first] = [] }: TreeNode): string =>
	(first && /\[#([a-z0-9-]+)[^\]]*\]\s*$/.exec(plainText(first))?.[1]) ?? '';
