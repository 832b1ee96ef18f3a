import { readdir, readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { headerRules, headersFile } from './headers';
import { inlineParts } from './inline-parts';

/** Folder of the timing charts of a game, which the stepper fetches. */
const chartFolder = /^[\w-]+\/deroulement\/schemas\//;

/** Writes `/_headers`: what the site asks of its host. See README.md for hosts that read no such file. */
export function hostHeaders(): AstroIntegration {
	let base = '/';
	return {
		name: 'arbitre:hosting',
		hooks: {
			'astro:config:done': ({ config }) => {
				base = `${config.base.replace(/\/$/, '')}/`;
			},
			'astro:build:done': async ({ dir, logger }) => {
				const files = await readdir(dir, { recursive: true });
				const pages = files.filter((file) => file.endsWith('.html'));
				const texts = await Promise.all(pages.map((file) => readFile(new URL(file, dir), 'utf8')));
				const folders = new Set(pages.flatMap((file) => /^([^/\\]+)[/\\]/.exec(file)?.[1] ?? []));
				const rules = headerRules({
					base,
					folders: [...folders].sort(),
					// What the stepper of a timing chart plays.
					fetched: [...new Set(files.flatMap((file) => chartFolder.exec(file)?.[0] ?? []))].sort(),
					inline: inlineParts(texts),
				});
				await writeFile(new URL('_headers', dir), headersFile(rules));
				logger.info(`${rules.length} rules in _headers.`);
			},
		},
	};
}
