import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { dist } from '../../site/built-site';

/** What an author pastes once a page. */
export const script = '<script src="{{site}}/arbitre.js" referrerpolicy="no-referrer" async></script>';

/** What an author pastes where a tool is to stand: attributes, and the link that takes its place meanwhile. */
export const embed = (
	attributes = 'jeu="keyforge" outil="combat"',
	inside = '<a href="{{site}}/keyforge/outils/combat/">Calculateur de combat</a>',
): string => `<arbitre-outil ${attributes}>${inside}</arbitre-outil>`;

export const element = (page: Page): Locator => page.locator('arbitre-outil');
export const frame = (page: Page): Locator => element(page).locator('iframe');

/** Waits until a frame has told its height and is shown. Browsers draw only what is near the window. */
export async function answered(frame: Locator): Promise<void> {
	await expect(frame).toHaveAttribute('src');
	await frame.scrollIntoViewIfNeeded();
	await expect(frame).toHaveCSS('opacity', '1');
}

/** Waits until a frame is exactly as high as what it holds, so that nothing in it scrolls. */
export async function fits(frame: Locator): Promise<void> {
	await expect
		.poll(async () => {
			const given = await frame.evaluate(({ clientWidth, clientHeight }) => ({ clientWidth, clientHeight }));
			const content = frame.contentFrame().locator(':root');
			const needed = await content.evaluate((root) => ({
				height: root.getBoundingClientRect().height,
				sideways: root.scrollWidth - root.clientWidth,
				bar: innerWidth - root.clientWidth,
			}));
			return { ...needed, height: Math.ceil(needed.height) - given.clientHeight };
		})
		.toEqual({ height: 0, sideways: 0, bar: 0 });
}

/** Width and height of an element as it is drawn. */
export const size = (locator: Locator): Promise<{ width: number; height: number }> =>
	locator.evaluate((element) => {
		const { width, height } = element.getBoundingClientRect();
		return { width, height };
	});

/** Address of the site that the script was built for, with a final slash. */
export function builtFor(): string {
	const address = /Sitemap: (\S+)sitemap-index/.exec(readFileSync(path.join(dist, 'robots.txt'), 'utf8'))?.[1];
	if (!address) throw new Error(`${dist}/robots.txt names no sitemap.`);
	return address;
}
