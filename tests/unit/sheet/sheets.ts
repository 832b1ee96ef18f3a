import fc from 'fast-check';
import { type Entry, newItem, type Sheet, withOwnIds } from '../../../src/sheet/model';

const slug = fc.stringMatching(/^[a-z][a-z0-9-]{0,12}$/);
const words = fc.string({ unit: 'grapheme', maxLength: 20 });

const refs = fc.tuple(slug, slug, slug).map(([game, page, part]) => `/${game}/regles/${page}/#${part}`);

const items = fc
	.record({ ref: refs, name: words, note: words, seen: fc.stringMatching(/^[a-z0-9]{0,7}$/) })
	.map((item) => ({ ...newItem(item.ref), ...item }));

const headings = words.map((name) => ({ kind: 'heading' as const, id: name, name }));

/** Any sheet within its bounds. */
export const sheets: fc.Arbitrary<Sheet> = fc.record({
	name: words,
	made: fc.constantFrom('', '2026-11-24', '2027-01-02'),
	paper: fc.constantFrom('a4' as const, 'a5' as const, 'cards' as const),
	columns: fc.constantFrom(1 as const, 2 as const),
	short: fc.boolean(),
	entries: fc.array(fc.oneof<fc.Arbitrary<Entry>[]>(items, headings), { maxLength: 30 }).map(withOwnIds),
});

/** The same, whose entries moved on the site, and have ids of their own. */
export const keptSheets: fc.Arbitrary<Sheet> = fc
	.tuple(sheets, fc.array(fc.tuple(slug, fc.array(refs, { maxLength: 3 })), { minLength: 30, maxLength: 30 }))
	.map(([sheet, marks]) => ({
		...sheet,
		entries: withOwnIds(
			sheet.entries.map((entry, at) => {
				const [id = '', was = []] = marks[at] ?? [];
				return entry.kind === 'item' ? { ...entry, id, was } : { ...entry, id };
			}),
		),
	}));
