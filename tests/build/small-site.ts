import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeFile } from '../content/valid-content';
import { builtOnce, fingerprint } from './built-once';
import { build, copySite } from './site-copy';
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
export function writeSmallSite(root: string): void {
	copySite(root);
	for (const [file, text] of Object.entries(smallContent)) writeFile(root, file, text);
	writeFileSync(path.join(root, 'src/widgets/registry.ts'), registry);
	mkdirSync(path.join(root, 'src/pages/espaces'));
	writeFileSync(path.join(root, 'src/pages/espaces/index.astro'), inline);
}

/** Builds the small site of a folder. Throws with the report of a build that fails. */
export function buildSmallSite(root: string): void {
	const { status, stdout, stderr } = build(root, { SITE_BASE: BASE, SITE_URL: ORIGIN, SITE_POLICY: 'pages' });
	if (status !== 0) throw new Error(stdout + stderr);
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
	const key = fingerprint(['src', 'public', 'integrations', 'tests/build'], [smallContent, registry, inline]);
	const root = await builtOnce('small-site', key, (draft) => {
		writeSmallSite(draft);
		buildSmallSite(draft);
	});
	return { root, dir: path.join(root, 'dist') };
}
