// How heavy and how fast the site is, as ratios measured in one run: `npm run bench [-- build|paint|next|search|tenfold…]`.
// Without a name, all but `tenfold`, which takes ten minutes. Nothing else should run beside it.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { writeBared } from './bench/bared.mjs';
import { measureDrawnBeforehand } from './bench/drawn-beforehand.mjs';
import { measureNextPage } from './bench/next-page.mjs';
import { measurePaint } from './bench/paint.mjs';
import { measureSearchKey } from './bench/search-key.mjs';
import { serve } from './bench/served.mjs';
import { templates } from './bench/templates.mjs';
import { buildIn, writeManifold } from './bench/tenfold.mjs';
import { findChromium } from './chromium.mjs';
import { root } from './sources.mjs';

const PARTS = ['build', 'paint', 'next', 'search', 'tenfold'];
const asked = process.argv.slice(2);
const unknown = asked.filter((part) => !PARTS.includes(part));
if (unknown.length > 0) throw new Error(`No part « ${unknown.join(', ')} »: some of ${PARTS.join(', ')}.`);
const wanted = new Set(asked.length > 0 ? asked : PARTS.slice(0, -1));

const dist = join(root, 'dist');
const scratch = mkdtempSync(join(tmpdir(), 'arbitre-bench-'));
/** @param {number} value */
const ms = (value) => `${value.toFixed(0)} ms`;
/** @param {string} folder */
const countFiles = (folder) =>
	readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;
/** @param {readonly (readonly string[])[]} rows */
const table = ([head = [], ...rows]) =>
	console.log([head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n'), '\n');

/** @type {(() => void)[]} */
const ends = [() => rmSync(scratch, { recursive: true, force: true })];
try {
	let seconds;
	if (wanted.has('build') || wanted.has('tenfold')) {
		seconds = buildIn(root);
		table([
			['build', 'seconds', 'files'],
			['this site', seconds.toFixed(1), String(countFiles(dist))],
		]);
	}
	if (wanted.has('tenfold')) {
		const folder = join(scratch, 'tenfold');
		writeManifold(folder, 10);
		const many = buildIn(folder);
		table([
			['ten times the content', 'seconds', 'files'],
			[
				`× ${(many / /** @type {number} */ (seconds)).toFixed(1)}`,
				many.toFixed(1),
				String(countFiles(join(folder, 'dist'))),
			],
		]);
	}
	if (['paint', 'next', 'search'].some((part) => wanted.has(part))) {
		const bare = join(scratch, 'bare');
		writeBared(
			dist,
			bare,
			templates.map(({ path }) => path.replace(/\?.*/, '')),
		);
		const site = await serve(dist, 4341);
		ends.push(site.stop);
		const bared = await serve(bare, 4342);
		ends.push(bared.stop);
		const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
		ends.push(() => void browser.close());
		if (wanted.has('paint'))
			table([
				['template', 'weight', 'first paint', 'bared', 'ratio', 'blocking'],
				...(await measurePaint(browser, { site: site.origin, bared: bared.origin, templates })).map(
					({ name, bytes, paint, least, ratio, blocked }) => [
						name,
						`${(bytes / 1024).toFixed(1)} KB`,
						ms(paint),
						ms(least),
						ratio.toFixed(2),
						ms(blocked),
					],
				),
			]);
		if (wanted.has('next')) {
			const { ready, cold } = await measureNextPage(browser, `${site.origin}/keyforge/glossaire/armure/`);
			const drawn = await measureDrawnBeforehand(site.origin, '/keyforge/regles/tour/');
			table([
				['next page', 'first paint'],
				['drawn beforehand (processor not slowed)', ms(drawn)],
				['only fetched beforehand', ms(ready)],
				['pressed at once', ms(cold)],
			]);
		}
		if (wanted.has('search')) {
			const { median, late, keys } = await measureSearchKey(browser, `${site.origin}/keyforge/glossaire/armure/`);
			table([
				['search, a key to its painted answer', 'median', '19 in 20'],
				[`${keys} keys`, ms(median), ms(late)],
			]);
		}
	}
} finally {
	for (const end of ends.toReversed()) end();
}
