import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { slugPattern } from '../../src/schemas/slug';
import { games, loaded, pages } from './real-content';

/** Luminance of `#rrggbb`, as WCAG 2.2 defines it. */
function luminance(color: string): number {
	const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
		const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
		return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
	const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
	return (light + 0.05) / (dark + 0.05);
}

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

it('the paper is the one that the accents were chosen for', () => {
	expect(surface('fond')).toEqual(['#fbf8f2', '#15120e']);
});

it('the content has no error', () => {
	expect(loaded.errors).toEqual([]);
	expect(games.length).toBeGreaterThan(0);
	expect(pages.length).toBeGreaterThan(100);
});

describe.each(games.map((game) => [game.slug, game] as const))('%s', (_, game) => {
	const units = game.sources.flatMap((source) => source.data.units);

	it('has each unit once', () => {
		const ids = units.map((unit) => unit.id);
		expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
		expect(game.units.size).toBe(ids.length);
	});

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

	it('defines each term in 240 characters at most, with a sentence that ends', () => {
		for (const { slug, definition } of game.terms) {
			expect(definition.length, slug).toBeGreaterThan(20);
			expect(definition.length, slug).toBeLessThanOrEqual(240);
			expect(definition, slug).toMatch(/[.!?…][\u00a0 ]?»?$/);
		}
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

	it.each(['fond', 'carte', 'creux'])('has accents that can be read on light and on dark paper: --%s', (name) => {
		const { clair, sombre } = game.data.accent;
		const [light, dark] = surface(name);
		expect(contrast(clair, light)).toBeGreaterThanOrEqual(4.5);
		expect(contrast(sombre, dark)).toBeGreaterThanOrEqual(4.5);
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
