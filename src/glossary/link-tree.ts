import type { FormIndex } from './forms';
import { findTerms } from './match';
import { attribute, lineOf, plainText, type TreeNode, withProperties } from './mdast';

/** `terme:`, `regle:`, `chapitre:`, `outil:` and `deroulement:` links, resolved to addresses of the site. */
export type LinkKind = 'terme' | 'regle' | 'chapitre' | 'outil' | 'deroulement';

export interface LinkContext {
	/** Forms of the page's own game. */
	index: FormIndex;
	/** Slug of the term whose page this is: never linked to itself. */
	self?: string | undefined;
	/** Address of a target, or `undefined` when it does not exist. */
	resolve: (kind: LinkKind, target: string) => string | undefined;
}

/** A place of the page that links a term: what « cité par » is made of. */
export interface TermUse {
	slug: string;
	/** Id of the rule statement around the link, when there is one. */
	rule: string | undefined;
}

/** A place of the page that names a term, whether it links it or not. */
export interface Mention extends TermUse {
	/** In an example, or where sources diverge: beside what the page says. */
	aside: boolean;
}

export interface BrokenLink {
	kind: LinkKind | 'adresse';
	target: string;
	line: number;
}

export interface Linked {
	tree: TreeNode;
	uses: TermUse[];
	mentions: Mention[];
	rulesCited: string[];
	broken: BrokenLink[];
}

interface Neighbors {
	starts: number[];
	found: ReturnType<typeof findTerms>;
}

/**
 * In headings, and in emphasis, which holds the names of cards, only the author's own links are resolved. So it is
 * in the headings of columns, which a phone does not show.
 */
const quietTypes = new Set(['heading', 'emphasis']);
const isQuiet = (node: TreeNode, at: number) => quietTypes.has(node.type) || (node.type === 'tableRow' && at === 0);
const untouched = new Set(['linkReference', 'inlineCode', 'code', 'mdxjsEsm']);
const asides = new Set(['Exemple', 'Contradiction']);
const scheme = /^(terme|regle|chapitre|outil|deroulement):(.+)$/;

/**
 * Links glossary terms, first use in each section, and resolves the author's own links. Linking changes
 * no visible character, and linking a linked tree changes nothing.
 */
export function linkTree(root: TreeNode, context: LinkContext): Linked {
	const uses: TermUse[] = [];
	const mentions: Mention[] = [];
	const rulesCited: string[] = [];
	const broken: BrokenLink[] = [];
	/** Addresses that the section links already. */
	const seen = new Set<string>();
	const own = context.self && context.resolve('terme', context.self);
	/** Rule of the heading above, then of the statement around. */
	let rule: string | undefined;
	let quiet = false;
	let aside = false;
	const neighbors = new WeakMap<readonly TreeNode[], Neighbors>();
	if (own) seen.add(own);

	function visit(node: TreeNode, at: number, siblings: readonly TreeNode[]): TreeNode[] {
		if (node.type === 'heading') {
			seen.clear();
			if (own) seen.add(own);
			if ((node.depth ?? 2) <= 2) rule = ruleId(node);
		}
		if (node.type === 'link') return [authorLink(node)];
		if (untouched.has(node.type)) return [node];
		if (node.type === 'text') return quiet ? [node] : autoLinks(node, at, siblings);
		if (!node.children) return [node];
		const outer = { rule, quiet, aside };
		rule = ruleId(node) ?? rule;
		quiet ||= isQuiet(node, at);
		aside ||= asides.has(node.name ?? '');
		const children = node.children.flatMap(visit);
		({ rule, quiet, aside } = outer);
		return [{ ...node, children }];
	}

	function authorLink(node: TreeNode): TreeNode {
		const url = node.url ?? '';
		const match = scheme.exec(url);
		if (!match) {
			if (url.startsWith('/')) seen.add(url);
			else if (!url.startsWith('#')) broken.push({ kind: 'adresse', target: url, line: lineOf(node) });
			return node;
		}
		const [, kind, target] = match as unknown as [string, LinkKind, string];
		const address = context.resolve(kind, target);
		if (!address) {
			broken.push({ kind, target, line: lineOf(node) });
			return node;
		}
		if (kind === 'regle') rulesCited.push(target);
		if (kind !== 'terme') return { ...node, url: address };
		seen.add(address);
		uses.push({ slug: target, rule });
		mentions.push({ slug: target, rule, aside });
		return withProperties({ ...node, url: address }, { className: ['terme'] });
	}

	/**
	 * Terms in the text of neighbouring nodes, read as one text, and where each node starts in it. Found once for all of
	 * them.
	 */
	function termsAmong(siblings: readonly TreeNode[]): Neighbors {
		const known = neighbors.get(siblings);
		if (known) return known;
		let text = '';
		const starts = siblings.map((sibling) => {
			const start = text.length;
			text += plainText(sibling);
			return start;
		});
		const result = { starts, found: findTerms(text, context.index) };
		neighbors.set(siblings, result);
		return result;
	}

	/** The text around counts too: a term may stand in a phrase that forbids it, half of which is linked. */
	function autoLinks(node: TreeNode, at: number, siblings: readonly TreeNode[]): TreeNode[] {
		const text = node.value ?? '';
		const { starts, found } = termsAmong(siblings);
		const offset = starts[at] ?? 0;
		const parts: TreeNode[] = [];
		let from = 0;
		for (const { slug, ...place } of found) {
			const [start, end] = [place.start - offset, place.end - offset];
			if (start < 0 || end > text.length) continue;
			const url = context.resolve('terme', slug);
			if (!url || url === own) continue;
			mentions.push({ slug, rule, aside });
			if (seen.has(url)) continue;
			seen.add(url);
			uses.push({ slug, rule });
			if (start > from) parts.push({ type: 'text', value: text.slice(from, start) });
			const children = [{ type: 'text', value: text.slice(start, end) }];
			parts.push(withProperties({ type: 'link', url, title: null, children }, { className: ['terme'] }));
			from = end;
		}
		if (parts.length === 0) return [node];
		if (from < text.length) parts.push({ type: 'text', value: text.slice(from) });
		return parts;
	}

	return { tree: visit(root, 0, [root])[0] as TreeNode, uses, mentions, rulesCited, broken };
}

function ruleId(node: TreeNode): string | undefined {
	const properties = node.data?.hProperties as { id?: string; className?: string[] } | undefined;
	if (properties?.className?.includes('regle')) return properties.id;
	return node.name === 'Contradiction' ? attribute(node, 'id') : undefined;
}
