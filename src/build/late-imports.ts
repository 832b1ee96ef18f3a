import { posix } from 'node:path';
import type { Plugin } from 'vite';

/** What an `import()` names, and what is taken of it when the file holds more than its module. */
const asked = String.raw`import\(\s*(?:\/\*[^*]*\*\/\s*)?(?<name>[^()]+?)\s*\)(?<taken>\.then\(\(\w+\) => \w+\.\w+\))?`;

/** What Vite makes of an `import()`: alone in its function, or with the names that the code uses. */
const wrapped = new RegExp(
	String.raw`\((?:\(\) => ${asked}|async \(\) => \{\s*const \{[^{}]*\} = await ${asked};\s*return \{[^{}]*\};\s*\}), __VITE_PRELOAD__\)`,
	'g',
);

/**
 * Brings each `import()` of the browsers' code by `src/late/bring.ts`. It takes the place of Vite's helper, a kilobyte
 * that preloads style sheets, which ours have not. It is given the name of the file: to ask the server for it when it
 * fails, and to write another address. A file that others import too keeps its address: under two, it would run twice.
 * The scripts of pages of text do without, for their weight: `page/late-guard.ts` looks after them.
 */
export const lateImports = (): Plugin => ({
	name: 'arbitre:late-imports',
	enforce: 'pre',
	configEnvironment: () => ({ build: { modulePreload: false } }),
	load: (id) =>
		id === '\0vite/preload-helper.js' ? "export { bringLate as __vitePreload } from '/src/late/bring.ts';" : undefined,
	renderChunk(code, { fileName, moduleIds }, _options, { chunks }) {
		if (!code.includes('__VITE_PRELOAD__')) return;
		const imported = new Set(Object.values(chunks).flatMap(({ imports }) => imports));
		const isShared = (name: string) => imported.has(posix.join(posix.dirname(fileName), name));
		const isOfText = moduleIds.some((id) => /\/src\/(?:client\/|pages\/404\.astro)/.test(id));
		const brought = isOfText ? importPlainly(code) : bringThroughHelper(code, isShared);
		if (brought.includes('__VITE_PRELOAD__'))
			this.error(`${fileName}: an import() is written in a way that is not known.`);
		return { code: brought, map: null };
	},
});

/** The code of a file whose imports hand their address to the helper. `isShared`: whether other files import that file. */
export const bringThroughHelper = (code: string, isShared: (name: string) => boolean): string =>
	code.replace(wrapped, (...match) => {
		const { name, taken = '' } = match.at(-1) as Record<'name' | 'taken', string>;
		const address = isShared(name.slice(1, -1)) ? `(at(${name}), ${name})` : `at(${name})`;
		return `((at) => import(${address})${taken})`;
	});

/** The code of a file whose imports do without the helper. */
export function importPlainly(code: string): string {
	const [line = '', helper = ''] = /import \{ (?:\w+ as )?([\w$]+) \} from "\.\/import\..*\n/.exec(code) ?? [];
	const called = new RegExp(helper.replaceAll('$', '\\$') + wrapped.source, 'g');
	return code.replace(called, 'import($<name>)$<taken>').replace(line, '');
}
