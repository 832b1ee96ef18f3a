import { htmlIdOf, plainText, type TreeNode, withProperties } from './mdast';

export interface Heading {
	id: string;
	text: string;
	depth: number;
}

/** ASCII slug of a French text: the ids of headings, and of nothing else that is published by hand. */
export function slugify(text: string): string {
	return text
		.toLowerCase()
		.replace(/œ/g, 'oe')
		.replace(/æ/g, 'ae')
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-|-$/g, '');
}

/** Gives each heading without an id an ASCII one, unique in the page, and lists them in order. */
export function identifyHeadings(root: TreeNode, taken: ReadonlySet<string>): { tree: TreeNode; headings: Heading[] } {
	const used = new Set(taken);
	const headings: Heading[] = [];
	const children = (root.children ?? []).map((node) => {
		if (node.type !== 'heading') return node;
		const own = htmlIdOf(node);
		const id = own ?? free(letterFirst(slugify(plainText(node)) || 'section'), used);
		used.add(id);
		headings.push({ id, text: plainText(node), depth: node.depth ?? 2 });
		return withProperties(node, { id });
	});
	return { tree: { ...root, children }, headings };
}

/** Numbered steps have headings that start with a digit, which an id may not. */
const letterFirst = (slug: string) => (/^\d/.test(slug) ? `titre-${slug}` : slug);

function free(wanted: string, used: ReadonlySet<string>): string {
	let id = wanted;
	for (let n = 2; used.has(id); n += 1) id = `${wanted}-${n}`;
	return id;
}
