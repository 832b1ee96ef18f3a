import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

/** WCAG 2.2, levels A and AA, as axe names them. */
export const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export interface Asked {
	/** Part of the page that is read: all of it when nothing is said. */
	include?: string;
	/** What is left out of it. */
	exclude?: string;
	/** Tags of the rules, WCAG 2.2 A and AA when nothing is said; or the rules themselves. */
	tags?: readonly string[];
	rules?: readonly string[];
	/** Rules that must have found something to check: that of links when nothing is said. */
	least?: readonly string[];
	/** How many rules must have: nine when nothing is said, one when the rules are named. */
	atLeast?: number;
}

/**
 * What axe holds against a page as it stands, one line an element. Throws when it found nothing to check. Frames are pages
 * of their own, and left out: axe’s package for Playwright, which reads them, opens a page to put their answers together.
 */
export async function violations(page: Page, asked: Asked = {}): Promise<string[]> {
	if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
	const { include, exclude, least = ['link-name'] } = asked;
	const found = await page.evaluate(
		async ({ context, runOnly }) => {
			const { axe } = window as unknown as { axe: typeof import('axe-core') };
			const { violations, passes } = await axe.run(context, { resultTypes: ['violations'], iframes: false, runOnly });
			return { violations, checked: passes.map(({ id }) => id) };
		},
		{
			context: { include: [[include ?? 'html']], exclude: exclude === undefined ? [] : [[exclude]] },
			runOnly: asked.rules
				? { type: 'rule' as const, values: [...asked.rules] }
				: { type: 'tag' as const, values: [...(asked.tags ?? tags)] },
		},
	);
	const idle = least.filter((rule) => !found.checked.includes(rule));
	if (idle.length > 0 || found.checked.length < (asked.atLeast ?? (asked.rules ? 1 : 9)))
		throw new Error(`At ${page.url()}, axe checked next to nothing: ${found.checked.join(', ')}.`);
	return found.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
