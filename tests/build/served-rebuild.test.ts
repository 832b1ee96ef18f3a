import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ask } from '../hosts/answers';
import { serveFolder } from '../small-site/served-folder';
import { startBuild } from './site-copy';
import { BASE, smallSite } from './small-site';

/** Addresses of the pages of a site, and what each holds. */
const pagesOf = (dir: string): Map<string, string> =>
	new Map(
		readdirSync(dir, { recursive: true, encoding: 'utf8' })
			.filter((file) => path.basename(file) === 'index.html')
			.map((file) => [BASE + file.slice(0, -'index.html'.length), readFileSync(path.join(dir, file), 'latin1')]),
	);

test('a site that is built again while it is served: its old pages, a word, then its new ones', async () => {
	const root = mkdtempSync(path.join(tmpdir(), 'arbitre-rebuild-'));
	onTestFinished(() => rmSync(root, { recursive: true, force: true }));
	cpSync((await smallSite()).root, root, { recursive: true, verbatimSymlinks: true });
	const dir = path.join(root, 'dist');
	const before = pagesOf(dir);
	const term = path.join(root, 'content/essai/glossaire/zone.mdx');
	writeFileSync(term, `${readFileSync(term, 'utf8').trimEnd()}\n\nUne zone a un bord. [#zone-bord]\n`);

	const server = await serveFolder(dir);
	onTestFinished(() => server.close());
	const port = Number(new URL(server.origin).port);
	const build = startBuild(root, { SITE_BASE: BASE });
	let building = true;
	build.then(() => {
		building = false;
	});
	const said: string[] = [];
	const strange: string[] = [];
	while (building)
		for (const [address, text] of before) {
			const { status, headers, body } = await ask(port, address);
			if (status === 503 && headers['retry-after'] && !body.includes('<')) said.push(address);
			// A new page is seen once the build is done, which may be now.
			else if (status !== 200 || (body !== text && pagesOf(dir).get(address) !== body))
				strange.push(`${status} ${address}`);
		}
	const { status, report } = await build;
	expect(status, report).toBe(0);
	expect(strange).toEqual([]);
	expect(said).not.toEqual([]);
	const after = pagesOf(dir);
	for (const [address, text] of after) expect((await ask(port, address)).body === text, address).toBe(true);
	expect(after.get(`${BASE}essai/glossaire/zone/`)).toContain('Une zone a un bord.');
});
