import { describe, expect, it } from 'vitest';
import { type HeaderRule, headerRules, headersFile } from '../../../../src/publish/hosting/headers';
import { gathered, inlineParts } from '../../../../src/publish/hosting/inline-parts';

const inline = { scripts: new Set(["'sha256-s='"]), styles: new Set(["'sha256-c='"]) };
const framed = { scripts: new Set(["'sha256-f='"]), styles: new Set<string>() };
const site = {
	base: '/',
	folders: ['api', 'integrer', 'keyforge'],
	fetched: ['keyforge/deroulement/schemas/*', 'arkham/outils/test/donnees.json'],
	inlineOf: (path: string) => (path.startsWith('integrer/') ? framed : inline),
};

const matches = ({ path }: HeaderRule, address: string) =>
	path.endsWith('*') ? address.startsWith(path.slice(0, -1)) : address === path;
const policyOf = (rules: readonly HeaderRule[], address: string) =>
	rules
		.filter((rule) => matches(rule, address))
		.flatMap(({ headers }) => headers.filter(([name]) => name === 'Content-Security-Policy').map(([, value]) => value));

describe('headerRules', () => {
	const rules = headerRules(site);

	it('lets only what is below /integrer/ be framed', () => {
		expect(policyOf(rules, '/integrer/keyforge/combat/')).toEqual([expect.stringContaining('frame-ancestors *')]);
		for (const address of ['/', '/keyforge/', '/keyforge/glossaire/armure/', '/404.html'])
			expect(policyOf(rules, address), address).toEqual([expect.stringContaining("frame-ancestors 'none'")]);
	});

	it('says so in the older header too, which services that read it would hold against a bare page', () => {
		const older = (address: string) =>
			new Map(rules.filter((rule) => matches(rule, address)).flatMap(({ headers }) => headers)).get('X-Frame-Options');
		for (const address of ['/', '/keyforge/', '/keyforge/glossaire/armure/'])
			expect(older(address), address).toBe('DENY');
		for (const address of ['/integrer/keyforge/combat/', '/404.html']) expect(older(address)).toBeUndefined();
	});

	it('allows the inline parts that the pages hold, and no other', () => {
		const [policy = ''] = policyOf(rules, '/keyforge/');
		expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval' 'sha256-s=';");
		expect(policy).toContain("style-src 'self' 'sha256-c=';");
		expect(policy).not.toMatch(/script-src[^;]*'unsafe-inline'/);
		const [bare = ''] = policyOf(rules, '/integrer/keyforge/combat/');
		expect(bare).toContain("script-src 'self' 'wasm-unsafe-eval' 'sha256-f='; style-src 'self';");
	});

	it('never gives one header twice to an address: hosts do not agree on which one counts', () => {
		const addresses = [
			'/',
			'/keyforge/',
			'/integrer/keyforge/combat/',
			'/api/v1/jeux.json',
			'/keyforge/deroulement/schemas/tour.json',
			'/arkham/outils/test/donnees.json',
			'/_astro/page.js',
		];
		for (const address of addresses) {
			const names = rules
				.filter((rule) => matches(rule, address))
				.flatMap(({ headers }) => headers.map(([name]) => name));
			expect(names, address).toEqual([...new Set(names)]);
		}
	});

	it('lets browsers keep for good the files whose name changes with what they hold, and no other', () => {
		const kept = rules.filter(({ headers }) => headers.some(([name]) => name === 'Cache-Control'));
		expect(kept.map(({ path }) => path)).toEqual(['/_astro/*']);
	});

	it('stands under the path that the site is served from', () => {
		const below = headerRules({ ...site, base: '/regles/' });
		expect(below.every(({ path }) => path.startsWith('/regles/'))).toBe(true);
		expect(policyOf(below, '/regles/integrer/keyforge/combat/')).toHaveLength(1);
	});

	it('uses `*` at the end only, which all hosts know, and keeps each line below their limit', () => {
		expect(rules.filter(({ path }) => /\*./.test(path))).toEqual([]);
		expect(rules.length).toBeLessThanOrEqual(100);
		for (const line of headersFile(rules).split('\n')) expect(line.length).toBeLessThanOrEqual(2000);
	});
});

describe('headersFile', () => {
	it('writes a path, then its headers indented', () => {
		expect(
			headersFile([
				{
					path: '/api/*',
					headers: [
						['A', '1'],
						['B', '2'],
					],
				},
				{ path: '/', headers: [['C', '3']] },
			]),
		).toBe('/api/*\n  A: 1\n  B: 2\n\n/\n  C: 3\n');
	});
});

describe('inlineParts', () => {
	it('are gathered once each', () => {
		const [one, other] = ['<style>a{}</style>', '<style>b{}</style>'].map((page) => inlineParts([page]));
		const all = gathered([one, other, one].flatMap((parts) => parts ?? []));
		expect(all).toEqual(inlineParts(['<style>a{}</style><style>b{}</style>']));
		expect(all.styles.size).toBe(2);
	});

	// Of « alert('Hello, world.'); », the example that the specification of the policy gives.
	const known = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='";

	it('hashes inline scripts and styles as the browser does, once each', () => {
		const page = "<script>alert('Hello, world.');</script><style>p{}</style>";
		const { scripts, styles } = inlineParts([page, page]);
		expect([...scripts]).toEqual([known]);
		expect(styles.size).toBe(1);
	});

	it('leaves out what comes from a file, what is empty and what is data', () => {
		const page = '<script src="/a.js">x</script><script></script><script type="application/json">{}</script>';
		expect(inlineParts([page])).toEqual({ scripts: new Set(), styles: new Set() });
		expect(inlineParts(['<script type="module">a()</script>']).scripts.size).toBe(1);
	});
});
