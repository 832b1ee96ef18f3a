import { expect, test } from 'vitest';
import { GAMES } from '../games';
import { builtPages, readBuilt } from './built-site';
import { base } from './parsed-pages';

// The aids, as they are written: what other checks of every page do not say of them. That links lead to an id is `links`.

const aids = GAMES.map((game) => ({
	game,
	html: builtPages().find(({ path }) => path === `/${game}/aide/`)?.html ?? '',
	bare: builtPages().find(({ path }) => path === `/integrer/${game}/aide/`)?.html ?? '',
}));

/** What each line opens, in order: its own links, those of lines below it aside. */
function rowsOf(html: string): string[][] {
	const [, ...lines] = html.slice(html.indexOf('class="aide"'), html.lastIndexOf('</section>')).split('<li>');
	return lines.map((line) => [...line.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, url = '']) => url));
}

test.each(aids)('$game: each line leads to a rule, a term or a step of its game', ({ game, html }) => {
	const lines = rowsOf(html);
	expect(lines.length).toBeGreaterThan(60);
	const elsewhere = new RegExp(`^${base}${game}/(?:glossaire|regles|faq|errata|deroulement)/`);
	expect(lines.filter((links) => links.length === 0 || !links.every((url) => elsewhere.test(url)))).toEqual([]);
	// Most lines name the statement itself, not only its page.
	const exact = lines.filter(([first = '']) => first.includes('#'));
	expect(exact.length / lines.length).toBeGreaterThan(0.7);
});

test.each(aids)('$game: the bare page has the same lines, each leading to one place', ({ html, bare }) => {
	expect(rowsOf(bare)).toEqual(rowsOf(html).map(([first]) => [first]));
	// A sandboxed frame could not reach the file.
	expect(bare).not.toContain('icones.svg');
});

test.each(aids)('$game: one list of parts names each, and each has its lines', ({ html }) => {
	const parts = [...html.matchAll(/<section id="([^"]+)"> ?<h2>([^<]+)<\/h2> ?<(?:ol|ul)[^>]*><li>/g)];
	const listed = [
		...(/<nav aria-label="Parties de l’aide"[^>]*>(.*?)<\/nav>/s.exec(html)?.[1] ?? '').matchAll(
			/href="#([^"]+)">([^<]+)</g,
		),
	];
	expect(parts.map(([, id, title]) => [id, title])).toEqual(listed.map(([, id, title]) => [id, title]));
	expect(parts.length).toBe([...html.matchAll(/<section/g)].length);
	expect(parts.length).toBeGreaterThan(5);
});

test.each(aids)('$game: the icons that it shows are in its file, and no other', ({ game, html }) => {
	const shown = new Set([...html.matchAll(/icones\.svg#([^"]+)"/g)].map(([, name]) => name));
	const drawn = [...readBuilt(`${game}/aide/icones.svg`).matchAll(/<symbol id="([^"]+)"[^>]*><path/g)].map(
		([, name]) => name,
	);
	expect([...drawn].sort()).toEqual([...shown].sort());
	expect(drawn.length).toBeGreaterThan(0);
});

test.each(aids)('$game: the paper says its game, its address, and that it is not official', ({ game, html }) => {
	const paper = [...html.matchAll(/class="papier"[^>]*>(.*?)<\/(?:p|span)>/gs)].map(([, text]) => text).join(' ');
	expect(paper).toContain('Non officiel');
	expect(paper).toMatch(new RegExp(`<b>[^<]+/${game}/aide</b>`));
	expect(readBuilt(`${game}/aide/code.svg`)).toContain('<path');
});

test('the home of a game, its charts and its bar lead to the aid', () => {
	for (const game of GAMES) {
		const link = `href="${base}${game}/aide/"`;
		for (const path of [`/${game}/`, `/${game}/deroulement/`]) {
			const { html = '' } = builtPages().find((page) => page.path === path) ?? {};
			expect.soft(html.split('</header>')[0], `${path}, the bar`).toContain(link);
			expect.soft(html.split('</header>')[1], path).toContain(link);
		}
	}
});
