import { describe, expect, it } from 'vitest';
import { addEntry, emptySheet, newItem, textPrintOf } from '../../../src/sheet/model';
import type { Found } from '../../../src/sheet/site-words';
import { allSeen, saidShortly, settled, todayOf, wordsToKeep } from '../../../src/sheet/today';

const REF = '/keyforge/glossaire/armure/#armure-annule';
const NEW_REF = '/keyforge/glossaire/armure/#armure-arrete';
const here = (text: string, ref = REF): Found => ({
	state: 'here',
	ref,
	words: { title: 'Armure', place: 'KeyForge', text },
});
const item = (seen = '') => ({ ...newItem(REF), seen: seen && textPrintOf(seen) });
const sheetOf = (seen = '') => addEntry(emptySheet('', ''), item(seen));

describe('an entry', () => {
	it('is the same, or has changed since it was seen', () => {
		expect(todayOf(item(), here('Neuf.'), {}).state).toBe('same');
		expect(todayOf(item('Neuf.'), here('Neuf.'), {}).state).toBe('same');
		expect(todayOf(item('Vieux.'), here('Neuf.'), { [REF]: ['A', 'K', 'Vieux.'] })).toMatchObject({
			state: 'changed',
			before: 'Vieux.',
			words: { text: 'Neuf.' },
		});
	});

	it('keeps the words last seen when the site has none, or cannot answer', () => {
		const seen = { [REF]: ['Armure', 'KeyForge', 'Vieux.'] as const };
		expect(todayOf(item(), { state: 'gone' }, seen)).toMatchObject({ state: 'gone', words: { text: 'Vieux.' } });
		expect(todayOf(item(), { state: 'away' }, {})).toEqual({ state: 'away', words: undefined });
		expect(todayOf(item(), undefined, {}).state).toBe('waiting');
	});

	it('is said by an aid when the aid says it, and only then', () => {
		const today = todayOf(item(), here('Un long texte.'), {});
		expect(saidShortly(today, { ref: REF, title: '', text: 'Court.' }).words).toEqual({
			title: 'Armure',
			place: 'KeyForge',
			text: 'Court.',
		});
		expect(saidShortly(today, undefined)).toBe(today);
	});
});

describe('a sheet', () => {
	it('takes the first words as seen, and follows what moved; the same when nothing is to be done', () => {
		const seen = settled(sheetOf(), new Map([[REF, here('Neuf.')]]));
		expect(seen.moved).toBe(0);
		expect(seen.sheet.entries).toEqual([item('Neuf.')]);
		const moved = settled(sheetOf('Vieux.'), new Map([[REF, here('Neuf.', NEW_REF)]]));
		expect(moved.moved).toBe(1);
		expect(moved.sheet.entries).toEqual([{ ...item('Vieux.'), ref: NEW_REF, was: [REF] }]);
		const back = settled(moved.sheet, new Map([[NEW_REF, here('Neuf.')]]));
		expect(back.moved).toBe(1);
		expect(back.sheet.entries).toEqual([item('Vieux.')]);
		expect(settled(seen.sheet, new Map([[REF, here('Autre.')]])).sheet).toBe(seen.sheet);
	});

	it('is seen as it is today when the reader says so', () => {
		expect(allSeen(sheetOf('Vieux.'), new Map([[REF, here('Neuf.')]])).entries).toEqual([item('Neuf.')]);
		expect(allSeen(sheetOf('Vieux.'), new Map([[REF, here('Neuf.')]]), NEW_REF).entries).toEqual([item('Vieux.')]);
	});

	it('keeps the words of then for what changed, and takes them along when it moves', () => {
		const kept = { [REF]: ['Armure', 'KeyForge', 'Vieux.'] as const };
		expect(wordsToKeep(sheetOf('Vieux.'), new Map([[REF, here('Neuf.')]]), kept, new Map())).toEqual(kept);
		expect(wordsToKeep(sheetOf('Neuf.'), new Map([[REF, here('Neuf.')]]), kept, new Map())).toEqual({
			[REF]: ['Armure', 'KeyForge', 'Neuf.'],
		});
		const { sheet } = settled(sheetOf('Vieux.'), new Map([[REF, here('Neuf.', NEW_REF)]]));
		expect(wordsToKeep(sheet, new Map([[REF, here('Neuf.', NEW_REF)]]), kept, new Map([[NEW_REF, REF]]))).toEqual({
			[NEW_REF]: kept[REF],
		});
	});
});
