import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { tags } from '../a11y/axe-tags';

/**
 * Rules that look at nothing but names of elements, roles, classes and attributes, and how they hold one another: all
 * that a shape says (see `pathsOf`). They are asked of a page when it holds a path that no page before it held. Every
 * other rule, those of a version of axe to come included, is asked of every page: what it looks at is words, values,
 * sizes, colours, counts or order, which differ from one page to the next.
 */
const OF_SHAPE = [
	'aria-allowed-attr',
	'aria-braille-equivalent',
	'aria-conditional-attr',
	'aria-deprecated-role',
	'aria-hidden-body',
	'aria-hidden-focus',
	'aria-prohibited-attr',
	'aria-required-attr',
	'aria-required-children',
	'aria-required-parent',
	'aria-roledescription',
	'aria-roles',
	'aria-valid-attr',
	'blink',
	'css-orientation-lock',
	'frame-focusable-content',
	'html-has-lang',
	'html-xml-lang-mismatch',
	'marquee',
	'meta-refresh',
	'meta-viewport',
	'nested-interactive',
	'server-side-image-map',
];

/** What a colour scheme can change: the rest of a page is the same in both. */
const OF_COLOR = ['color-contrast', 'link-in-text-block'];

/** Makes axe part of the pages to come: cheaper than to send it to each of them. */
export const bringAxe = (page: Page): Promise<unknown> => page.addInitScript({ content: axe.source });

/**
 * The paths of a page, from its root to each element: name, classes, names of all attributes, and the values of those
 * that the rules of shape read. How often a path comes, and in which order, is no part of it.
 */
const pathsOf = (page: Page): Promise<string[]> =>
	page.evaluate(() => {
		// Values that are words, ids or addresses are not of the shape; that they are there is.
		const free =
			/^(aria-(label|labelledby|describedby|controls|owns|details|activedescendant|errormessage|posinset|setsize|rowindex|colindex|valuenow|valuetext|valuemin|valuemax)|(?!role$|type$|tabindex$|scope$|contenteditable$|aria-).*)$/;
		const found = new Set<string>();
		const walk = (element: Element, above: string) => {
			const attributes = [...element.attributes]
				.map(({ name, value }) => (name === 'class' || !free.test(name) ? `${name}=${value}` : name))
				.sort();
			const path = `${above}>${element.localName}[${attributes.join(' ')}]`;
			found.add(path);
			for (const child of element.children) walk(child, path);
		};
		walk(document.documentElement, '');
		return [...found];
	});

/** Paths that this worker has met in a page that was asked all the rules. */
const met = new Set<string>();

/**
 * What axe holds against the page in light, then in dark, one line an element.
 * Throws when it found nothing to check: the page would prove nothing.
 */
export async function violations(page: Page): Promise<string[]> {
	const unseen = (await pathsOf(page)).filter((path) => !met.has(path));
	const { light, dark, checked } = await page.evaluate(
		async ([tags, ofColor, left]) => {
			const { axe, document } = window as unknown as { axe: typeof import('axe-core'); document: Document };
			const options = { resultTypes: ['violations' as const], iframes: false };
			const rules = Object.fromEntries(left.map((rule) => [rule, { enabled: false }]));
			const light = await axe.run({ ...options, runOnly: { type: 'tag', values: tags }, rules });
			document.documentElement.dataset.theme = 'sombre';
			const dark = await axe.run({ ...options, runOnly: { type: 'rule', values: ofColor } });
			delete document.documentElement.dataset.theme;
			return { light: light.violations, dark: dark.violations, checked: light.passes.map(({ id }) => id) };
		},
		[tags, OF_COLOR, unseen.length > 0 ? [] : OF_SHAPE] as const,
	);
	if (checked.length <= 8 || !checked.includes('color-contrast'))
		throw new Error(`axe checked next to nothing at ${page.url()}: ${checked.join(', ')}.`);
	for (const path of unseen) met.add(path);
	const lines = (scheme: string, found: typeof light) =>
		found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `(${scheme}) ${id}: ${target.join(' ')}`));
	return [...lines('light', light), ...lines('dark', dark)];
}
