import { describe, expect, it } from 'vitest';
import { headerValues, isForAll, pathPattern } from '../../../../src/publish/hosting/header-values';

const rules = [
	{ path: '/regles/*', headers: [['A', '1']] },
	{ path: '/regles/', headers: [['B', 'none']] },
	{ path: '/regles/jeu/*', headers: [['B', 'none']] },
	{ path: '/regles/cadre/*', headers: [['B', 'any']] },
] as const;

describe('headerValues', () => {
	it('gives each value of each header once, with its paths', () => {
		expect(headerValues(rules)).toEqual([
			{ name: 'A', value: '1', paths: ['/regles/*'] },
			{ name: 'B', value: 'none', paths: ['/regles/', '/regles/jeu/*'] },
			{ name: 'B', value: 'any', paths: ['/regles/cadre/*'] },
		]);
	});

	it('knows what is for every path', () => {
		expect(headerValues(rules).map((value) => isForAll(value, '/regles/'))).toEqual([true, false, false]);
	});
});

describe('pathPattern', () => {
	const matches = (paths: string[], path: string) => new RegExp(pathPattern(paths)).test(path);

	it('takes what is below a path that ends with a star, and else the path alone', () => {
		expect(matches(['/api/*'], '/api/v1/jeux.json')).toBe(true);
		expect(matches(['/api/*'], '/apis/')).toBe(false);
		expect(matches(['/'], '/')).toBe(true);
		expect(matches(['/'], '/api/')).toBe(false);
		expect(matches(['/a.js', '/b/*'], '/b/c')).toBe(true);
	});

	it('takes no sign of a path for one of a pattern', () => {
		expect(matches(['/a.js'], '/axjs')).toBe(false);
		expect(matches(['/a+b/*'], '/a+b/c')).toBe(true);
	});
});
