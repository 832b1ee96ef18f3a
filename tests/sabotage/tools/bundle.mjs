// The scripts that other sites load, bundled from sources that a fault has broken.
import { execFileSync } from 'node:child_process';

const program = `
import { runnerImport } from 'vite';
const { module } = await runnerImport('./src/build/guest-bundle.ts', { configFile: false, logLevel: 'error' });
process.stdout.write(await module.bundleScript(process.argv[1], process.argv[2]));`;

/**
 * Puts into the site a script made from the sources as they are now.
 * @param {{ site: import('./copies.mjs').Copy, sources: import('./copies.mjs').Copy }} copies
 * @param {'arbitre.js' | 'bulles.js'} name
 */
export function bundleAgain({ site, sources }, name) {
	const address = JSON.parse(site.read('api/v1/index.json')).site;
	const args = ['--input-type=module', '--eval', program, '--', name, address];
	site.write(name, execFileSync(process.execPath, args, { cwd: sources.folder, encoding: 'utf8' }));
}
