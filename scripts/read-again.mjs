// Restatements whose home has changed: `npm run relire` lists them; `npm run relire -- <game> <id>…` says that these have
// been read again, and `--tout` all those of the game. It writes the print of the home’s words in content/<game>/foyers.yaml.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseDocument } from 'yaml';
import { load, readLibrary, root } from './sources.mjs';

const { printOf } = await load('src/library/homes.ts');
const { games } = await readLibrary();
const [slug, ...ids] = process.argv.slice(2);
for (const game of games.filter((item) => slug === undefined || item.slug === slug)) {
	const stale = [...game.homes].filter(([, { changed }]) => changed);
	const read = stale.filter(([id]) => ids.includes(id) || ids.includes('--tout'));
	if (read.length > 0) {
		const file = resolve(root, 'content', game.slug, 'foyers.yaml');
		const homes = parseDocument(readFileSync(file, 'utf8'));
		for (const [id, { rule }] of read) homes.setIn([id, 'lu'], printOf(rule));
		// A home is one line, however long.
		writeFileSync(file, homes.toString({ lineWidth: 0 }));
	}
	console.log(
		`${game.slug} : ${game.homes.size} redites, ${stale.length - read.length} à relire, ${read.length} relues.`,
	);
	for (const [id, { rule }] of stale.filter((item) => !read.includes(item))) {
		console.log(`  ${id}\n    foyer ${rule.id} : ${rule.text}`);
		const said = game.rules.get(id)?.text;
		if (said) console.log(`    redite : ${said}`);
	}
}
