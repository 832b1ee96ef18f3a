import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isFrame } from '../../src/library/addresses';

/** Folder of the built site that the server under test serves; `SITE_DIR` names another one than `dist`. */
export const dist = path.resolve(process.env.SITE_DIR ?? 'dist');

const text = (file: string) => readFileSync(path.join(dist, file), 'utf8');

/** Paths of the sitemap, in its order. Throws when there are too few for the tests to prove anything. */
export function sitemapPaths(): string[] {
	const files = [...text('sitemap-index.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) =>
		path.basename(url ?? ''),
	);
	const paths = files.flatMap((file) =>
		[...text(file).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname),
	);
	if (paths.length < 100) throw new Error(`The sitemap of ${dist} has ${paths.length} pages only.`);
	return paths;
}

/** Every HTML page of the build that says something: its address and its text. Those at old addresses only lead on. */
export function builtPages(): { path: string; html: string }[] {
	return readdirSync(dist, { recursive: true, encoding: 'utf8' })
		.filter((file) => file.endsWith('.html'))
		.map((file) => ({ path: `/${file.replace(/(^|\/)index\.html$/, '$1')}`, html: text(file) }))
		.filter(({ html }) => !html.includes('data-deplacee'));
}

/** The heaviest page whose address matches; `tool: false` leaves out those that hold a widget. */
export function longest(address: RegExp, { tool = true } = {}): string {
	const [first] = builtPages()
		.filter((page) => address.test(page.path) && !isFrame(page.path) && (tool || !page.html.includes('data-outil=')))
		.sort((a, b) => b.html.length - a.html.length);
	if (!first) throw new Error(`No built page matches ${address}.`);
	return first.path;
}
