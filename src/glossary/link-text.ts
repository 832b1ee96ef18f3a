import { type Features, markdownToHtml } from 'satteri';
import { type BrokenLink, type LinkContext, linkTree, type TermUse } from './link-tree';
import { plainText } from './mdast';
import { changedTree } from './satteri-plugin';
import { typographicTree } from './typography';

/** A short text outside pages: its HTML, without the paragraph around it, and what it links. */
export interface LinkedText {
	html: string;
	/** Its words alone, as readers see them. */
	text: string;
	uses: TermUse[];
	broken: BrokenLink[];
}

/** Links the glossary terms and the author's links of a short Markdown text, and sets its typography. */
export function linkText(text: string, context: LinkContext, features: Features): LinkedText {
	let uses: TermUse[] = [];
	let broken: BrokenLink[] = [];
	let words = '';
	const plugin = changedTree((tree) => {
		const linked = linkTree(typographicTree(tree), context);
		({ uses, broken } = linked);
		words = plainText(linked.tree);
		return linked.tree;
	});
	const { html } = markdownToHtml(text, { mdastPlugins: [plugin], features });
	return { html: html.trim().replace(/^<p>|<\/p>$/g, ''), text: words, uses, broken };
}
