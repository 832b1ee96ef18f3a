import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardsOf, inPages } from '../../../src/sheet/cards';

const words = (text: string) => text.split(/\s+/).filter(Boolean);

describe('a text on cards', () => {
	it('loses no word, whatever its length', () =>
		fc.assert(
			fc.property(fc.array(fc.stringMatching(/^[a-zé]{1,12}[.,]?$/), { maxLength: 500 }), (all) => {
				const text = all.join(' ');
				expect(cardsOf(text).flatMap((card) => words(card.text))).toEqual(words(text));
			}),
		));

	it('has smaller letters as it grows, then more cards', () => {
		const sizes = [50, 300, 500, 700].map((length) => cardsOf('mot '.repeat(length / 4)).map(({ size }) => size));
		expect(sizes).toEqual([[10], [8.5], [7.5], [6.5]]);
		expect(cardsOf('Une phrase de trente signes ok. '.repeat(60)).length).toBe(3);
	});

	it('is cut between lines first', () => {
		const line = `${'mot '.repeat(100)}fin.`;
		expect(cardsOf(`${line}\n${line}\n${line}`).map(({ text }) => text)).toEqual([line, line, line]);
	});

	it('takes a card even when it is empty', () => {
		expect(cardsOf('')).toHaveLength(1);
	});

	it('goes nine a page', () => {
		expect(inPages(Array.from({ length: 19 })).map(({ length }) => length)).toEqual([9, 9, 1]);
	});
});
