import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Asked, frameAddress, pageAddress, said, siteOf } from '../../../src/embed/element/address';

const site = 'https://exemple.org/regles/';
const asked = (fields: Partial<Asked>): Asked => ({
	game: 'keyforge',
	slug: 'combat',
	query: null,
	theme: null,
	...fields,
});
const frame = (fields: Partial<Asked>) => frameAddress(site, asked(fields));
const page = (fields: Partial<Asked>) => pageAddress(site, asked(fields));

describe('the address of the bare page', () => {
	it('is that of the contract, whatever is framed', () => {
		expect(frame({})).toBe(`${site}integrer/keyforge/combat/`);
		expect(frame({ slug: 'deroulement/tour' })).toBe(`${site}integrer/keyforge/deroulement/tour/`);
		expect(frame({ slug: 'glossaire/armure' })).toBe(`${site}integrer/keyforge/glossaire/armure/`);
		expect(frame({ slug: 'regles/combat' })).toBe(`${site}integrer/keyforge/regles/combat/`);
		expect(frame({ slug: 'errata' })).toBe(`${site}integrer/keyforge/errata/`);
	});

	it('of a rule is that of its page, with the rule as its fragment, after the query', () => {
		const outil = 'glossaire/armure#armure-annule';
		expect(frame({ slug: outil })).toBe(`${site}integrer/keyforge/glossaire/armure/#armure-annule`);
		expect(frame({ slug: ' /glossaire/armure/# armure-annule ', theme: 'sombre' })).toBe(
			`${site}integrer/keyforge/glossaire/armure/?theme=sombre#armure-annule`,
		);
		expect(frame({ slug: 'errata#dague' })).toBe(`${site}integrer/keyforge/errata/#dague`);
		expect(frame({ slug: 'glossaire/armure#' })).toBe(frame({ slug: 'glossaire/armure' }));
		expect(frame({ slug: '#armure-annule' })).toBeUndefined();
	});

	it('takes slashes and spaces too many', () => {
		expect(frame({ game: ' keyforge/', slug: '/deroulement//tour/ ' })).toBe(frame({ slug: 'deroulement/tour' }));
	});

	it('takes parameters with or without « ? », and encodes them', () => {
		expect(frame({ query: '?a=puissance.3&d=armure.1' })).toBe(`${frame({})}?a=puissance.3&d=armure.1`);
		expect(frame({ query: 'a=puissance.3&d=armure.1' })).toBe(`${frame({})}?a=puissance.3&d=armure.1`);
		expect(frame({ query: 'nom=é"<#x' })).toBe(`${frame({})}?nom=%C3%A9%22%3C%23x`);
		expect(frame({ query: '?' })).toBe(frame({}));
	});

	it('has the theme of the attribute, not that of the parameters, as its author wrote it', () => {
		expect(frame({ query: 'theme=clair&a=1', theme: 'sombre' })).toBe(`${frame({})}?theme=sombre&a=1`);
		expect(frame({ query: 'theme=clair&theme=auto', theme: 'rose & noir' })).toBe(`${frame({})}?theme=rose+%26+noir`);
		expect(frame({ query: 'theme=clair' })).toBe(`${frame({})}?theme=clair`);
	});

	it('is the same when an editor turned quotes into those of print, or wrote references twice', () => {
		const asked = { game: '”keyforge”', slug: '« glossaire/armure#armure-annule »', theme: '“sombre″' };
		expect(frame(asked)).toBe(`${site}integrer/keyforge/glossaire/armure/?theme=sombre#armure-annule`);
		expect(frame({ slug: '‘combat’', query: '”a=1&amp;d=2″' })).toBe(frame({ query: 'a=1&d=2' }));
	});

	it('does not exist without a game or a tool', () => {
		for (const nothing of [null, '', ' ', '/', '..', './../', ' .. '])
			for (const field of ['game', 'slug'] as const) expect(frame({ [field]: nothing })).toBeUndefined();
	});

	it.each(['../../x', '..\\..\\x', '%2e%2e/x', '%2e%2e%2fx', '.\t./x', 'javascript:alert(1)', '//autre.example/x'])(
		'stays below /integrer/ for %j',
		(odd) => {
			for (const address of [frame({ game: odd }), frame({ slug: odd })]) {
				expect(address).toBeDefined();
				expect(new URL(address ?? '').href).toMatch(/^https:\/\/exemple\.org\/regles\/integrer\/./);
			}
		},
	);

	it('stays below /integrer/ for any attributes, and carries parameters unchanged', () => {
		const piece = fc.constantFrom('..', '.', '/', '\\', '%2e', '?', '#', '@', ':', '\t', '\n', ' ', '\ud800', '\udc00');
		const text = fc.oneof(
			fc.string({ unit: 'binary' }),
			fc.array(fc.oneof(piece, fc.string({ maxLength: 2 }))).map((pieces) => pieces.join('')),
		);
		const query = fc.dictionary(fc.string(), fc.string());
		fc.assert(
			fc.property(text, text, query, fc.option(text), (jeu, outil, fields, theme) => {
				const parametres = `${new URLSearchParams(fields)}`;
				const address = frame({ game: jeu, slug: outil, query: parametres, theme });
				if (address === undefined) return;
				const { origin, pathname, hash, searchParams } = new URL(address);
				expect(origin).toBe('https://exemple.org');
				expect(pathname).toMatch(/^\/regles\/integrer\/[^/]+\/([^/]+\/)+$/);
				expect(decodeURIComponent(pathname).split('/')).not.toContain('..');
				expect(hash).toMatch(outil.includes('#') ? /^(#[^#/]+)?$/ : /^$/);
				const kept = Object.entries(fields).filter(([name]) => theme === null || name !== 'theme');
				for (const [name, value] of kept) expect(searchParams.get(name)).toBe(value);
				if (theme !== null) expect(searchParams.getAll('theme')).toEqual([said(theme).toWellFormed()]);
			}),
			{ numRuns: 500 },
		);
	});
});

describe('the address of the main page', () => {
	it('is where the site shows the same', () => {
		expect(page({ query: '?a=puissance.3&theme=clair' })).toBe(`${site}keyforge/outils/combat/?a=puissance.3`);
		expect(page({ slug: 'deroulement/tour', query: 'etape=fin' })).toBe(`${site}keyforge/deroulement/tour/?etape=fin`);
		expect(page({ slug: 'glossaire/armure', theme: 'sombre' })).toBe(`${site}keyforge/glossaire/armure/`);
	});

	it('is that of a rule in its page', () => {
		const outil = 'glossaire/armure#armure-annule';
		expect(page({ slug: outil, theme: 'sombre' })).toBe(`${site}keyforge/glossaire/armure/#armure-annule`);
		expect(page({ slug: 'regles/combat' })).toBe(`${site}keyforge/regles/combat/`);
		expect(page({ slug: 'errata#dague' })).toBe(`${site}keyforge/errata/#dague`);
	});

	it('is as near as the attributes allow', () => {
		expect(page({ slug: null })).toBe(`${site}keyforge/`);
		expect(page({ game: null })).toBe(site);
		expect(page({ game: '../..', slug: '..' })).toBe(site);
	});
});

describe('the site', () => {
	it('is the folder of the script', () => {
		expect(siteOf('https://hote.example/regles/arbitre.js', site)).toBe('https://hote.example/regles/');
		expect(siteOf('http://localhost:4399/arbitre.js?v=2#x', site)).toBe('http://localhost:4399/');
	});

	it('is that of the build when the script is no longer in its place', () => {
		for (const script of [
			'',
			'https://blog.example/cache/tout.min.js',
			'https://blog.example/?script=/arbitre.js',
			'https://blog.example/arbitre.json',
			'blob:https://blog.example/arbitre.js',
			'data:text/javascript,/arbitre.js',
			'file:///home/arbitre.js',
		])
			expect(siteOf(script, site)).toBe(site);
	});
});
