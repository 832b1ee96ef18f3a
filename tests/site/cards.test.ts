import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { cardFolder, isFrame } from '../../src/addresses/addresses';
import { dist } from './built-site';
import { base, parsedPages, said } from './parsed-pages';

// What a chat, a forum or a network draws of a link to a page of ours.

const pages = parsedPages.filter(({ path }) => !isFrame(path));
const meta = ({ root }: (typeof pages)[number], name: string): string =>
	said(root, `meta[property="${name}"]`, 'content');

/** Width and height of a PNG, as its first bytes say them. */
function sizeOf(png: Buffer): string {
	if (png.toString('latin1', 1, 4) !== 'PNG') return 'no PNG';
	return `${png.readUInt32BE(16)} × ${png.readUInt32BE(20)}`;
}

/** The file of the site at an absolute address. */
const fileAt = (address: string): string => path.join(dist, new URL(address).pathname.slice(base.length));

test('no two pages have the same title on their card, and that of a game names it', () => {
	const titles = pages.map((page) => meta(page, 'og:title'));
	expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
	const nameless = pages.filter((page) => {
		const game = said(page.root, 'html', 'data-jeu');
		if (game === '') return false;
		const [name = '?'] = { l5r: ['L5R'], arkham: ['Arkham'] }[game] ?? [game];
		return !meta(page, 'og:title').toLowerCase().includes(name.toLowerCase());
	});
	expect(nameless.map(({ path }) => path)).toEqual([]);
});

test('each page has a picture that is there, with its words', () => {
	const missing: string[] = [];
	for (const page of pages) {
		const image = meta(page, 'og:image');
		const facts: [string, boolean][] = [
			[
				'absolute, of this site',
				image.startsWith(new URL(base, said(page.root, 'meta[property="og:url"]', 'content')).href),
			],
			['there', image !== '' && existsSync(fileAt(image))],
			['words', meta(page, 'og:image:alt').length > 10],
			['large', said(page.root, 'meta[name="twitter:card"]', 'content') === 'summary_large_image'],
		];
		missing.push(...facts.filter(([, right]) => !right).map(([name]) => `${page.path}: ${name}`));
	}
	expect(missing).toEqual([]);
});

test('pictures are few, light, and each is on a card', () => {
	const files = readdirSync(path.join(dist, cardFolder), { recursive: true, encoding: 'utf8' })
		.filter((file) => file.endsWith('.png'))
		.map((file) => path.join(dist, cardFolder, file));
	expect(files.length).toBeLessThan(40);
	const shown = new Set(pages.map((page) => fileAt(meta(page, 'og:image'))));
	expect(new Set(files)).toEqual(shown);
	for (const file of files) {
		const png = readFileSync(file);
		expect(sizeOf(png), file).toBe('1200 × 630');
		expect(png.length, file).toBeLessThan(40 * 1024);
	}
});

test('oEmbed names the picture of its page', () => {
	const named = pages.flatMap(({ root, path }) => {
		const address = said(root, 'link[type="application/json+oembed"]', 'href');
		return address === '' ? [] : [{ path, document: JSON.parse(readFileSync(fileAt(address), 'utf8')) }];
	});
	expect(named.length).toBeGreaterThan(400);
	const pictures = new Map(pages.map((page) => [page.path, meta(page, 'og:image')]));
	const wrong = named.filter(
		({ path, document }) =>
			document.thumbnail_url !== pictures.get(path) ||
			document.thumbnail_width !== 1200 ||
			document.thumbnail_height !== 630,
	);
	expect(wrong.map(({ path }) => path)).toEqual([]);
});
