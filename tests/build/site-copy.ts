import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Folder of the repository. */
export const repository = resolve(import.meta.dirname, '../..');

/**
 * Makes `root` a copy of the repository without its content, which the test has written or copies itself.
 * Packages are linked one by one: the caches beside them (`.astro`, `.vite`) stay the copy's own.
 */
export function copySite(root: string): void {
	for (const path of ['src', 'astro.config.mjs', 'tsconfig.json', 'package.json']) {
		cpSync(join(repository, path), join(root, path), { recursive: true });
	}
	symlinkSync(join(repository, 'public'), join(root, 'public'));
	mkdirSync(join(root, 'node_modules'));
	for (const name of readdirSync(join(repository, 'node_modules'))) {
		if (name.startsWith('.')) continue;
		symlinkSync(join(repository, 'node_modules', name), join(root, 'node_modules', name));
	}
}

/** Copies the repository's content into the copy. */
export function copyContent(root: string): void {
	cpSync(join(repository, 'content'), join(root, 'content'), { recursive: true });
}

/** `astro build`, as `npm run build` does it, with the address of the site in its environment. */
export function build(
	root: string,
	address: { SITE_BASE?: string; SITE_URL?: string; SITE_POLICY?: string } = {},
): SpawnSyncReturns<string> {
	// Vitest puts its own `BASE_URL`, `MODE`… in the environment, which the build would take for those of the site.
	const kept = Object.entries(process.env).filter(
		([name]) => !/^(SITE_|VITE|BASE_URL$|MODE$|DEV$|PROD$|SSR$|TEST$)/.test(name),
	);
	return spawnSync(process.execPath, [join(repository, 'node_modules/astro/bin/astro.mjs'), 'build'], {
		cwd: root,
		encoding: 'utf8',
		env: {
			...Object.fromEntries(kept),
			...address,
			NODE_ENV: 'production',
			NO_COLOR: '1',
			ASTRO_TELEMETRY_DISABLED: '1',
		},
		// A line a page, and there may be thousands.
		maxBuffer: 16 * 1024 * 1024,
	});
}
