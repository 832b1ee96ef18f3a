import { expect } from '@playwright/test';
import { goOffline, keepSite } from './reader';
import { test } from './test';

// Old addresses of a kept site, on a host that answers 301 at them.

test.use({ serviceWorkers: 'allow' });

test('old addresses lead offline to the new pages, where the host redirects', async ({
	page,
	context,
	server,
	site,
}) => {
	test.setTimeout(120_000);
	server.redirect();
	await server.publish('B');
	await keepSite(page, server);
	await goOffline(context, server);
	for (const { from, to } of [site.renamed, site.tool, site.dropped]) {
		await page.goto(server.home + from);
		await expect(page).toHaveURL(server.home + to);
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		await expect(page.getByText('Vous êtes sans réseau')).toHaveCount(0);
	}
});
