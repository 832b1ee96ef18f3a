import type { HtmlElement } from 'html-validate';
import { type BuiltPage, builtPages } from './built-site';
import { parser } from './validator';

/** A page of the build, read as elements. */
export interface ParsedPage extends BuiltPage {
	readonly root: HtmlElement;
	/** Ids of its elements, in their order, doubles included. */
	readonly ids: readonly string[];
}

/** Values of an attribute of a page, where it is. */
export const valuesOf = (root: HtmlElement, attribute: string): string[] =>
	root.querySelectorAll(`[${attribute}]`).flatMap((element) => element.getAttributeValue(attribute) ?? []);

/** What a page says under a selector, its text or an attribute of it: nothing unless it does so once. */
export function said(root: HtmlElement, selector: string, attribute?: string): string {
	const [found, ...others] = root.querySelectorAll(selector);
	if (!found || others.length > 0) return '';
	return (attribute ? found.getAttributeValue(attribute) : found.textContent)?.trim() ?? '';
}

/** Every page that says something, read once for all the tests of a worker. */
export const parsedPages: readonly ParsedPage[] = builtPages().map(({ path, html }) => {
	const root = parser.parseHtml(html);
	return { path, html, root, ids: valuesOf(root, 'id') };
});

if (parsedPages.length < 100) throw new Error(`The built site has ${parsedPages.length} pages only.`);

/** Path that the site is served under. */
export const base = parsedPages[0]?.root.querySelector('html')?.getAttributeValue('data-base') ?? '/';

/** Pages that say nothing of their own, left out of the sitemap. */
export const apart: readonly string[] = ['/404.html', '/recherche/'];
