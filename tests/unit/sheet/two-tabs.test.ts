import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dropEntry, newHeading, stepEntry, type Way, writeEntry } from '../../../src/sheet/change';
import { createSheet } from '../../../src/sheet/create';
import { memoryPlace, type Place } from '../../../src/sheet/device-place';
import {
	addEntry,
	type Entry,
	emptySheet,
	idsFrom,
	newItem,
	placeOf,
	removeEntry,
	type Sheet,
} from '../../../src/sheet/model';
import { changeSheet, listSheets } from '../../../src/sheet/store';

// Two tabs over one device. Each does its gestures on what it last read, which may be old; what it writes is worked out on what
// is written then, as `alone` sees to in a browser.

const open = (place: Place): Sheet => listSheets(place)[0]?.sheet ?? emptySheet('', '');

interface Tab {
	seen: Sheet;
	/** What a player has open and goes on writing, whatever the other tab does. */
	draft?: Entry | undefined;
}

const gestures = fc.array(
	fc.record({
		tab: fc.constantFrom(0, 1),
		what: fc.constantFrom('look', 'add', 'title', 'open', 'save', 'remove', 'step', 'drop'),
		at: fc.nat({ max: 30 }),
		to: fc.nat({ max: 30 }),
		way: fc.constantFrom<Way[]>('up', 'down', 'first', 'last'),
	}),
	{ minLength: 10, maxLength: 80 },
);

it('two tabs lose nothing: what was added and not taken away is there once, with the last words written on it', () => {
	fc.assert(
		fc.property(gestures, (all) => {
			const place = memoryPlace();
			const made = createSheet(place, emptySheet('Ce soir', ''), 1000);
			const id = typeof made === 'string' ? '' : made.id;
			const tabs: Tab[] = [{ seen: open(place) }, { seen: open(place) }];
			/** By id, what is to be read of each entry. */
			const expected = new Map<string, { name: string; notes: Set<string> }>();
			let fresh = 0;
			const write = (tab: Tab, change: (sheet: Sheet) => Sheet) => {
				const kept = changeSheet(place, id, change);
				expect(typeof kept).toBe('object');
				tab.seen = open(place);
			};
			for (const { tab: which, what, at, to, way } of all) {
				const tab = tabs[which] as Tab;
				const entry = tab.seen.entries[at % Math.max(tab.seen.entries.length, 1)];
				if (what === 'look') tab.seen = open(place);
				else if (what === 'add') {
					const item = newItem(`/keyforge/regles/x/#r${fresh++}`);
					write(tab, (now) => addEntry(now, item));
					expected.set(item.id, { name: '', notes: new Set() });
				} else if (what === 'title') {
					const heading = newHeading(`T${fresh++}`);
					write(tab, (now) => addEntry(now, heading));
					expected.set(heading.id, { name: heading.name, notes: new Set() });
				} else if (what === 'open') tab.draft = entry;
				else if (what === 'save' && tab.draft) {
					const before = tab.draft;
					const word = `w${fresh++}`;
					const after = before.kind === 'item' ? { ...before, note: word } : { ...before, name: word };
					const next = idsFrom(tab.seen, at);
					write(tab, (now) => writeEntry(now, before, after, next));
					const was = expected.get(before.id) ?? { name: '', notes: new Set<string>() };
					if (before.kind === 'heading') was.name = word;
					// Written over what this tab had read of it; what another tab wrote since stays beside.
					else for (const note of before.note.split('\n')) was.notes.delete(note);
					if (before.kind === 'item') was.notes.add(word);
					expected.set(before.id, was);
					tab.draft = undefined;
				} else if (what === 'remove' && entry) {
					write(tab, (now) => removeEntry(now, entry));
					expected.delete(entry.id);
				} else if (what === 'step' && entry) write(tab, (now) => stepEntry(now, entry, way));
				else if (what === 'drop' && entry) {
					const next = idsFrom(tab.seen, to);
					write(tab, (now) => dropEntry(now, entry, next));
				}
			}
			const { entries } = open(place);
			expect(new Set(entries.map((entry) => entry.id))).toEqual(new Set(expected.keys()));
			expect(entries).toHaveLength(expected.size);
			for (const entry of entries) {
				const { name, notes } = expected.get(entry.id) ?? { name: '?', notes: new Set() };
				if (entry.kind === 'heading') expect(entry.name).toBe(name);
				else for (const note of notes) expect(entry.note.split('\n')).toContain(note);
			}
		}),
		{ numRuns: 200 },
	);
});

it('what an older version of the site writes in another tab keeps the lines, and finds them again', () => {
	const sheet = addEntry(addEntry(emptySheet('Ce soir', ''), newHeading('Le tour')), newItem('/keyforge/regles/x/#a'));
	const place = memoryPlace();
	const made = createSheet(place, sheet, 1000);
	const key = `feuille:${typeof made === 'string' ? '' : made.id}`;
	// It takes the seven parts that it knows.
	place.setItem(key, JSON.stringify(JSON.parse(place.getItem(key) ?? '').slice(0, 6)));
	const now = open(place);
	const [heading, item] = sheet.entries as [Entry, Entry];
	expect(now.entries.map((entry) => entry.name)).toEqual(['Le tour', '']);
	expect(placeOf(now, heading)).toBe(0);
	const noted = writeEntry(now, item, { ...item, note: 'vu' } as Entry, []);
	expect(noted.entries).toHaveLength(2);
	expect(noted.entries[1]).toMatchObject({ note: 'vu' });
});
