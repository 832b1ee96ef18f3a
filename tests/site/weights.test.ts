import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { isFrame } from '../../src/addresses/addresses';
import { builtPages, dist, holdsTool } from './built-site';
import { base } from './parsed-pages';

// Weights of every page as it is written: what it loads when it is read is measured in a browser, on the heaviest ones.

const KB = 1024;
const weigh = (body: string | Buffer): number => gzipSync(body, { level: 9 }).length;

const weights = new Map<string, number>();

/** Weight of a file, and of the modules that it imports to start with. */
function weightOf(file: string, seen: Set<string>): number {
	if (seen.has(file)) return 0;
	seen.add(file);
	const text = readFileSync(path.join(dist, file), 'utf8');
	const own = weights.get(file) ?? weigh(text);
	weights.set(file, own);
	const imported = file.endsWith('.js')
		? [...text.matchAll(/(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[^"']+)["']/g)].map(([, name = '']) => name)
		: [];
	return imported.reduce((sum, name) => sum + weightOf(path.join(path.dirname(file), name), seen), own);
}

/** Weights of a page: the document, and the style sheets and scripts that it names. */
function weightsOf(html: string): { document: number; styles: number; scripts: number } {
	const seen = new Set<string>();
	const sum = (pattern: RegExp) =>
		[...html.matchAll(pattern)].reduce((total, [, url = '']) => total + weightOf(url.slice(base.length), seen), 0);
	return {
		document: weigh(html),
		styles: sum(/<link rel="stylesheet" href="([^"]+)"/g),
		scripts: sum(/<script[^>]*\ssrc="([^"]+)"/g),
	};
}

/** Most that a kind of page may weigh, in kilobytes: in all, and of scripts. The first kind that it is of counts. */
const limits: [kind: string, is: (page: { path: string; html: string }) => boolean, all: number, scripts: number][] = [
	['a bare tool or chart', ({ path, html }) => isFrame(path) && /data-outil=|data-suiveur/.test(html), 38, 30],
	['a bare page', ({ path }) => isFrame(path), 12, 3],
	['a tool', (page) => holdsTool(page), 60, 30],
	['a timing chart', ({ path }) => /\/deroulement\/[^/]+\/$/.test(path), 23, 20],
	['an aid', ({ path }) => /^\/[^/]+\/aide\/$/.test(path), 14, 3],
	['the builder and its pages', ({ path }) => path.startsWith('/integrer/'), 60, 30],
	['the search', ({ path }) => path === '/recherche/', 60, 30],
	// Nobody opens it for a rule: it is the one that keeps the others.
	['the page that keeps the site', ({ path }) => path === '/hors-ligne/', 14, 7],
	// Tables of some three hundred lines, which nobody opens between two turns.
	['a concordance', ({ path }) => /\/sources\/[^/]+\/$/.test(path), 20, 3],
	['a page of text', () => true, 14, 3],
];

test('no page weighs more than its kind may', () => {
	const counts = new Map<string, number>();
	const heavy: string[] = [];
	for (const page of builtPages()) {
		const [kind, , most, mostScripts] = limits.find(([, is]) => is(page)) ?? ['', 0, 0, 0];
		const { document, styles, scripts } = weightsOf(page.html);
		counts.set(kind, (counts.get(kind) ?? 0) + 1);
		const all = document + styles + scripts;
		if (all > most * KB || scripts > mostScripts * KB)
			heavy.push(`${page.path} (${kind}): HTML ${document} + CSS ${styles} + JS ${scripts}`);
	}
	expect(heavy).toEqual([]);
	for (const [kind] of limits) expect(counts.get(kind), kind).toBeGreaterThan(0);
	expect(counts.get('a page of text')).toBeGreaterThan(400);
});

test('a page names scripts and style sheets that are weighed', () => {
	// A page of text holds its style sheet; a tool names one besides.
	const [text] = builtPages().filter(({ path }) => /^\/[^/]+\/regles\/[^/]+\/$/.test(path));
	expect(weightsOf(text?.html ?? '').styles).toBe(0);
	const [tool] = builtPages().filter(({ path }) => /^\/[^/]+\/outils\/[^/]+\/$/.test(path));
	expect(weightsOf(tool?.html ?? '').styles).toBeGreaterThan(1000);
	expect(weightsOf(text?.html ?? '').scripts).toBeGreaterThan(300);
	expect(existsSync(path.join(dist, '_astro'))).toBe(true);
});

test('the site has no more files than hosts take', () => {
	const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
	expect(files.length).toBeLessThanOrEqual(3000);
});
