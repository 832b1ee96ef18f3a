import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folders of what the library is made of: the content, and the code that reads it. */
const folders = ['content', 'src/schemas', 'src/glossary', 'src/library'];

/** Every file that changes the library when it changes, as absolute paths. */
export const sourceFiles = (root: string): string[] =>
	folders
		.map((folder) => join(root, folder))
		.filter((folder) => existsSync(folder))
		.flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name));
