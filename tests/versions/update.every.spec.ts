import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { goOffline, goOnline, keepingEnds, keepSite, startKeeping, told } from './reader';
import { shownVersion } from './shown-version';
import { test } from './test';
import { differing, fileAt, filesOf, seededRandom, someOf } from './version-files';
import { brokenParts } from './works';

// A version is kept whole, and another one is published.

test.use({ serviceWorkers: 'allow' });

/** Some files of two versions, those that differ among them. */
const sampleOf = async (...[site, ...versions]: [Parameters<typeof filesOf>[0], ...('A' | 'B' | 'C')[]]) => {
	const lists = await Promise.all(versions.map((version) => filesOf(site, version)));
	return someOf([...new Set(lists.flat().map(({ path }) => path))], 150, seededRandom(1));
};

test('a kept site is read offline whole, with all its parts @real', async ({ page, context, server, site }) => {
	test.setTimeout(120_000);
	await keepSite(page, server);
	await goOffline(context, server);
	expect(await shownVersion(page, server, site, ['A'], await sampleOf(site, 'A'))).toBe('A');
	expect(await brokenParts(page, server, site)).toEqual([]);
});

test('the newer version is told, replaces the kept one when asked, and nothing is fetched twice', async ({
	page,
	context,
	server,
	site,
}) => {
	test.setTimeout(500_000);
	await keepSite(page, server);
	const main = page.getByRole('main');
	// Which version is kept: of which day, and what it weighs.
	await expect(main).toContainText(/la version du \d{1,2}(?:er)? \p{L}+ 20\d\d, [\d,]+\s(?:Mo|ko)/u);
	await server.publish('B');
	await page.getByRole('button', { name: 'Chercher une nouvelle version' }).click();
	await expect(told(page)).toContainText('Une autre version est publiée');
	await expect(page.getByRole('button', { name: 'Mettre à jour' })).toBeEnabled();
	await expect(main).toContainText(/publiée, du \d.*demande \d/);
	server.forget();
	await keepSite(page, server);
	const changed = await differing(site, 'B', 'A');
	expect(server.asked.length).toBeLessThan(changed.length + 30);
	server.forget();
	await keepSite(page, server);
	// The page that keeps, what it is made of, and the list.
	expect(server.asked.filter(({ status }) => status === 200).length).toBeLessThan(30);
	await goOffline(context, server);
	expect(await shownVersion(page, server, site, ['B'], await sampleOf(site, 'B'))).toBe('B');
	expect(await brokenParts(page, server, site, undefined, site.tool.to)).toEqual([]);
});

test('an update for one word takes 40 requests and 0.6 MB at most @real', async ({ page, context, server, site }) => {
	test.setTimeout(240_000);
	await server.publish('B');
	await keepSite(page, server);
	await server.publish('C');
	await keepSite(page, server);
	const dir = await site.dir('C');
	const sent = server.asked.filter(({ bytes }) => bytes > 0);
	// As hosts send them: in gzip, as every weight of the site is told.
	const weights = sent.map(({ path }) => gzipSync(readFileSync(fileAt(dir, path))).length);
	const bytes = weights.reduce((sum, weight) => sum + weight, 0);
	const bare = sent.reduce((sum, { bytes }) => sum + bytes, 0);
	const said = `${server.asked.length} requests, ${bytes} bytes, ${bare} without compression`;
	test.info().annotations.push({ type: 'one word', description: said });
	console.log(`One word: ${said}`);
	expect(server.asked.length).toBeLessThanOrEqual(40);
	expect(bytes).toBeLessThanOrEqual(600_000);
	await goOffline(context, server);
	expect(
		await shownVersion(
			page,
			server,
			site,
			['C'],
			(await differing(site, 'C', 'B')).map(({ path }) => path),
		),
	).toBe('C');
});

test('a file that the server breaks on stops the update, which says so; online, what is kept stands in', async ({
	page,
	context,
	server,
	site,
}) => {
	test.setTimeout(180_000);
	await keepSite(page, server);
	await server.publish('B');
	server.breakPaths(new RegExp(`^${site.reworded.page}$`));
	await startKeeping(page, server);
	const said = await keepingEnds(page);
	expect(said).not.toMatch(/Tout le site est gardé|100 %/);
	expect(said).not.toBe('');
	await page.goto(server.home + site.reworded.page);
	await expect(page.getByRole('main')).toContainText(site.reworded.A);
	await goOffline(context, server);
	expect(await shownVersion(page, server, site, ['A'], await sampleOf(site, 'A', 'B'))).toBe('A');
	expect(await brokenParts(page, server, site)).toEqual([]);
	await goOnline(context, server);
	await keepSite(page, server);
	await goOffline(context, server);
	expect(await shownVersion(page, server, site, ['B'], await sampleOf(site, 'A', 'B'))).toBe('B');
});

for (const [then, tag] of [
	['A', '@real'],
	['C', '@real'],
] as const) {
	test(`B gives way to ${then} while it is being kept: one of them is whole, and then ${then} ${tag}`, async ({
		page,
		context,
		server,
		site,
	}) => {
		test.setTimeout(240_000);
		await keepSite(page, server);
		// What it takes to serve it is read beforehand.
		await server.publish(then);
		await server.publish('B');
		const changed = await differing(site, 'B', 'A');
		server.after(Math.round(changed.length / 2), () => void server.publish(then));
		await startKeeping(page, server);
		await keepingEnds(page);
		await goOffline(context, server);
		const sample = await sampleOf(site, 'A', 'B', then);
		await shownVersion(page, server, site, ['A', 'B', then], sample);
		await goOnline(context, server);
		await keepSite(page, server);
		await goOffline(context, server);
		expect(await shownVersion(page, server, site, [then], sample)).toBe(then);
	});
}

test('a version that is published backwards is kept whole as any other @real', async ({
	page,
	context,
	server,
	site,
}) => {
	test.setTimeout(240_000);
	await server.publish('B');
	await keepSite(page, server);
	await server.publish('A');
	await keepSite(page, server);
	await goOffline(context, server);
	expect(await shownVersion(page, server, site, ['A'], await sampleOf(site, 'A', 'B'))).toBe('A');
});

test('what is forgotten is no longer read offline, and says so @real', async ({ page, context, server, site }) => {
	test.setTimeout(120_000);
	await keepSite(page, server);
	await page.getByRole('button', { name: /^Oublier/ }).click();
	await expect(told(page)).not.toContainText('Tout le site est gardé');
	await goOffline(context, server);
	await page.goto(server.home + site.reworded.page).catch(() => {});
	await expect(page.getByText(site.reworded.A)).toHaveCount(0);
});
