import { expect, type Page, test } from '@playwright/test';
import { type HostPage, useHost } from './host-page';
import { plainPage } from './hosts/plain';
import { expectWords } from './hosts/tooltips';

// What the documentation gives to copy does what it says, in the page of another site.

const pages: Record<string, HostPage> = {};
const host = useHost(pages);

/** Codes of a page of the documentation as they are copied, with the address of the tested site. */
async function examples(page: Page, address: string): Promise<string[]> {
	await page.goto(address);
	const codes = await page.locator('figure code').allTextContents();
	return codes.map((code) =>
		code.replaceAll(
			/https:\/\/arbitre\.example\/?/g,
			(found) => `${host.current.site}${found.endsWith('/') ? '/' : ''}`,
		),
	);
}

test('the examples of tooltips are marked', async ({ page }) => {
	const codes = await examples(page, '/integrer/bulles/');
	const line = codes.find((code) => code.startsWith('<script')) ?? '';
	const texts = codes.filter((code) => /^<(p|blockquote) ?/.test(code));
	expect(texts).toHaveLength(3);
	pages['/'] = { html: plainPage(texts.join('') + line) };
	await page.goto(`${host.current.origin}/`);
	await expectWords(page, ['conflit politique', 'défenseurs', 'duel', 'armure', 'dans les vapes', 'duel']);
});

test('the script for a wiki marks what the wiki shows', async ({ page }) => {
	const codes = await examples(page, '/integrer/bulles/');
	const script = codes.find((code) => code.includes('createElement')) ?? '';
	const html = `<p>Une armure.</p><div id="mw-content-text"><p>Une défausse.</p></div><script>${script}</script>`;
	pages['/wiki'] = { html: plainPage(html) };
	await page.goto(`${host.current.origin}/wiki`);
	await expectWords(page, ['défausse']);
});

test('the script of heights fits all the plain frames of a page', async ({ page }) => {
	const codes = await examples(page, '/integrer/');
	const script = codes.find((code) => code.includes('addEventListener')) ?? '';
	const frame = codes.find((code) => code.startsWith('<iframe')) ?? '';
	const other = frame.replace(/integrer\/[^"]+/, 'integrer/keyforge/glossaire/armure/');
	pages['/cadres'] = { html: plainPage(`<script>${script}</script>${frame}${other}`) };
	await page.goto(`${host.current.origin}/cadres`);
	const frames = page.locator('iframe');
	await expect(frames).toHaveCount(2);
	for (const one of await frames.all()) {
		await one.scrollIntoViewIfNeeded();
		const content = one.contentFrame().locator('html');
		await expect
			.poll(async () => {
				const shown = await one.evaluate((element) => element.clientHeight);
				return shown - (await content.evaluate((html) => html.scrollHeight));
			})
			.toBe(0);
	}
	expect(await frames.first().getAttribute('height')).not.toBe(
		`${await frames.first().evaluate((one) => one.clientHeight)}`,
	);
});
