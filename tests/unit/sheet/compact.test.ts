import { describe, expect, it } from 'vitest';
import { fromCompact, isRef, toCompact } from '../../../src/sheet/compact';
import { emptySheet, MAX_ENTRIES } from '../../../src/sheet/model';

const sheet = emptySheet('Ce soir', '2026-11-24');

describe('what files and addresses hold', () => {
	it.each([[null], [{}], ['texte'], [[]], [[1, 'a']], [['1', 'a', '', 0, 1, []]]])('is no sheet: %j', (given) => {
		expect(fromCompact(given)).toBe('foreign');
	});

	it('may be of a later version', () => {
		expect(fromCompact([2, 'Ce soir', '', 0, 2, []])).toBe('newer');
	});

	it('has a bound', () => {
		const entries = Array.from({ length: MAX_ENTRIES + 1 }, () => ['Titre']);
		expect(fromCompact([1, 'Ce soir', '', 0, 2, entries])).toBe('too-long');
	});

	it('loses only what is not understood, and counts it', () => {
		const entries = [['Titre'], ['/keyforge/regles/jouer/', ''], ['javascript:alert(1)', ''], [3], 'x', []];
		expect(fromCompact([1, 'Ce soir', '2026-11-24', 0, 2, entries])).toEqual({
			sheet: {
				...sheet,
				entries: [
					{ kind: 'heading', name: 'Titre' },
					{ kind: 'item', ref: '/keyforge/regles/jouer/', seen: '', name: '', note: '' },
				],
			},
			dropped: 4,
		});
	});

	it('says as little as it can', () => {
		expect(JSON.stringify(toCompact(sheet))).toBe('[1,"Ce soir","2026-11-24",0,2,[]]');
	});
});

describe('an address inside the site', () => {
	it.each(['/keyforge/glossaire/armure/#armure-annule', '/keyforge/outils/combat/?a=puissance.4&d=x', '/l5r/errata/'])(
		'is %s',
		(ref) => {
			expect(isRef(ref)).toBe(true);
		},
	);

	it.each(['', '//site.example/', '/keyforge/../x/', 'https://site.example/', '/a b/', '/keyforge/#<b>', '/Ké/'])(
		'is not %s',
		(ref) => {
			expect(isRef(ref)).toBe(false);
		},
	);
});
