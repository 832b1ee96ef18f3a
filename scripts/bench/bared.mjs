// The same pages without styles, scripts and fonts: the text that a browser can show at the soonest.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * What a page is once its styles, its scripts and what it asks for beforehand are taken away.
 * @param {string} html
 */
export const bared = (html) =>
	html
		.replace(/<(style|script|template)\b[^>]*>[\s\S]*?<\/\1>/g, '')
		.replace(
			/<link\b[^>]*\brel="?(?:stylesheet|preload|modulepreload|prefetch|manifest|icon|apple-touch-icon)\b[^>]*>/g,
			'',
		)
		.replace(/ style="[^"]*"/g, '');

/**
 * Writes bared copies of some pages in a folder that can be served as the site is.
 * @param {string} dir
 * @param {string} to
 * @param {readonly string[]} paths
 */
export function writeBared(dir, to, paths) {
	for (const path of new Set([...paths, '/'])) {
		const file = join(to, path, 'index.html');
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, bared(readFileSync(join(dir, path, 'index.html'), 'utf8')));
	}
	for (const file of ['404.html', '_headers']) copyFileSync(join(dir, file), join(to, file));
}
