import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { dist } from '../site/built-site';
import { useHost } from './host-page';
import { plainPage } from './hosts/plain';
import { expectWords, marks, preview, tooltips } from './hosts/tooltips';

// What the script weighs, asks for and keeps.

const host = useHost({ '/': { html: plainPage(`<p>Une armure.</p>${tooltips()}`) } });

const weight = (file: string) => gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length;

test('the script weighs 6 KB at most, and a terms file 32', () => {
	expect(weight('bulles.js')).toBeLessThanOrEqual(6 * 1024);
	for (const jeu of ['arkham', 'keyforge', 'l5r', 'mistborn'])
		expect(weight(`api/v1/${jeu}/bulles.json`), jeu).toBeLessThanOrEqual(32 * 1024);
});

test('it asks for one file, which is not told who asks, and keeps nothing', async ({ page, context }) => {
	await context.addCookies([{ name: 'lecteur', value: '1', url: host.current.site }]);
	const asked: { url: string; headers: Record<string, string> }[] = [];
	page.on('request', async (request) => asked.push({ url: request.url(), headers: await request.allHeaders() }));
	await page.goto(`${host.current.origin}/`);
	await expectWords(page, ['armure']);
	await marks(page).hover();
	await expect(preview(page)).toBeVisible();
	const ours = asked.filter(({ url }) => !url.startsWith(host.current.origin));
	expect(ours.map(({ url }) => url)).toEqual([
		`${host.current.site}/bulles.js`,
		`${host.current.site}/api/v1/keyforge/bulles.json`,
	]);
	for (const { headers } of ours) expect(headers).not.toHaveProperty('referer');
	expect(ours[1]?.headers).not.toHaveProperty('cookie');
	const kept = await page.evaluate(async () => ({
		local: localStorage.length,
		session: sessionStorage.length,
		databases: (await indexedDB.databases()).length,
		caches: await caches.keys(),
		cookies: document.cookie,
	}));
	expect(kept).toEqual({ local: 0, session: 0, databases: 0, caches: [], cookies: '' });
	expect((await context.cookies()).map(({ name }) => name)).toEqual(['lecteur']);
});
