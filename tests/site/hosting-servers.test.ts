import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from '../hosts/answers';
import { type Compared, compared, type SideBySide } from '../hosts/compare';
import { hostServers } from '../hosts/servers';
import { dist } from './built-site';
import { base } from './parsed-pages';

// The site as nginx and Apache serve it, set as the page for hosts says, against what `npm start` answers.

/** A file of a folder of the build. */
const fileIn = (folder: string, is: RegExp): string => {
	const found = readdirSync(path.join(dist, folder)).find((name) => is.test(name));
	if (!found) throw new Error(`No file of ${folder} matches ${is}.`);
	return `${base}${folder}/${found}`;
};

const script = fileIn('_astro', /\.js$/);
const kept: readonly string[] = [script, fileIn('_astro', /\.css$/), fileIn('_astro/fonts', /\.woff2$/)];

const served: readonly string[] = [
	...kept,
	...[
		'',
		'index.html',
		'404.html',
		'a-propos/',
		'keyforge/',
		'keyforge/?a=b',
		'keyforge/glossaire/armure/',
		'keyforge/outils/combat/',
		'keyforge/deroulement/schemas/tour.json',
		'arkham/outils/test-de-competence/donnees.json',
		'arkham/glossaire/apercus.json',
		'recherche/?q=armure',
		'integrer/',
		'integrer/keyforge/combat/?theme=sombre',
		'integrer/keyforge/glossaire/armure/',
		'api/v1/jeux.json',
		'oembed/keyforge/combat.json',
		'pagefind/pagefind.js',
		'pagefind/pagefind-entry.json',
		'arbitre.js',
		'bulles.js',
		'sw.js',
		'hors-ligne.json',
		'manifest.webmanifest',
		'opensearch.xml',
		'nouveautes.xml',
		'robots.txt',
		'favicon.svg',
		'icone-192.png',
		'%6beyforge/',
		'integrer/%6beyforge/combat/',
	].map((address) => base + address),
];

const elsewhere = ['keyforge', 'keyforge?a=b', 'integrer/keyforge/combat'].map((address) => base + address);

const nowhere = [
	'nulle-part',
	'keyforge/rien/',
	'integrer/rien/',
	'api/v1/rien.json',
	'_astro/rien.js',
	'integrer-autre/',
	'.nginx.conf',
	'%',
	'..%2f..%2fpackage.json',
	'/',
	'/keyforge/',
	'_astro/',
	'.htaccess',
].map((address) => base + address);

/** Where these servers do as they please, in ways that nobody depends on. */
const otherwise = {
	nginx: [
		// No address, and an address that leaves the site.
		`${base}%: 404 here, 400 there`,
		`${base}..%2f..%2fpackage.json: 404 here, 400 there`,
		// Slashes are one.
		`${base}/: 404 here, 200 there`,
		`${base}/keyforge/: 404 here, 200 there`,
	],
	Apache: [
		`${base}%: 404 here, 400 there`,
		// Refused before it looks at the folder.
		`${base}..%2f..%2fpackage.json: another page there`,
		`${base}/: 404 here, 200 there`,
		`${base}/keyforge/: 404 here, 200 there`,
		// What it would list, and what sets it: it says that they are there, and no more.
		`${base}_astro/: 404 here, 403 there`,
		`${base}.htaccess: 404 here, 403 there`,
	],
};

let site: Compared;
beforeAll(async () => {
	site = await compared(dist, base);
	// Thousands of files are copied.
}, 60_000);
afterAll(() => site?.close());

describe.each(hostServers)('$name', (server) => {
	const here = test.skipIf(!server.isHere);
	let both: SideBySide;
	beforeAll(async () => {
		if (server.isHere) both = await site.beside(server);
	});

	here('serves what we serve, with our headers', async () => {
		expect(await both.compare(served)).toEqual([]);
	});

	here('redirects where we redirect, and gives our page, with its policy, where nothing is', async () => {
		expect(await both.compare([...elsewhere, ...nowhere])).toEqual(otherwise[server.name]);
	});

	here('compresses texts, and knows again what it compressed', async () => {
		const gzip = { 'accept-encoding': 'gzip' };
		for (const address of ['keyforge/', 'api/v1/jeux.json', 'arbitre.js', 'nouveautes.xml', 'favicon.svg']) {
			const first = await ask(both.port, base + address, gzip);
			expect(first.headers['content-encoding'], address).toBe('gzip');
			expect(first.headers.vary, address).toMatch(/accept-encoding/i);
			const again = await ask(both.port, base + address, { ...gzip, 'if-none-match': first.headers.etag ?? '' });
			expect(again.status, address).toBe(304);
		}
		const picture = await ask(both.port, `${base}icone-192.png`, gzip);
		expect(picture.headers['content-encoding']).toBeUndefined();
	});

	here('says that texts are in UTF-8, to pages of other sites that are not', async () => {
		for (const address of ['', 'arbitre.js', 'bulles.js', 'robots.txt', 'nouveautes.xml', 'nulle-part'])
			expect((await ask(both.port, base + address)).headers['content-type'], address).toMatch(/; ?charset=utf-8$/i);
	});
});
