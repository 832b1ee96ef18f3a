import fc from 'fast-check';
import type { Entry, Sheet } from '../../../src/sheet/model';

const slug = fc.stringMatching(/^[a-z][a-z0-9-]{0,12}$/);
const words = fc.string({ unit: 'grapheme', maxLength: 20 });

const items = fc.record({
	kind: fc.constant('item' as const),
	ref: fc.tuple(slug, slug, slug).map(([game, page, part]) => `/${game}/regles/${page}/#${part}`),
	name: words,
	note: words,
	seen: fc.stringMatching(/^[a-z0-9]{0,7}$/),
});

/** Any sheet within its bounds. */
export const sheets: fc.Arbitrary<Sheet> = fc.record({
	name: words,
	made: fc.constantFrom('', '2026-11-24', '2027-01-02'),
	paper: fc.constantFrom('a4' as const, 'a5' as const, 'cards' as const),
	columns: fc.constantFrom(1 as const, 2 as const),
	short: fc.boolean(),
	entries: fc.array(
		fc.oneof<fc.Arbitrary<Entry>[]>(items, fc.record({ kind: fc.constant('heading' as const), name: words })),
		{ maxLength: 30 },
	),
});
