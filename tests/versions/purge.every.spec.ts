import { expect } from '@playwright/test';
import { keepSite } from './reader';
import { test } from './test';
import { differing } from './version-files';
import { pressRuleSign, ruleMenu } from './works';

// Files of old versions leave the device, but for those that an open tab may still ask for.

test.use({ serviceWorkers: 'allow' });

test('an update leaves to an open tab what it came from', async ({ page, context, server, site }) => {
	test.setTimeout(120_000);
	await keepSite(page, server);
	const tab = await context.newPage();
	await tab.goto(server.home + site.chapter);
	await server.publish('B');
	await keepSite(page, server);
	await tab.bringToFront();
	await pressRuleSign(tab);
	await expect(ruleMenu(tab)).toBeVisible();
});

test('old files go once no tab came from them @real', async ({ page, server, site }) => {
	test.setTimeout(400_000);
	await keepSite(page, server);
	await server.publish('B');
	const old = (await differing(site, 'A', 'B')).map(({ path }) => path).filter((path) => path.startsWith('_astro/'));
	expect(old.length).toBeGreaterThan(3);
	const storedAddresses = () =>
		page.evaluate(async () => {
			const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
			return all.flat().map(({ url }) => url);
		});
	// A tab that has just been opened is left alone for a while: what it came from goes at a later time.
	await expect
		.poll(
			async () => {
				await keepSite(page, server);
				const urls = await storedAddresses();
				return old.filter((path) => urls.some((url) => url.includes(path)));
			},
			{ intervals: [20_000], timeout: 300_000 },
		)
		.toEqual([]);
});
