import { mdxToMdast } from 'satteri';
import { buildFormIndex } from '../../../src/glossary/forms';
import type { LinkContext } from '../../../src/glossary/link-tree';
import { asTree, plainText, type TreeNode } from '../../../src/glossary/mdast';
import { markdownFeatures } from '../../../src/library/read/read-content';
import { term } from './keyforge-terms';

/** What the production parser makes of a text. */
export const tree = (mdx: string): TreeNode => asTree(mdxToMdast(mdx, { features: markdownFeatures }));

/** Every node of a type, in reading order. */
export function nodes(root: TreeNode, type: string): TreeNode[] {
	const inside = (root.children ?? []).flatMap((child) => nodes(child, type));
	return root.type === type ? [root, ...inside] : inside;
}

/** HTML attributes that a node will have. */
export const properties = (node: TreeNode | undefined): Record<string, unknown> =>
	(node?.data?.hProperties ?? {}) as Record<string, unknown>;

const addresses: Record<string, string> = {
	'terme:armure': '/essai/glossaire/armure/',
	'terme:combat': '/essai/glossaire/combat/',
	'terme:cle': '/essai/glossaire/cle/',
	'terme:maison-active': '/essai/glossaire/maison-active/',
	'terme:x': '/essai/glossaire/x/',
	'regle:armure-annule': '/essai/glossaire/armure/#armure-annule',
	'chapitre:tour': '/essai/regles/tour/',
	'outil:combat': '/essai/outils/combat/',
};

const terms = [
	term('armure'),
	term('combat', { variantes: ['combattre'] }),
	term('clé', { sauf: ['mot clé'] }),
	term('Maison active'),
];

/** A game of four terms, one rule, one chapter and one tool. « peut » has no page. */
export const context = (self?: string): LinkContext => ({
	index: buildFormIndex([...terms, term('peut')]),
	self,
	resolve: (kind, target) => addresses[`${kind}:${target}`],
});

/** A tree as text, with `[[armures|armure]]` for the link of a term and `((mot|adresse))` for any other. */
export function shown(node: TreeNode): string {
	if (node.type === 'link') {
		const isTerm = (properties(node).className as string[] | undefined)?.includes('terme');
		const slug = /\/glossaire\/(.+)\/$/.exec(node.url ?? '')?.[1];
		return isTerm ? `[[${plainText(node)}|${slug}]]` : `((${plainText(node)}|${node.url}))`;
	}
	if (node.value !== undefined) return node.value;
	const separator = ['root', 'list', 'listItem', 'table', 'tableRow', 'mdxJsxFlowElement'].includes(node.type)
		? '\n'
		: '';
	return (node.children ?? []).map(shown).join(separator);
}
