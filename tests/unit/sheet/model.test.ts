import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dropEntry, newHeading, stepEntry, type Way, writeEntry } from '../../../src/sheet/change';
import {
	addEntry,
	blockAt,
	type Entry,
	emptySheet,
	groupsOf,
	idsFrom,
	MAX_ENTRIES,
	newItem,
	removeEntry,
	textPrintOf,
} from '../../../src/sheet/model';
import { sheets } from './sheets';

const rule = newItem('/keyforge/glossaire/armure/#armure-annule');

/** Letters are headings, digits are entries. */
const named = (name: string): Entry =>
	/[A-Z]/.test(name) ? newHeading(name) : newItem(`/keyforge/regles/x/#r${name}`, name);

describe('a sheet', () => {
	it('holds each rule once, and no more entries than it may', () => {
		const one = addEntry(emptySheet('Ce soir', ''), rule);
		expect(addEntry(one, rule)).toBe(one);
		const full = Array.from({ length: MAX_ENTRIES }).reduce<typeof one>(
			(so) => addEntry(so, newHeading('Le tour')),
			one,
		);
		expect(full.entries).toHaveLength(MAX_ENTRIES);
	});

	it('keeps its entries, whatever is moved, and a group stays together', () =>
		fc.assert(
			fc.property(sheets, fc.nat(), fc.nat({ max: 31 }), (sheet, from, to) => {
				fc.pre(sheet.entries.length > 0);
				const at = from % sheet.entries.length;
				const block = sheet.entries.slice(at, at + blockAt(sheet, at));
				const moved = dropEntry(sheet, block[0] as Entry, idsFrom(sheet, to));
				expect(moved.entries).toHaveLength(sheet.entries.length);
				expect(new Set(moved.entries)).toEqual(new Set(sheet.entries));
				const place = moved.entries.indexOf(block[0] as never);
				expect(moved.entries.slice(place, place + block.length)).toEqual(block);
			}),
		));

	it('moves an entry past another, and a group past another', () => {
		const sheet = { ...emptySheet('', ''), entries: ['1', 'A', '2', '3', 'B', '4'].map(named) };
		const moved = (from: number, way: Way) =>
			stepEntry(sheet, sheet.entries[from] as Entry, way)
				.entries.map(({ name }) => name)
				.join('');
		expect(moved(2, 'up')).toBe('12A3B4');
		expect(moved(3, 'down')).toBe('1A2B34');
		expect(moved(5, 'first')).toBe('41A23B');
		expect(moved(0, 'last')).toBe('A23B41');
		expect(moved(1, 'down')).toBe('1B4A23');
		expect(moved(4, 'up')).toBe('1B4A23');
		expect(moved(1, 'up')).toBe('1A23B4');
		expect(moved(4, 'last')).toBe('1A23B4');
		expect(moved(0, 'up')).toBe('1A23B4');
	});

	it('keeps both notes of two tabs, and brings back a line that one of them took away', () => {
		const sheet = addEntry(emptySheet('', ''), rule);
		const theirs = writeEntry(sheet, rule, { ...rule, name: 'Armure', note: 'la leur' }, []);
		const both = writeEntry(theirs, rule, { ...rule, note: 'la mienne' }, []);
		expect(both.entries).toMatchObject([{ name: 'Armure', note: 'la leur\nla mienne' }]);
		const long = writeEntry(theirs, rule, { ...rule, note: 'x'.repeat(400) }, []);
		expect(long.entries).toMatchObject([{ note: 'x'.repeat(400) }]);
		const back = writeEntry(emptySheet('', ''), rule, { ...rule, note: 'la mienne' }, []);
		expect(back.entries).toMatchObject([{ id: rule.id, note: 'la mienne' }]);
	});

	it('is read by group, with the place of each entry', () =>
		fc.assert(
			fc.property(sheets, (sheet) => {
				for (const { items } of groupsOf(sheet)) for (const { at, item } of items) expect(sheet.entries[at]).toBe(item);
				const items = groupsOf(sheet).flatMap((group) => group.items);
				expect(items).toHaveLength(sheet.entries.filter(({ kind }) => kind === 'item').length);
			}),
		));

	it('loses one entry at a time', () => {
		const two = addEntry(addEntry(emptySheet('', ''), newHeading('A')), rule);
		expect(removeEntry(two, two.entries[0] as Entry).entries).toEqual([rule]);
	});
});

it('the print of a text changes with a word, and not with a space', () => {
	expect(textPrintOf('L’armure  annule\nles dégâts.')).toBe(textPrintOf('L’armure annule les dégâts.'));
	expect(textPrintOf('L’armure annule.')).not.toBe(textPrintOf('L’armure n’annule pas.'));
});
