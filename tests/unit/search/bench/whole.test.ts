import { expect, test } from 'vitest';
import type { Passage } from '../../../../src/search/engine/search';
import type { Part } from '../../../search/bench';
import type { PublishedRule } from '../../../search/published';
import { makeWhole } from '../../../search/whole';

const rule = (id: string, texte: string): PublishedRule => ({ id, type: 'regle', texte, adresse: '' });
const rules = [rule('a', 'Un.'), rule('b', 'Deux.'), rule('item', 'Trois.')];
const whole = makeWhole(rules, (items) => ({ ids: new Set(items), pages: new Set() }));

/** Results that show these statements; one that ends with `:` leads the item. */
const results = (...shown: readonly string[][]): Passage[] =>
	shown.map((names) => {
		const statements = names.map((name, number) => {
			const i = name.replace(':', '');
			const l = name.endsWith(':') ? ['Trois.'] : undefined;
			return { entry: { u: `/p/#${i}`, i, d: '', y: 'terme' as const, q: [], x: '', l }, number, above: [], score: 1 };
		});
		return { deciding: statements[0] as Passage['deciding'], statements, others: [] };
	});

test.each<[string, Part[], string[][], number]>([
	['one result tells both parts', [['a'], ['b']], [['a', 'b']], 0],
	['the second result completes the first', [['a'], ['b']], [['a'], ['b']], 1],
	['what a screen does not show does not count', [['a'], ['b']], [['a'], ['c'], ['b']], -1],
	['one of the statements of a part is enough', [['c', 'a']], [['a']], 0],
	['those of a list only tell it together', [[['a', 'b']]], [['a'], ['b']], 1],
	['an item is shown with what leads it', [['item']], [['a:']], 0],
	['a part that no page tells is never told', [['a'], []], [['a']], -1],
	['nothing is found', [['a']], [], -1],
])('%s', (_, parts, shown, place) => {
	expect(whole(parts)(results(...shown))).toBe(place);
});
