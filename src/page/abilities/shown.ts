import type { TreeNode } from '../../glossary/mdast';

/** Whether a page shows a card ability or their legend: most pages go without the style sheet. */
export const showsAbilities = (node: TreeNode): boolean =>
	node.type === 'code' || node.name === 'Legende' || (node.children ?? []).some(showsAbilities);
