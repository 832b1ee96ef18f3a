import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { publishedLists } from '../../src/addresses/publish-list';
import { readPublished } from '../../src/addresses/published-list';
import { publishConcepts, publishIndex } from '../../src/search/build/publish-index';
import { unpack } from '../../src/search/engine/unpack';
import { toolCards } from '../../src/widgets/registry';
import { loaded } from './real-content';

const { lists } = publishedLists(process.cwd(), { base: '/', tools: toolCards });

it.each(lists.map((list) => [list.file, list] as const))(
	'%s has every address of the site, in order: when it has not, run « npm run publier »',
	(file, { text, added }) => {
		expect(added, 'npm run publier').toEqual([]);
		expect(readFileSync(file, 'utf8'), 'npm run publier').toBe(text);
	},
);

it('there is a list for each game, and one for what they share', () => {
	const names = ['site', ...loaded.library.games.map(({ slug }) => slug)];
	expect(lists.map(({ file }) => file).sort()).toEqual(names.map((name) => `content/identifiants/${name}.txt`).sort());
	expect(readPublished(process.cwd()).length).toBeGreaterThan(5000);
});

it('what search leads to is published', () => {
	const known = new Set(readPublished(process.cwd()).map(({ address }) => address));
	const { games, concepts } = loaded.library;
	const indexes = games.map(publishIndex);
	const found = [
		...unpack(publishConcepts(concepts, games)),
		...indexes.flatMap(({ index, questions }) => unpack(index, questions)),
	].map(({ u }) => u);
	expect(found.length).toBeGreaterThan(3000);
	expect(found.filter((address) => !known.has(address))).toEqual([]);
});
