import type { Browser, BrowserContext, Page } from '@playwright/test';
import { AUTHOR, type Wordpress } from './installed';

/** Opens WordPress as somebody: the author unless told otherwise. */
export async function logIn(
	browser: Browser,
	{ origin }: Wordpress,
	{ name, password } = AUTHOR,
): Promise<BrowserContext> {
	const context = await browser.newContext();
	const page = await context.newPage();
	await page.goto(`${origin}/wp-login.php`);
	await page.locator('#user_login').fill(name);
	await page.locator('#user_pass').fill(password);
	await page.locator('#wp-submit').click();
	await page.waitForURL(/wp-admin/);
	await page.close();
	return context;
}

/** What the editor's own script offers, of what is used here. */
interface Editor {
	blocks: { createBlock(name: string, attributes: object): { clientId: string } };
	data: {
		select(store: string): {
			getEmbedPreview(address: string): { html?: string } | false | undefined;
			getBlocks(): readonly unknown[];
			getPermalink(): string;
			getEditedPostContent(): string;
		};
		dispatch(store: string): {
			insertBlocks(blocks: readonly object[]): void;
			editPost(fields: object): void;
			savePost(): Promise<void>;
		};
	};
}

/**
 * Publishes a post from WordPress's editor with an address between two paragraphs, in the block that the editor makes of an
 * address pasted on its own line. Gives the address of the post and what the editor has written.
 */
export async function publishFromEditor(
	context: BrowserContext,
	{ origin }: Wordpress,
	pasted: string,
): Promise<{ post: string; written: string }> {
	const page = await context.newPage();
	await page.goto(`${origin}/wp-admin/post-new.php`);
	await page.waitForFunction(() =>
		(window as unknown as { wp?: Editor }).wp?.data?.select('core/editor')?.getPermalink(),
	);
	const made = await page.evaluate(async (pasted) => {
		const { blocks, data } = (window as unknown as { wp: Editor }).wp;
		const paragraph = (content: string) => blocks.createBlock('core/paragraph', { content });
		const embed = blocks.createBlock('core/embed', { url: pasted });
		data.dispatch('core/block-editor').insertBlocks([paragraph('Avant.'), embed, paragraph('Après.')]);
		data.dispatch('core/editor').editPost({ title: 'Mon avis' });
		// Until its preview has come, from which the block takes its names.
		for (let time = 0; time < 100 && !data.select('core').getEmbedPreview(pasted); time += 1)
			await new Promise((resolve) => setTimeout(resolve, 100));
		await new Promise((resolve) => setTimeout(resolve, 300));
		data.dispatch('core/editor').editPost({ status: 'publish' });
		await data.dispatch('core/editor').savePost();
		const editor = data.select('core/editor');
		return { post: editor.getPermalink(), written: editor.getEditedPostContent() };
	}, pasted);
	await page.close();
	return made;
}

/** What a reader of a published post has of the frame in it. */
export interface Seen {
	/** Of the frame, and of what it shows, in CSS pixels. */
	height: number;
	content: number;
	width: number;
	border: string;
	/** How far the frame goes beyond its block, to the right. */
	beyond: number;
	/** Sum of what moved, as browsers count it. */
	shift: number;
	/** Whether the link that stands in for the frame is still shown. */
	link: boolean;
}

/** Counts what moves in the pages to come. */
export const countShifts = (page: Page): Promise<unknown> =>
	page.addInitScript(() => {
		if (window !== top) return;
		const counted = { shift: 0 };
		Object.assign(window, { counted });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
				if (!entry.hadRecentInput) counted.shift += entry.value;
		}).observe({ type: 'layout-shift', buffered: true });
	});

/** What is seen of the frame of a published post, once its height is settled. */
export async function lookAt(page: Page): Promise<Seen> {
	const frame = page.locator('iframe.wp-embedded-content');
	await page.locator('blockquote.wp-embedded-content').waitFor({ state: 'hidden' });
	let last = -1;
	for (let same = 0; same < 5; ) {
		const height = await frame.evaluate((element) => element.clientHeight);
		same = height === last ? same + 1 : 0;
		last = height;
		await page.waitForTimeout(100);
	}
	const content = await frame
		.contentFrame()
		.locator('html')
		.evaluate((root) => Math.ceil(root.getBoundingClientRect().height));
	const drawn = await frame.evaluate((element) => ({
		height: element.clientHeight,
		width: element.getBoundingClientRect().width,
		border: getComputedStyle(element).borderTopWidth,
		beyond: Math.max(
			0,
			element.getBoundingClientRect().right - (element.parentElement?.getBoundingClientRect().right ?? 0),
		),
		shift: (window as unknown as { counted: { shift: number } }).counted.shift,
	}));
	return { ...drawn, content, link: await page.locator('blockquote.wp-embedded-content').isVisible() };
}
