import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { buildTarget } from '../build/browsers';

/** Scripts that other sites load: published name → source. */
export const scripts = {
	'arbitre.js': new URL('./element/define.ts', import.meta.url),
	'bulles.js': new URL('./tooltips/tooltips.ts', import.meta.url),
} as const;

/**
 * Properties that the bundler may shorten: those that say so by their last sign. Nothing that we publish or use of the
 * browser ends so.
 */
const ours = /_$/;

export type ScriptName = keyof typeof scripts;

/**
 * One of the scripts as a single classic file: no import, no export, no global but those it makes on purpose.
 * `site` is the address of the site, with its base and a final slash: what the script falls back on when it cannot
 * tell where it comes from. Throws when the source does not build.
 */
export async function bundleScript(name: ScriptName, site: string): Promise<string> {
	const bundle = await build({
		configFile: false,
		root: fileURLToPath(new URL('.', import.meta.url)),
		logLevel: 'error',
		publicDir: false,
		define: { __SITE__: JSON.stringify(site) },
		build: {
			write: false,
			target: buildTarget,
			modulePreload: false,
			rolldownOptions: {
				input: fileURLToPath(scripts[name]),
				// Shorter than a variable: a constant of another file, which is why they stand in files of their own.
				optimization: { inlineConst: { mode: 'all', pass: 2 } },
				output: {
					format: 'iife',
					entryFileNames: name,
					minify: { compress: true, mangle: true, codegen: true, mangleProps: { include: ours } },
				},
			},
		},
	});
	const { output } = bundle as Extract<typeof bundle, { output: unknown }>;
	const [chunk, ...more] = output;
	if (more.length > 0 || chunk.type !== 'chunk') throw new Error(`${name} is not one file.`);
	return ascii(chunk.code);
}

/** A page that is not in UTF-8 reads a script in its own encoding: what is beyond ASCII is written as escapes. */
const ascii = (code: string): string =>
	code.replace(/[\u0080-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
