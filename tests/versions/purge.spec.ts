import { expect } from '@playwright/test';
import { keepSite, visit } from './reader';
import { test } from './test';
import { differing } from './version-files';
import { pressRuleSign, ruleMenu } from './works';

// Files of old versions leave the device, but for those that an open tab may still ask for.

test.use({ serviceWorkers: 'allow' });

test('an update drops the old files, and not under an open tab', async ({ page, context, server, site }) => {
	test.setTimeout(120_000);
	await visit(page, server, '');
	await keepSite(page, server);
	const tab = await context.newPage();
	await tab.goto(server.home + site.chapter);
	await server.publish('B');
	await keepSite(page, server);
	await visit(page, server, '');
	await pressRuleSign(tab);
	await expect(ruleMenu(tab)).toBeVisible();
	await tab.close();

	const old = (await differing(site, 'A', 'B')).map(({ path }) => path).filter((path) => path.startsWith('_astro/'));
	expect(old.length).toBeGreaterThan(3);
	await visit(page, server, site.term);
	await visit(page, server, '');
	const left = () =>
		page.evaluate(async () => {
			const names = await caches.keys();
			const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
			return all.flat().map(({ url }) => url);
		}, old);
	// Once nothing shows the old version, whatever asks next may find the place clean.
	await expect
		.poll(async () => {
			const urls = await left();
			return old.filter((path) => urls.some((url) => url.includes(path)));
		})
		.toEqual([]);
});
