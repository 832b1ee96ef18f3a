// The site with ten times its content: each game nine times more, under other names, without the tools that only the
// first of them has.
import { spawnSync } from 'node:child_process';
import {
	appendFileSync,
	cpSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { root } from '../sources.mjs';

/** What a build reads, but the content. */
const SOURCES = [
	'src',
	'public',
	'integrations',
	'astro.config.mjs',
	'tsconfig.json',
	'package.json',
	'content/concepts',
];

/** @param {string} folder @param {(text: string) => string} change */
function rewrite(folder, change) {
	for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
		if (!entry.isFile()) continue;
		const file = join(entry.parentPath, entry.name);
		writeFileSync(file, change(readFileSync(file, 'utf8')));
	}
}

/**
 * Writes the sources of a site with `times` times the content of this one in a folder.
 * @param {string} to
 * @param {number} times
 */
export function writeManifold(to, times) {
	for (const path of SOURCES) cpSync(join(root, path), join(to, path), { recursive: true });
	// Packages one by one: the caches beside them stay the copy's own.
	mkdirSync(join(to, 'node_modules'));
	for (const name of readdirSync(join(root, 'node_modules')))
		if (!name.startsWith('.')) symlinkSync(join(root, 'node_modules', name), join(to, 'node_modules', name));
	for (const file of ['nouveautes.yaml', 'redirections.yaml', 'identifiants'])
		cpSync(join(root, 'content', file), join(to, 'content', file), { recursive: true });
	const games = readdirSync(join(root, 'content')).filter((name) =>
		existsSync(join(root, 'content', name, 'jeu.yaml')),
	);
	for (const game of games) {
		cpSync(join(root, 'content', game), join(to, 'content', game), { recursive: true });
		const icons = join(to, 'src/icons/icons.ts');
		for (let copy = 2; copy <= times; copy++) {
			const name = `${game}-${copy}`;
			const folder = join(to, 'content', name);
			cpSync(join(root, 'content', game), folder, { recursive: true });
			rmSync(join(folder, 'outils'), { recursive: true, force: true });
			rewrite(folder, (text) =>
				text
					.replaceAll(`/${game}/`, `/${name}/`)
					.replaceAll(`content/${game}`, `content/${name}`)
					.replace(/^<Outil .*\/>$/gm, '')
					.replace(/,? *\boutil: *(?:\{[^}]*\}|"[^"]*"|[^,}\n]+)/g, ''),
			);
			const home = join(folder, 'jeu.yaml');
			writeFileSync(home, readFileSync(home, 'utf8').replace(/^(nom: .*?)("?)$/m, `$1 ${copy}$2`));
			// A copy draws what its game draws.
			const drawn = readFileSync(icons, 'utf8').replace('Object.entries({ ', `$&'${name}': ${game}, `);
			writeFileSync(icons, drawn);
			// Concepts compare the first games alone.
			rewrite(join(to, 'content/concepts'), (text) => text.replace(/^termes:$/m, `$&\n  ${name}: []`));
			const ofCopy = (text) => text.replaceAll(`/${game}/`, `/${name}/`);
			const published = readFileSync(join(root, 'content/identifiants', `${game}.txt`), 'utf8').split('\n');
			writeFileSync(
				join(to, 'content/identifiants', `${name}.txt`),
				ofCopy(published.filter((line) => !line.includes('/outils/')).join('\n')),
			);
			const moved = readFileSync(join(root, 'content/redirections.yaml'), 'utf8').split('\n');
			appendFileSync(
				join(to, 'content/redirections.yaml'),
				`${ofCopy(moved.filter((line) => line.includes(`"/${game}/`) && !line.includes('/outils/')).join('\n'))}\n`,
			);
		}
	}
}

/**
 * Builds a folder of sources; throws with the end of what the build says when it fails.
 * @param {string} folder
 * @returns {number} seconds
 */
export function buildIn(folder) {
	rmSync(join(folder, 'dist'), { recursive: true, force: true });
	const start = performance.now();
	const { status, stdout, stderr } = spawnSync(
		process.execPath,
		['--max-old-space-size=12000', join(root, 'node_modules/astro/bin/astro.mjs'), 'build'],
		{
			cwd: folder,
			encoding: 'utf8',
			env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' },
			maxBuffer: 2 ** 28,
		},
	);
	if (status !== 0) throw new Error(`The build failed:\n${(stdout + stderr).slice(-3000)}`);
	return (performance.now() - start) / 1000;
}
