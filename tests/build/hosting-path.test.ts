import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Compared, compared, type SideBySide } from '../hosts/compare';
import { hostServers } from '../hosts/servers';
import { BASE, smallSite } from './small-site';

// The small site, under its path, as nginx and Apache serve it, against what `npm start` answers.

const addresses = [
	'',
	'heberger/',
	'essai/',
	'essai',
	'essai/regles/combat/',
	'essai/outils/chaines/',
	'essai/deroulement/schemas/tour.json',
	'integrer/essai/chaines/',
	'integrer/essai/glossaire/armure/',
	'integrer/rien/',
	'api/v1/jeux.json',
	'arbitre.js',
	'sw.js',
	'manifest.webmanifest',
	'nulle-part',
	// Became a part of a page: the page at the old address leads there.
	'essai/glossaire/pavois/',
].map((address) => BASE + address);

/** Addresses that moved: hosts that can redirect, where ours serves the page that leads on. */
const moved = [
	'essai/glossaire/bouclier/',
	'integrer/essai/glossaire/bouclier/',
	'oembed/essai/glossaire/bouclier.json',
].map((address) => BASE + address);

let site: Compared;
beforeAll(async () => {
	site = await compared((await smallSite()).dir, BASE);
});
afterAll(() => site?.close());

describe.each(hostServers)('$name', (server) => {
	const here = test.skipIf(!server.isHere);
	let both: SideBySide;
	beforeAll(async () => {
		if (server.isHere) both = await site.beside(server);
	});

	here('serves under the path what we serve, with our headers', async () => {
		expect(await both.compare(addresses)).toEqual([]);
	});

	here('redirects what moved', async () => {
		expect(await both.compare(moved)).toEqual(
			moved.map((address) => `${address}: ${address.endsWith('.json') ? 404 : 200} here, 301 there`),
		);
	});
});
