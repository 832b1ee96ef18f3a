import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { newestVersionPath, offlineListPath, serviceWorkerFile } from '../../addresses/addresses';
import { bundleScript } from '../../build/bundle-script';
import { type BuiltFile, listVersion, newestOf } from './list-version';
import { isReading } from './reading-files';

const worker = fileURLToPath(new URL('../worker/service-worker.ts', import.meta.url));

/**
 * Writes the service worker, `/hors-ligne.json` (every file that reading the whole site without network takes) and
 * `/version.json`. The last to run: it lists what the others have written.
 */
export function offlineFiles(): AstroIntegration {
	return {
		name: 'arbitre:offline',
		hooks: {
			'astro:build:done': async ({ dir, logger }) => {
				const root = fileURLToPath(dir);
				const code = await bundleScript(serviceWorkerFile, worker);
				const list = await listVersion(await readBuilt(root), new Date().toISOString().slice(0, 10));
				await writeFile(join(root, serviceWorkerFile), code);
				await writeFile(join(root, offlineListPath), JSON.stringify(list));
				await writeFile(join(root, newestVersionPath), JSON.stringify(newestOf(list)));
				logger.info(`${list.files.length} files to read offline, version ${list.version}.`);
			},
		},
	};
}

async function readBuilt(root: string): Promise<BuiltFile[]> {
	const entries = await readdir(root, { recursive: true, withFileTypes: true });
	const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
	const read = paths
		.map((file) => ({ file, path: addressOf(relative(root, file)) }))
		.filter(({ path }) => isReading(path));
	return Promise.all(read.map(async ({ file, path }) => ({ path, body: await readFile(file) })));
}

const addressOf = (path: string) =>
	path
		.split(sep)
		.join('/')
		.replace(/(^|\/)index\.html$/, '$1');
