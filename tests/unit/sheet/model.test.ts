import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	addEntry,
	emptySheet,
	groupsOf,
	MAX_ENTRIES,
	moveEntry,
	newItem,
	printOf,
	removeEntry,
} from '../../../src/sheet/model';
import { sheets } from './sheets';

const rule = newItem('/keyforge/glossaire/armure/#armure-annule');

describe('a sheet', () => {
	it('holds each rule once, and no more entries than it may', () => {
		const one = addEntry(emptySheet('Ce soir', ''), rule);
		expect(addEntry(one, rule)).toBe(one);
		const title = { kind: 'heading' as const, name: 'Le tour' };
		const full = Array.from({ length: MAX_ENTRIES }).reduce<typeof one>((so) => addEntry(so, title), one);
		expect(full.entries).toHaveLength(MAX_ENTRIES);
	});

	it('keeps its entries, whatever is moved', () =>
		fc.assert(
			fc.property(sheets, fc.integer(), fc.integer(), (sheet, from, to) => {
				const at = sheet.entries.length === 0 ? 0 : Math.abs(from % sheet.entries.length);
				const moved = moveEntry(sheet, at, to);
				expect(new Set(moved.entries)).toEqual(new Set(sheet.entries));
				expect(moveEntry(moved, moved.entries.indexOf(sheet.entries[at] as never), at).entries).toEqual(sheet.entries);
			}),
		));

	it('is read by group, with the place of each entry', () =>
		fc.assert(
			fc.property(sheets, (sheet) => {
				for (const { items } of groupsOf(sheet)) for (const { at, item } of items) expect(sheet.entries[at]).toBe(item);
				const items = groupsOf(sheet).flatMap((group) => group.items);
				expect(items).toHaveLength(sheet.entries.filter(({ kind }) => kind === 'item').length);
			}),
		));

	it('loses one entry at a time', () => {
		const two = addEntry(addEntry(emptySheet('', ''), { kind: 'heading', name: 'A' }), rule);
		expect(removeEntry(two, 0).entries).toEqual([rule]);
	});
});

it('the print of a text changes with a word, and not with a space', () => {
	expect(printOf('L’armure  annule\nles dégâts.')).toBe(printOf('L’armure annule les dégâts.'));
	expect(printOf('L’armure annule.')).not.toBe(printOf('L’armure n’annule pas.'));
});
