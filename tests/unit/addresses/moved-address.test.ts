import { describe, expect, it } from 'vitest';
import { fragmentMovedTo, fragmentOf, movedTo, pageOf } from '../../../src/addresses/moved-address';

const moves = [
	{ de: '/jeu/glossaire/vieux/', vers: '/jeu/glossaire/neuf/' },
	{ de: '/jeu/glossaire/vieux/#partie', vers: '/jeu/regles/tour/#etape' },
	{ de: '/jeu/glossaire/replie/', vers: '/jeu/regles/tour/#fin' },
	{ de: '/jeu/regles/tour/#ancien', vers: '/jeu/regles/tour/#etape' },
];

it('an address is a page and, perhaps, a part of it', () => {
	expect([pageOf('/a/b/#c'), fragmentOf('/a/b/#c')]).toEqual(['/a/b/', 'c']);
	expect([pageOf('/a/b/'), fragmentOf('/a/b/')]).toEqual(['/a/b/', undefined]);
});

describe('an old address leads', () => {
	it.each([
		['/jeu/glossaire/vieux/', '/jeu/glossaire/neuf/', 'as its page did'],
		['/jeu/glossaire/vieux/#autre', '/jeu/glossaire/neuf/#autre', 'as its page did, with its fragment'],
		['/jeu/glossaire/vieux/#partie', '/jeu/regles/tour/#etape', 'by its own line rather than that of its page'],
		['/jeu/glossaire/replie/', '/jeu/regles/tour/#fin', 'to a part of a page'],
		['/jeu/glossaire/replie/#regle', '/jeu/regles/tour/#regle', 'to the page, when it has a fragment of its own'],
		['/jeu/regles/tour/#ancien', '/jeu/regles/tour/#etape', 'to another part of its page'],
	])('%s → %s: %s', (from, to) => {
		expect(movedTo(from, moves)).toBe(to);
	});

	it.each(['/jeu/regles/tour/', '/jeu/regles/tour/#etape', '/jeu/glossaire/', '/'])('%s: nowhere', (address) => {
		expect(movedTo(address, moves)).toBeUndefined();
	});
});

describe('a fragment that a page lacks', () => {
	it('leads where it went from this page', () => {
		expect(fragmentMovedTo('/jeu/regles/tour/', 'ancien', moves)).toBe('/jeu/regles/tour/#etape');
	});

	it('leads where it went from a page that came here: a host has kept the fragment', () => {
		expect(fragmentMovedTo('/jeu/glossaire/neuf/', 'partie', moves)).toBe('/jeu/regles/tour/#etape');
	});

	it('leads nowhere when only another page had it', () => {
		expect(fragmentMovedTo('/jeu/glossaire/autre/', 'partie', moves)).toBeUndefined();
		expect(fragmentMovedTo('/jeu/regles/tour/', 'absent', moves)).toBeUndefined();
	});
});
