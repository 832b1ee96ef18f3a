import { dirname } from 'node:path';
import { build } from 'vite';
import { buildTarget } from './browsers';

/**
 * Properties that the bundler may shorten: those that say so by their last sign. Nothing that we publish or use of the
 * browser ends so.
 */
const ours = '_$';

/**
 * A script and all that it imports as one classic file: no import, no export, no global but those it makes on purpose.
 * `define` replaces names of the source by code; `short` are more properties that may be shortened. Throws when the source does not build, or takes more than one file.
 */
export async function bundleScript(
	name: string,
	source: string,
	define: Record<string, string> = {},
	short: readonly string[] = [],
): Promise<string> {
	const bundle = await build({
		configFile: false,
		root: dirname(source),
		logLevel: 'error',
		publicDir: false,
		define,
		build: {
			write: false,
			target: buildTarget,
			modulePreload: false,
			rolldownOptions: {
				input: source,
				// Shorter than a variable: a constant of another file, which is why they stand in files of their own.
				optimization: { inlineConst: { mode: 'all', pass: 2 } },
				output: {
					format: 'iife',
					entryFileNames: name,
					minify: {
						compress: true,
						mangle: true,
						codegen: true,
						mangleProps: { include: RegExp([ours, ...short.map((own) => `^${own}$`)].join('|')) },
					},
				},
			},
		},
	});
	const { output } = bundle as Extract<typeof bundle, { output: unknown }>;
	const [chunk, ...more] = output;
	if (more.length > 0 || chunk.type !== 'chunk') throw new Error(`${name} is not one file.`);
	return chunk.code;
}
