import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { writeFile } from '../content/valid-content';
import { build, copySite, repository } from './site-copy';
import { smallContent } from './small-content';

/** Path under which the small site is served, as on a host of project pages. */
export const BASE = '/regles/';
/** Its origin, where addresses are absolute. */
export const ORIGIN = 'https://hote.example';

/** Neighbouring inline elements, each on its line: the space that a compression of HTML may eat. */
const inline = `<p>
	<b>gras</b>
	<i>italique</i>
	<a href="/">lien</a>
	{'calcul'}
	<code>code</code>
</p>
`;

/** The tools of the small site: a real one, in the name of its own game. */
const registry = `import type { ToolCard } from '../schemas/tool-card';
import { chainsCard } from './keyforge/chains/card';

export const toolCards: readonly ToolCard[] = [{ ...chainsCard, game: 'essai', rules: ['armure-annule'] }];
`;

/** Writes the small site, its sources and its content, in a folder. */
function write(root: string): void {
	copySite(root);
	for (const [file, text] of Object.entries(smallContent)) writeFile(root, file, text);
	writeFileSync(path.join(root, 'src/widgets/registry.ts'), registry);
	mkdirSync(path.join(root, 'src/pages/espaces'));
	writeFileSync(path.join(root, 'src/pages/espaces/index.astro'), inline);
}

/** What the small site is made from, in short: it is built again when any of it changes. */
function fingerprint(): string {
	const hash = createHash('sha256').update(JSON.stringify([smallContent, registry, inline]));
	const folders = ['src', 'public', 'tests/build'].flatMap((folder) =>
		readdirSync(path.join(repository, folder), { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile())
			.map((entry) => path.join(entry.parentPath, entry.name)),
	);
	const files = ['astro.config.mjs', 'package-lock.json', 'tsconfig.json'].map((file) => path.join(repository, file));
	for (const file of [...folders.sort(), ...files]) hash.update(file).update(readFileSync(file));
	return hash.digest('hex').slice(0, 16);
}

export interface SmallSite {
	/** Folder of its sources, its content and its caches. Nobody writes there. */
	root: string;
	/** Folder of the built site. */
	dir: string;
}

/**
 * The small site, built once for all tests, under a path and for a host that sends no headers of ours: those of Vitest and
 * those of the browser find it in the temporary folder as long as nothing that it is made from changes. Throws with the
 * report of a build that fails.
 */
export async function smallSite(): Promise<SmallSite> {
	const home = path.join(
		tmpdir(),
		`arbitre-small-site-${createHash('sha256').update(repository).digest('hex').slice(0, 8)}`,
	);
	const root = path.join(home, fingerprint());
	const site = { root, dir: path.join(root, 'dist') };
	if (existsSync(root)) return site;
	mkdirSync(home, { recursive: true });
	// One builds, the others wait: the folder takes its name when all of it is there.
	const lock = path.join(home, 'lock');
	try {
		mkdirSync(lock);
	} catch {
		for (let second = 0; second < 120 && existsSync(lock); second++) await setTimeout(1000);
		if (existsSync(lock)) rmSync(lock, { recursive: true });
		return smallSite();
	}
	try {
		for (const name of readdirSync(home)) if (name !== 'lock') rmSync(path.join(home, name), { recursive: true });
		const draft = path.join(home, 'draft');
		mkdirSync(draft);
		write(draft);
		const { status, stdout, stderr } = build(draft, { SITE_BASE: BASE, SITE_URL: ORIGIN, SITE_POLICY: 'pages' });
		if (status !== 0) throw new Error(stdout + stderr);
		renameSync(draft, root);
	} finally {
		rmSync(lock, { recursive: true, force: true });
	}
	return site;
}
