import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Every file below `<root>/content`, as absolute paths. */
export function contentFiles(root: string): string[] {
	const entries = readdirSync(join(root, 'content'), { recursive: true, withFileTypes: true });
	return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
