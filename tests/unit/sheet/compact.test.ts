import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromCompact, isRef, toCompact, toKept } from '../../../src/sheet/compact';
import { emptySheet, MAX_ENTRIES, newItem } from '../../../src/sheet/model';
import { keptSheets } from './sheets';

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
				entries: [{ kind: 'heading', id: 'Titre', name: 'Titre' }, newItem('/keyforge/regles/jouer/')],
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

describe('what the device keeps', () => {
	it('gives back the whole sheet, and what is published of it is what older versions read', () =>
		fc.assert(
			fc.property(keptSheets, (sheet) => {
				const kept = JSON.parse(JSON.stringify(toKept(sheet)));
				expect(fromCompact(kept)).toEqual({ sheet, dropped: 0 });
				const [version, name, made, paper, columns, entries, short = 0] = toCompact(sheet);
				expect(kept.slice(0, 6)).toEqual([version, name, made, paper, columns, entries]);
				expect(kept[6] ?? 0).toBe(short);
			}),
		));

	it('is what it was for a sheet whose lines need no id', () => {
		const plain = { ...sheet, entries: [newItem('/keyforge/regles/jouer/')] };
		expect(toKept(plain)).toEqual(toCompact(plain));
	});

	it.each([[7], ['x'], [[[0]]], [[[0, 5]]], [[[9, 'a']]], [[[0, 'x'.repeat(5000)]]], [{}]])(
		'is read whatever its ids are: %j',
		(marks) => {
			const entries = [['/keyforge/regles/jouer/', '']];
			expect(fromCompact([1, 'Ce soir', '2026-11-24', 0, 2, entries, 0, marks])).toEqual({
				sheet: { ...sheet, entries: [newItem('/keyforge/regles/jouer/')] },
				dropped: 0,
			});
		},
	);
});
