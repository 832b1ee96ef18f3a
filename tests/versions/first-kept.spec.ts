import { expect } from '@playwright/test';
import { goOffline, goOnline, keepSite, visit } from './reader';
import { openedPages, shownVersion } from './shown-version';
import { test } from './test';
import { filesOf, seededRandom, someOf } from './version-files';

// A device that has what the worker before kept versions kept.

test.use({ serviceWorkers: 'allow' });

test('what was kept before stays readable until a version is whole, and then goes @real', async ({
	page,
	context,
	server,
	site,
}) => {
	test.setTimeout(500_000);
	await server.publish('before');
	await keepSite(page, server);
	await server.publish('A');
	await visit(page, server, '');
	await goOffline(context, server);
	const read = openedPages(site).filter((address) => ![site.renamed.to, site.tool.to, ''].includes(address));
	const lost: string[] = [];
	for (const address of read) {
		await page.goto(server.home + address).catch(() => {});
		const shown = await page.getByRole('heading', { level: 1 }).count();
		if (shown === 0 || (await page.getByText('Vous êtes sans réseau').isVisible())) lost.push(address);
	}
	expect(lost).toEqual([]);
	await goOnline(context, server);
	await keepSite(page, server);
	// A tab that showed what was kept before may still ask for it: it goes once none has for a while.
	await expect
		.poll(
			async () => {
				await keepSite(page, server);
				return page.evaluate(() => caches.keys());
			},
			{ intervals: [20_000], timeout: 200_000 },
		)
		.not.toContain('arbitre');
	await goOffline(context, server);
	const files = (await filesOf(site, 'A')).map(({ path }) => path);
	expect(await shownVersion(page, server, site, ['A'], someOf(files, 200, seededRandom(9)))).toBe('A');
});
