import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { repository } from './site-copy';

/**
 * What sites are made from, in short: all that `folders` of the repository hold, the files that set the build, and `more`,
 * what a test adds or changes.
 */
export function fingerprint(folders: readonly string[], more: unknown): string {
	const hash = createHash('sha256').update(JSON.stringify(more));
	const sources = folders.flatMap((folder) =>
		readdirSync(path.join(repository, folder), { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile())
			.map((entry) => path.join(entry.parentPath, entry.name)),
	);
	const files = ['astro.config.mjs', 'package-lock.json', 'tsconfig.json'].map((file) => path.join(repository, file));
	for (const file of [...sources.sort(), ...files]) hash.update(file).update(readFileSync(file));
	return hash.digest('hex').slice(0, 16);
}

/**
 * A folder of the temporary folder that `make` fills once for all tests, those of Vitest and those of the browser: it is
 * found again as long as its `key` is the same. `name` and the repository tell it apart; what it held under another key goes.
 * Throws what `make` throws.
 */
export async function builtOnce(name: string, key: string, make: (draft: string) => void): Promise<string> {
	const home = path.join(
		tmpdir(),
		`arbitre-${name}-${createHash('sha256').update(repository).digest('hex').slice(0, 8)}`,
	);
	const root = path.join(home, key);
	if (existsSync(root)) return root;
	mkdirSync(home, { recursive: true });
	// One builds, the others wait: the folder takes its name when all of it is there.
	const lock = path.join(home, 'lock');
	try {
		mkdirSync(lock);
	} catch {
		// A run that was killed leaves its lock: whoever finds it unmoved for two minutes takes it away.
		for (let second = 0; second < 120 && existsSync(lock); second++) await setTimeout(1000);
		if (existsSync(lock)) rmSync(lock, { recursive: true });
		return builtOnce(name, key, make);
	}
	try {
		for (const old of readdirSync(home)) if (old !== 'lock') rmSync(path.join(home, old), { recursive: true });
		const draft = path.join(home, 'draft');
		mkdirSync(draft);
		make(draft);
		renameSync(draft, root);
	} finally {
		rmSync(lock, { recursive: true, force: true });
	}
	return root;
}
