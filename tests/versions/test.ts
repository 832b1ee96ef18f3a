import { test as base } from '@playwright/test';
import { serveVersions, type VersionServer } from './version-server';
import { realVersions, type SiteVersions, smallVersions } from './versions';

/** Tests of a site that is published again: a set of versions, and a server of its own for each test, at version A. */
export const test = base.extend<
	{ server: VersionServer },
	{ versions: SiteVersions['name']; site: SiteVersions; built: undefined }
>({
	// Which set: small in `npm test`, real in `npm run test:versions`.
	versions: ['small', { option: true, scope: 'worker' }],
	site: [
		async ({ versions }, use) => {
			await use(versions === 'real' ? realVersions : smallVersions);
		},
		{ scope: 'worker' },
	],
	built: [
		async ({ site, versions }, use) => {
			for (const version of versions === 'real' ? (['A', 'B', 'C', 'before'] as const) : (['A', 'B'] as const))
				await site.dir(version);
			await use(undefined);
		},
		{ scope: 'worker', auto: true, timeout: 1_200_000 },
	],
	server: async ({ site }, use) => {
		const server = await serveVersions(site, 'A');
		await use(server);
		await server.close();
	},
});
