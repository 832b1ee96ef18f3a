import { plainText, type TreeNode } from '../../glossary/mdast';

/** Whether a text says too little without the list, the table or the example that follows it. */
export const isIncomplete = (text: string): boolean => /:\s*$/.test(text);

/** Whether a node introduces the list that follows it: the bullets say too little without it. */
export const introduces = (node: TreeNode): boolean => node.type === 'paragraph' && isIncomplete(plainText(node));

/** Whether a bullet opens on words in bold that a sign sets apart: « **Conflit** : quatre cartes ». */
export function opensOnLabel({ children: [paragraph] = [] }: TreeNode): boolean {
	const parts = (paragraph?.children ?? []).filter((part) => plainText(part).trim() !== '');
	const [label, next] = parts;
	return (
		label?.type === 'strong' && (/[.?!:]$/.test(plainText(label).trim()) || (!!next && /^\s*:/.test(plainText(next))))
	);
}
