import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { listVersion, newestOf } from '../../../src/offline/build/list-version';
import { isReading } from '../../../src/offline/build/reading-files';
import { asVersion } from '../../../src/offline/site-version';

const built = (files: Record<string, string>) =>
	Object.entries(files).map(([path, text]) => ({ path, body: Buffer.from(text) }));
const site = {
	'': 'Accueil',
	'_astro/box.1.js': 'import("./session.2.js")',
	'_astro/session.2.js': 'new Worker("/_astro/worker.3.js")',
	'_astro/worker.3.js': '',
};

describe('the version of a site', () => {
	it('is the same for the same files, on another day and in another order', async () => {
		const first = await listVersion(built(site), '2026-11-01');
		const second = await listVersion(built(site).reverse(), '2026-11-20');
		expect(second).toEqual({ ...first, date: '2026-11-20' });
		const other = await listVersion(built({ ...site, '': 'Accueil !' }), '2026-11-01');
		expect(other.version).not.toBe(first.version);
	});

	it('tells of each file its size and the start of its SHA-256', async () => {
		const { files } = await listVersion(built({ '': 'é' }), '2026-11-01');
		expect(files).toEqual([['', 2, createHash('sha256').update('é').digest('hex').slice(0, 16)]]);
	});

	it('tells what scripts name, workers too', async () => {
		const { files, uses } = await listVersion(built(site), '2026-11-01');
		const named = uses.map((places) => places.map((at) => files[at]?.[0]));
		expect(named).toEqual([
			['_astro/box.1.js', '_astro/session.2.js'],
			['_astro/session.2.js', '_astro/worker.3.js'],
		]);
	});

	it('is told in few bytes', async () => {
		const list = await listVersion(built(site), '2026-11-01');
		const size = Object.values(site).join('').length;
		expect(newestOf(list)).toEqual({ version: list.version, date: '2026-11-01', size });
	});
});

describe('a list', () => {
	it('is told from what another version or a portal answers', async () => {
		const list = await listVersion(built(site), '2026-11-01');
		expect(asVersion(JSON.parse(JSON.stringify(list)))).toEqual(list);
		const wrong = [
			undefined,
			null,
			'<html>',
			[['', 10]],
			{},
			{ ...list, files: [['', '10', 'x']] },
			{ ...list, uses: 1 },
		];
		for (const value of wrong) expect(asVersion(value)).toBeUndefined();
	});
});

it('reading takes pages and their files, not what is for machines, hosts and other sites', () => {
	const read = ['', 'keyforge/', 'integrer/', '_astro/box.1.js', 'pagefind/pagefind.js', 'manifest.webmanifest'];
	const unread = [
		...['sw.js', 'hors-ligne.json', 'version.json', '_headers', '.htaccess', '404.html', 'sitemap-0.xml', 'arbitre.js'],
		...['api/v1/jeux.json', 'oembed/l5r/duel.json', 'integrer/l5r/duel/', 'pagefind/pagefind-ui.js'],
		...['vignettes/l5r/outils.png', 'llms.txt'],
	];
	expect([...read, ...unread].filter(isReading)).toEqual(read);
});
