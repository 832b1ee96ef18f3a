import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isFrame } from '../../src/addresses/addresses';

/** Folder of the built site that is under test; `SITE_DIR` names another one than `dist`. */
export const dist = path.resolve(process.env.SITE_DIR ?? 'dist');

/** Text of a file of the built site, by its path from the folder. Throws when it is not there. */
export const readBuilt = (file: string): string => readFileSync(path.join(dist, file), 'utf8');

/** What is worked out when it is first asked for, and kept. */
function once<T>(work: () => T): () => T {
	let kept: { value: T } | undefined;
	return () => {
		kept ??= { value: work() };
		return kept.value;
	};
}

/** Paths of the sitemap, in its order. Throws when there are too few for the tests to prove anything. */
export const sitemapPaths = once((): readonly string[] => {
	const files = [...readBuilt('sitemap-index.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) =>
		path.basename(url ?? ''),
	);
	const paths = files.flatMap((file) =>
		[...readBuilt(file).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname),
	);
	if (paths.length < 100) throw new Error(`The sitemap of ${dist} has ${paths.length} pages only.`);
	return paths;
});

/** A page of the build: its address, without the path that the site is served under, and its text. */
export interface BuiltPage {
	readonly path: string;
	readonly html: string;
}

/** Every HTML file of the build. */
const htmlFiles = once((): readonly BuiltPage[] =>
	readdirSync(dist, { recursive: true, encoding: 'utf8' })
		.filter((file) => file.endsWith('.html'))
		.map((file) => ({ path: `/${file.replace(/(^|\/)index\.html$/, '$1')}`, html: readBuilt(file) })),
);

/** Whether a page stands at an old address and only leads on. */
const leadsOn = ({ html }: BuiltPage): boolean => html.includes('data-deplacee');

/** Every page of the build that says something. Those at old addresses only lead on: see `movedPages`. */
export const builtPages = once((): readonly BuiltPage[] => htmlFiles().filter((page) => !leadsOn(page)));

/** The pages at old addresses. */
export const movedPages = once((): readonly BuiltPage[] => htmlFiles().filter(leadsOn));

/** Whether a page holds a tool. */
export const holdsTool = ({ html }: BuiltPage): boolean => html.includes('data-outil=');

/** The heaviest page whose address matches; `tool: false` leaves out those that hold a widget. */
export function longest(address: RegExp, { tool = true } = {}): string {
	const [first] = builtPages()
		.filter((page) => address.test(page.path) && !isFrame(page.path) && (tool || !holdsTool(page)))
		.sort((a, b) => b.html.length - a.html.length);
	if (!first) throw new Error(`No built page matches ${address}.`);
	return first.path;
}
