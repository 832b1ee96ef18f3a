import { expect, type Page } from '@playwright/test';
import { forgetSite, keepingEnds, startKeeping, visit } from './reader';
import { openedPages, shownVersion } from './shown-version';
import { test } from './test';
import { filesOf } from './version-files';
import type { VersionServer } from './version-server';

// A browser that has no room left: online, that changes nothing.

test.use({ serviceWorkers: 'allow' });

/** Limits what the browser keeps for the site. */
async function limitStorage(page: Page, server: VersionServer, bytes: number): Promise<void> {
	const session = await page.context().newCDPSession(page);
	await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(server.home).origin, quotaSize: bytes });
}

for (const [share, tag] of [
	[0.002, '@real'],
	[0.02, '@real'],
	[0.05, '@real'],
	[0.1, '@real'],
	[0.2, '@real'],
	[0.35, ''],
	[0.5, '@real'],
	[0.7, '@real'],
	[0.9, '@real'],
	[0.99, '@real'],
] as const) {
	test(`with room for ${100 * share} % of the site, each page is whole online, kept, refused or forgotten ${tag}`, async ({
		page,
		server,
		site,
	}) => {
		test.setTimeout(240_000);
		const files = await filesOf(site, 'A');
		const pages = openedPages(site);
		const scripts = files.map(({ path }) => path).filter((path) => path.startsWith('_astro/'));
		const whole = () => shownVersion(page, server, site, ['A'], scripts.slice(0, 20), pages);
		await page.goto(`${server.home}hors-ligne/`);
		await limitStorage(page, server, share * files.reduce((sum, { size }) => sum + size, 0));
		await visit(page, server, '');
		await whole();
		await startKeeping(page, server);
		const said = await keepingEnds(page);
		expect(said).not.toContain('Tout le site est gardé');
		// The network did not fail, and is not to blame.
		expect(said).toMatch(/place|refuse de garder/);
		await whole();
		await forgetSite(page, server);
		await whole();
	});
}
