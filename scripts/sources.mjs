// The sources of the site, as scripts read them: they are TypeScript that Vite resolves; Node alone would not find `./nearest`.
import { resolve } from 'node:path';
import { runnerImport } from 'vite';

export const root = resolve(import.meta.dirname, '..');

/** The module of a file, by its path from the root. */
export const load = async (path) =>
	(await runnerImport(resolve(root, path), { root, configFile: false, logLevel: 'error' })).module;

const { toolCards } = await load('src/widgets/registry.ts');

/** What the library of the site is read with. */
export const options = { base: '/', tools: toolCards };

/** All that the site knows, whether the content has errors or not. */
export async function readLibrary() {
	const { loadLibrary } = await load('src/library/load-library.ts');
	return loadLibrary(root, options).library;
}
