import { type SpawnSyncReturns, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';

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
	for (const path of ['public', 'integrations']) symlinkSync(join(repository, path), join(root, path));
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

/** Where a site is to be served, as the environment says it. */
interface Address {
	SITE_BASE?: string;
	SITE_URL?: string;
	SITE_POLICY?: string;
}

/** `astro build`, as `npm run build` does it. */
const command = [join(repository, 'node_modules/astro/bin/astro.mjs'), 'build'];

/** Its environment, where the address of the site is. */
function environment(address: Address): NodeJS.ProcessEnv {
	// Vitest puts its own `BASE_URL`, `MODE`… in the environment, which the build would take for those of the site.
	const kept = Object.entries(process.env).filter(
		([name]) => !/^(SITE_|VITE|BASE_URL$|MODE$|DEV$|PROD$|SSR$|TEST$)/.test(name),
	);
	return {
		...Object.fromEntries(kept),
		...address,
		NODE_ENV: 'production',
		NO_COLOR: '1',
		ASTRO_TELEMETRY_DISABLED: '1',
	};
}

/** Builds a copy of the site, and waits for the end. */
export function build(root: string, address: Address = {}): SpawnSyncReturns<string> {
	return spawnSync(process.execPath, command, {
		cwd: root,
		encoding: 'utf8',
		env: environment(address),
		// A line a page, and there may be thousands.
		maxBuffer: 16 * 1024 * 1024,
	});
}

/** Builds a copy of the site while the test goes on. */
export async function startBuild(root: string, address: Address = {}): Promise<{ status: number; report: string }> {
	const child = spawn(process.execPath, command, { cwd: root, env: environment(address) });
	const [report, errors, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
	return { status, report: report + errors };
}
