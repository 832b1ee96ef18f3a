import { expect } from '@playwright/test';
import { goOffline, keepSite, visit } from './reader';
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
	await visit(page, server, '');
	await keepSite(page, server);
	await goOffline(context, server);
	for (const { from, to } of [site.renamed, site.tool, site.dropped]) {
		await page.goto(server.home + from);
		await expect(page).toHaveURL(server.home + to);
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		await expect(page.getByText('Vous êtes sans réseau')).toHaveCount(0);
	}
});

test('an old address that was opened online is read again offline', async ({ page, context, server, site }) => {
	server.redirect();
	await server.publish('B');
	await visit(page, server, '');
	await visit(page, server, site.renamed.from);
	await expect(page).toHaveURL(server.home + site.renamed.to);
	await goOffline(context, server);
	await page.goto(server.home + site.renamed.from);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.renamed.title);
});
