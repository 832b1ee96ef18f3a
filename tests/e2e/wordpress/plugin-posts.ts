import type { BrowserContext, Page } from '@playwright/test';
import type { Wordpress } from './installed';

// What an author does with our plugin in WordPress's editor, and what a reader has of it.

/** What the editor's own script offers, of what is used here. */
interface Editor {
	blocks: {
		createBlock(name: string, attributes: object): Block;
		pasteHandler(pasted: { HTML: string; plainText: string; mode: 'BLOCKS' }): Block[];
	};
	data: {
		select(store: string): { getBlocks(): Block[]; getPermalink(): string; getEditedPostContent(): string };
		dispatch(store: string): {
			insertBlocks(blocks: readonly Block[]): void;
			editPost(fields: object): void;
			savePost(): Promise<void>;
			set(scope: string, name: string, value: unknown): void;
		};
	};
}

interface Block {
	name: string;
	attributes: Record<string, unknown>;
}

type Wp = { wp: Editor };

/** Opens the editor on a new post, without what WordPress shows the first time. */
export async function openEditor(context: BrowserContext, { origin }: Wordpress): Promise<Page> {
	const page = await context.newPage();
	await page.goto(`${origin}/wp-admin/post-new.php`);
	await page.waitForFunction(() => (window as unknown as Partial<Wp>).wp?.data?.select('core/editor')?.getPermalink());
	await page.evaluate(() => {
		const { data } = (window as unknown as Wp).wp;
		data.dispatch('core/preferences').set('core/edit-post', 'welcomeGuide', false);
	});
	return page;
}

/** Inserts what the editor makes of a text pasted between two paragraphs; gives the names of the blocks. */
export const paste = (page: Page, text: string): Promise<string[]> =>
	page.evaluate((text) => {
		const { blocks, data } = (window as unknown as Wp).wp;
		const made = blocks.pasteHandler({ HTML: '', plainText: text, mode: 'BLOCKS' });
		const paragraph = (content: string) => blocks.createBlock('core/paragraph', { content });
		data.dispatch('core/block-editor').insertBlocks([paragraph('Avant.'), ...made, paragraph('Après.')]);
		return made.map(({ name }) => name);
	}, text);

/** Inserts our block, empty. */
export const insertBlock = (page: Page): Promise<void> =>
	page.evaluate(() => {
		const { blocks, data } = (window as unknown as Wp).wp;
		data.dispatch('core/block-editor').insertBlocks([blocks.createBlock('arbitre/outil', {})]);
	});

/** Waits until our block knows both heights of its frame. */
export const measured = (page: Page): Promise<unknown> =>
	page.waitForFunction(() =>
		(window as unknown as Wp).wp.data
			.select('core/block-editor')
			.getBlocks()
			.some(({ attributes }) => attributes.hauteurTelephone),
	);

/** Publishes the post; gives its address and what the server has kept of it. */
export const publish = (page: Page): Promise<{ post: string; kept: string }> =>
	page.evaluate(async () => {
		const { data } = (window as unknown as Wp).wp;
		data.dispatch('core/editor').editPost({ title: 'Mon avis', status: 'publish' });
		await data.dispatch('core/editor').savePost();
		const editor = data.select('core/editor');
		return { post: editor.getPermalink(), kept: editor.getEditedPostContent() };
	});

/** What a reader of a post has of our element in it. */
export interface SeenElement {
	/** Of the frame, and of what it shows, in CSS pixels. */
	height: number;
	content: number;
	/** How far the element goes beyond what holds it, and what has moved. */
	beyond: number;
	shift: number;
	/** What the frame shows, with its case. */
	address: string;
}

/** What is seen of our element once its frame has answered. */
export async function lookAtElement(page: Page): Promise<SeenElement> {
	const frame = page.locator('arbitre-outil iframe');
	await frame.scrollIntoViewIfNeeded();
	await page.waitForFunction(() => {
		const inside = document.querySelector('arbitre-outil')?.shadowRoot?.querySelector('iframe');
		return inside && getComputedStyle(inside).opacity === '1';
	});
	await page.waitForTimeout(500);
	const content = await frame
		.contentFrame()
		.locator('html')
		.evaluate((root) => Math.ceil(root.getBoundingClientRect().height));
	const drawn = await frame.evaluate((element) => ({
		height: element.clientHeight,
		address: (element as HTMLIFrameElement).src,
		shift: (window as unknown as { counted: { shift: number } }).counted.shift,
	}));
	const beyond = await page.locator('arbitre-outil').evaluate((element) => {
		const right = (of: Element | null) => of?.getBoundingClientRect().right ?? 0;
		return Math.max(0, right(element) - right(element.parentElement));
	});
	return { ...drawn, content, beyond };
}
