import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inlineParts } from '../../src/publish/hosting/inline-parts';
import { smallSite } from './small-site';

// The small site is built for a host that sends no headers of ours: each page says its policy itself.

test('each page says the policy of its own scripts and styles, before any of them', async () => {
	const { dir } = await smallSite();
	const pages = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter(
		// The page of inline spaces is bare HTML; the one for unknown addresses has the policy of all.
		(file) => file.endsWith('.html') && !file.startsWith('espaces') && file !== '404.html',
	);
	const wrong = pages.filter((file) => {
		const html = readFileSync(path.join(dir, file), 'utf8');
		const [said, ...more] = [...html.matchAll(/<meta http-equiv="Content-Security-Policy" content="([^"]*)">/g)];
		const { scripts, styles } = inlineParts([html]);
		const hashes = said?.[1]?.match(/'sha256-[^']+'/g) ?? [];
		return (
			!said ||
			more.length > 0 ||
			said.index > html.search(/<script|<style|<link/) ||
			html.indexOf('<meta charset') > said.index ||
			hashes.toSorted().join() !== [...scripts, ...styles].toSorted().join()
		);
	});
	expect(wrong).toEqual([]);
	expect(pages.length).toBeGreaterThan(30);
});
