// Restatements whose home has changed: `npm run relire` lists them; `npm run relire -- <game> <id>…` says that these have
// been read again, and `--tout` all those of the game. It writes the print of the home’s words in content/<game>/foyers.yaml.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runnerImport } from 'vite';

const root = resolve(import.meta.dirname, '..');
const load = async (path) =>
	(await runnerImport(resolve(root, path), { root, configFile: false, logLevel: 'error' })).module;
const { loadLibrary } = await load('src/library/load-library.ts');
const { printOf } = await load('src/library/homes.ts');
const { toolCards } = await load('src/widgets/registry.ts');

const { library } = loadLibrary(root, { base: '/', tools: toolCards });
const [slug, ...ids] = process.argv.slice(2);
for (const game of library.games.filter((item) => slug === undefined || item.slug === slug)) {
	const file = `content/${game.slug}/foyers.yaml`;
	const stale = [...game.homes].filter(([, { changed }]) => changed);
	const read = stale.filter(([id]) => ids.includes(id) || ids.includes('--tout'));
	let text = read.length > 0 ? readFileSync(resolve(root, file), 'utf8') : '';
	for (const [id, { rule }] of read) {
		const line = new RegExp(`^(${id}: *\\{[^}\\n]*\\blu: *)["']?[0-9a-f]*["']?`, 'm');
		text = text.replace(line, `$1"${printOf(rule)}"`);
	}
	if (read.length > 0) writeFileSync(resolve(root, file), text);
	console.log(
		`${game.slug} : ${game.homes.size} redites, ${stale.length - read.length} à relire, ${read.length} relues.`,
	);
	for (const [id, { rule }] of stale.filter((item) => !read.includes(item))) {
		console.log(`  ${id}\n    foyer ${rule.id} : ${rule.text}`);
		const said = game.rules.get(id)?.text;
		if (said) console.log(`    redite : ${said}`);
	}
}
