import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What was asked cannot be done: the message is for whoever asked. */
export class Refusal extends Error {}

/**
 * A file to write. With `change`, the file is there already, and `change` gives its new text.
 * @typedef {{ path: string, text: string, change?: undefined } | { path: string, change: (text: string) => string }} File
 * @typedef {{ files: File[], next: string[] }} Plan
 */

/**
 * Writes files below `root`, all of them or none: nothing that is there is replaced.
 * @param {string} root
 * @param {readonly File[]} files
 */
export function writeNew(root, files) {
	const texts = files.map((file) => {
		const path = join(root, file.path);
		if (file.change) return { path, text: file.change(readFileSync(path, 'utf8')) };
		if (existsSync(path)) throw new Refusal(`${file.path} existe déjà.`);
		return { path, text: file.text };
	});
	for (const { path, text } of texts) {
		mkdirSync(dirname(path), { recursive: true });
		writeFileSync(path, text);
	}
}
