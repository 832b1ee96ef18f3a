import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { builtPages, dist } from '../site/built-site';
import { allCharts } from './chart-content';
import { alive } from './chart-page';

const KB = 1024;
const MOST = 23 * KB;
const MOST_OF_STEPPER = 20 * KB;

const read = (address: string): string => readFileSync(path.join(dist, address), 'utf8');
const weight = (text: string): number => gzipSync(text, { level: 9 }).length;

/** Scripts that a script needs to start, itself included. */
function withImports(address: string, found = new Set<string>()): Set<string> {
	if (found.has(address)) return found;
	found.add(address);
	for (const [, name = ''] of read(address).matchAll(/(?:from|import)\s*"([^"]+\.js)"/g))
		withImports(path.posix.join(path.posix.dirname(address), name), found);
	return found;
}

/** What a page names: its style sheets, and its scripts with what they need to start. */
function named(html: string): { styles: string[]; scripts: string[] } {
	const all = (expression: RegExp) => [...html.matchAll(expression)].map(([, address = '']) => address);
	const scripts = all(/<script[^>]*\ssrc="([^"]+)"/g).flatMap((address) => [...withImports(address)]);
	return { styles: all(/<link rel="stylesheet" href="([^"]+)"/g), scripts: [...new Set(scripts)] };
}

const pages = new Map(builtPages().map(({ path: address, html }) => [address, html]));

for (const { game, slug, path: address } of allCharts) {
	test(`${game}, ${slug}: page, style and scripts weigh 23 KB at most`, () => {
		const html = pages.get(address) ?? '';
		const { styles, scripts } = named(html);
		const sum = (files: string[]) => files.reduce((total, file) => total + weight(read(file)), 0);
		const parts = { html: weight(html), css: sum(styles), js: sum(scripts) };
		test.info().annotations.push({ type: 'weight', description: `${address} ${JSON.stringify(parts)}` });
		expect(parts.html, 'something was weighed').toBeGreaterThan(1000);
		expect(styles.length).toBeGreaterThan(0);
		expect(scripts.length).toBeGreaterThan(1);
		expect(parts.html + parts.css + parts.js, JSON.stringify(parts)).toBeLessThanOrEqual(MOST);
	});
}

test('the stepper’s scripts weigh 20 KB at most, in all', async ({ page }) => {
	const { path: address } = allCharts[0] ?? { path: '' };
	const loaded: string[] = [];
	page.on('response', (response) => {
		if (response.request().resourceType() === 'script') loaded.push(new URL(response.url()).pathname);
	});
	await page.goto(address);
	await alive(page);
	const start = named(pages.get(address) ?? '').scripts.filter((script) => script.includes('/Stepper'));
	const others = loaded.filter((script) => !named(pages.get(address) ?? '').scripts.includes(script));
	expect(others.length, 'it comes when it is seen').toBeGreaterThan(0);
	const total = [...start, ...others].reduce((sum, script) => sum + weight(read(script)), 0);
	test.info().annotations.push({ type: 'weight', description: `stepper ${total}` });
	expect(total).toBeLessThanOrEqual(MOST_OF_STEPPER);
});
