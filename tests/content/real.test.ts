import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast, papers } from '../../src/library/checks/check-accent';
import { slugPattern } from '../../src/schemas/slug';
import { games, loaded, pages } from './real-content';

/** The colours of a surface on light and on dark paper, from the style sheet. */
function surface(name: string): [string, string] {
	const tokens = readFileSync('src/styles/tokens.css', 'utf8');
	const match = new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(tokens);
	if (!match) throw new Error(`No colours for --${name} in tokens.css.`);
	return [match[1] ?? '', match[2] ?? ''];
}

it('measures contrast as WCAG does', () => {
	expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
	expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

it('the papers are those that accents are measured on', () => {
	const surfaces = ['fond', 'carte', 'creux'].map(surface);
	expect(surfaces.map(([light]) => light)).toEqual(papers.clair);
	expect(surfaces.map(([, dark]) => dark)).toEqual(papers.sombre);
});

it('the content has no error', () => {
	expect(loaded.errors).toEqual([]);
	expect(games.length).toBeGreaterThan(0);
	expect(pages.length).toBeGreaterThan(100);
});

describe.each(games.map((game) => [game.slug, game] as const))('%s', (_, game) => {
	const units = game.sources.flatMap((source) => source.data.units);

	it('cites every unit: nothing waits, but in a game that begins', () => {
		const waiting = units.filter((unit) => !game.citations.has(unit.id)).map(({ id }) => id);
		expect(waiting.sort()).toEqual(game.data.aVenir.toSorted());
		if (!game.data.debutant) expect(waiting).toEqual([]);
	});

	it('cites at addresses that exist', () => {
		const addresses = new Set([
			`/${game.slug}/glossaire/`,
			...game.pages.map((page) => page.path),
			...[...game.rules.values()].map((rule) => rule.path),
		]);
		const cited = [...game.citations.values()].flat().map((citation) => citation.path);
		expect(cited.filter((path) => !addresses.has(path))).toEqual([]);
	});

	it('gives each rule a readable ASCII id of its own, and a text', () => {
		const rules = pages.filter(([, page]) => page.game === game.slug).flatMap(([, page]) => page.read.rules);
		expect(rules.length).toBe(game.rules.size);
		for (const { id, text } of rules) {
			expect(id).toMatch(slugPattern);
			expect(text.length, id).toBeGreaterThan(0);
		}
	});

	it('has no anchor twice in a page', () => {
		for (const [file, { read }] of pages) {
			// A heading with an id of its own is in both lists.
			const rules = read.rules.filter(({ kind }) => kind !== 'titre');
			const ids = [...rules, ...read.headings].map(({ id }) => id);
			expect(new Set(ids).size, file).toBe(ids.length);
		}
	});
});

it.each([
	['arkham', 'arkham-guide-reference', 246],
	['keyforge', 'keyforge-2021', 293],
	['keyforge', 'keyforge-fan-2018', 47],
	['l5r', 'l5r-guide-1.5', 276],
	['mistborn', 'mistborn-livre-de-regles', 201],
])('%s has all the units of %s', (jeu, doc, count) => {
	const source = games.find(({ slug }) => slug === jeu)?.sources.find(({ slug }) => slug === doc);
	expect(new Set(source?.data.units.map((unit) => unit.id)).size).toBe(count);
});
