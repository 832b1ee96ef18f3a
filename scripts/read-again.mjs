// Restatements whose home has changed, and what an aid, a concept or a tool tells that is not tied yet: `npm run relire` lists them;
// `npm run relire -- <game> <id>…` says that these have been read again, `--tout` all those of the game, `--nouveaux` those that are
// not tied yet. It writes the print of the home’s words in content/<game>/foyers.yaml.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseDocument } from 'yaml';
import { load, readLibrary, root } from './sources.mjs';

const { statementPrintOf } = await load('src/library/relations/homes.ts');
const { aidLinesOf, restatedBy, restatedIn, aidTie } = await load('src/library/aid/lines.ts');
const { accountsOf } = await load('src/library/relations/accounts.ts');
const { games, concepts } = await readLibrary();

/** A home for what had none, on one line. */
function tie(homes, rule) {
	const node = homes.createNode({ foyer: rule.id, lu: statementPrintOf(rule) }, { flow: true });
	node.get('lu', true).type = 'QUOTE_DOUBLE';
	return node;
}

/** The words of a restatement: those of a rule, of the lines of the aid, of a concept; of a tool, where they are. */
function saidBy({ rules, aid }, accounts, id) {
	const account = accounts.get(id);
	if (account) return account.said.length > 0 ? account.said : [account.file];

	const rule = rules.get(id);
	if (rule) return [rule.text];
	const lines = aid ? aidLinesOf(aid) : [];
	return lines.filter((line) => restatedIn(line).some((item) => aidTie(item.rule) === id)).map(({ text }) => text);
}

const [slug, ...ids] = process.argv.slice(2);
for (const game of games.filter((item) => slug === undefined || item.slug === slug)) {
	const accounts = accountsOf(game, concepts);
	const told = [...accounts].map(([id, { home }]) => [id, home]);
	const untied = [...restatedBy(game.aid), ...told].filter(([id]) => !game.homes.has(id));
	const stale = [
		...[...game.homes].filter(([, { changed }]) => changed),
		...untied.map(([id, rule]) => [id, { rule }]),
	];
	const isNew = (id) => !game.homes.has(id);
	const read = stale.filter(
		([id]) => ids.includes(id) || ids.includes('--tout') || (ids.includes('--nouveaux') && isNew(id)),
	);
	if (read.length > 0) {
		const file = resolve(root, 'content', game.slug, 'foyers.yaml');
		const homes = parseDocument(readFileSync(file, 'utf8'));
		for (const [id, { rule }] of read) {
			if (homes.has(id)) homes.setIn([id, 'lu'], statementPrintOf(rule));
			else homes.set(id, tie(homes, rule));
		}
		// A home is one line, however long.
		writeFileSync(file, homes.toString({ lineWidth: 0 }));
	}
	console.log(
		`${game.slug} : ${game.homes.size} redites, ${stale.length - read.length} à relire, ${read.length} relues.`,
	);
	for (const [id, { rule }] of stale.filter((item) => !read.includes(item))) {
		console.log(`  ${id}\n    foyer ${rule.id} : ${rule.text}`);
		for (const said of saidBy(game, accounts, id)) console.log(`    redite : ${said}`);
	}
}
