import { describe, expect, test } from 'vitest';
import { readServedAddress } from '../../../src/build/served-address';

describe('where the site will be served', () => {
	test.each([
		[{}, 'https://arbitre.example', '/'],
		[{ SITE_URL: '', SITE_BASE: '' }, 'https://arbitre.example', '/'],
		[{ SITE_URL: 'https://exemple.org', SITE_BASE: '/regles/' }, 'https://exemple.org', '/regles/'],
		[{ SITE_URL: 'http://localhost:4321/', SITE_BASE: '/a/Jeux_2.0/' }, 'http://localhost:4321/', '/a/Jeux_2.0/'],
		[{ SITE_URL: 'https://règles.example' }, 'https://règles.example', '/'],
	])('is read in %o', (env, site, base) => {
		expect(readServedAddress(env)).toEqual({ site, base });
	});

	test.each([
		'exemple.org',
		'ftp://exemple.org',
		'https://exemple.org/regles',
		'https://',
		'https://a b.fr',
		'https://a?b',
	])('cannot be the origin « %s »', (site) => {
		expect(() => readServedAddress({ SITE_URL: site })).toThrow(
			`SITE_URL vaut « ${site} » ; attendu : l’origine du site, sans chemin, qui va dans SITE_BASE. Par exemple : SITE_URL=https://exemple.org.`,
		);
	});

	test.each([
		'/règles/',
		'/a b/',
		'/a%20b/',
		'https://exemple.org/',
		'//a/',
		'/../',
		'/a/./b/',
		'/a?b/',
		'/a#b/',
		'/regles//',
	])('cannot be the path « %s »', (base) => {
		expect(() => readServedAddress({ SITE_BASE: base })).toThrow(
			new RegExp(`^SITE_BASE vaut « ${RegExp.escape(base)} » ; .* Par exemple : SITE_BASE=/regles/\\.`),
		);
	});

	test.each([
		['/regles', '/regles/'],
		['regles', '/regles/'],
	])('is given its bars: « %s »', (base, whole) => {
		expect(readServedAddress({ SITE_BASE: base }).base).toBe(whole);
	});
});
