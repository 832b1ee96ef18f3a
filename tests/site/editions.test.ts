import { expect, test } from 'vitest';
import { builtPages } from './built-site';

/** Game of a page, and what the page warns of the edition that it follows. */
const read = builtPages().map(({ path, html }) => ({
	path,
	game: /<html[^>]* data-jeu="([^"]+)"/.exec(html)?.[1],
	warnings: [...html.matchAll(/<p[^>]* data-edition[^>]*>([^<]+)</g)].map(([, text]) => text),
}));

test('where the edition of a game has a warning, each of its pages and frames gives it, once', () => {
	const warned = new Map(read.flatMap(({ game, warnings: [first] }) => (game && first ? [[game, first]] : [])));
	const wrong = read.filter(({ game, warnings }) => warnings.join() !== (warned.get(game ?? '') ?? ''));
	expect(wrong.map(({ path, warnings }) => `${path}: ${warnings.length}`)).toEqual([]);
	expect([...warned.keys()]).toEqual(['l5r']);
});
