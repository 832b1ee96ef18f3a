import { fileURLToPath } from 'node:url';
import { bundleScript as bundle } from './bundle-script';

/** Scripts that other sites load: published name → source. */
export const scripts = {
	'arbitre.js': new URL('../embed/element/define.ts', import.meta.url),
	'bulles.js': new URL('../embed/tooltips/tooltips.ts', import.meta.url),
} as const;

export type ScriptName = keyof typeof scripts;

/**
 * Properties of `src/glossary`, which the rest of the site reads too: in a script for others they may be shorter. None is
 * published, nor one of the browser that the script uses.
 */
const glossary = [
	'after',
	'before',
	'capital',
	'capitals',
	'common',
	'end',
	'first',
	'form',
	'last',
	'next',
	'slug',
	'start',
	'word',
];

/**
 * One of the scripts as a single classic file.
 * `site` is the address of the site, with its base and a final slash: what the script falls back on when it cannot
 * tell where it comes from. Throws when the source does not build.
 */
export async function bundleScript(name: ScriptName, site: string): Promise<string> {
	return ascii(await bundle(name, fileURLToPath(scripts[name]), { __SITE__: JSON.stringify(site) }, glossary));
}

/** A page that is not in UTF-8 reads a script in its own encoding: what is beyond ASCII is written as escapes. */
const ascii = (code: string): string =>
	code.replace(/[\u0080-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
