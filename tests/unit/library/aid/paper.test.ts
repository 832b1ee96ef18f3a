import { expect, it } from 'vitest';
import { paperSize } from '../../../../src/library/aid/paper';
import type { AidLine, AidPart } from '../../../../src/library/types';
import { grown } from '../../../content/real-content';

const line = (text: string, below: AidLine[] = []): AidLine => ({
	name: undefined,
	text,
	icons: [],
	status: 'written',
	said: { path: '/', rule: undefined, home: undefined },
	also: [],
	restated: false,
	below,
	place: '',
});

/** A side of parts of ten lines each. */
const side = (parts: number, text = 'Une ligne de quelques mots, qui dit une règle.'): AidPart[] =>
	Array.from({ length: parts }, (_, at) => ({
		id: `${at}`,
		title: 'Une partie',
		form: 'liste',
		lines: Array.from({ length: 10 }, () => line(text)),
	}));

it('prints larger letters when there is less to say, within bounds', () => {
	const sizes = [1, 7, 9, 10, 60].map((parts) => paperSize({ sides: [side(parts)] }));
	expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
	expect(new Set(sizes).size).toBeGreaterThan(2);
	expect(sizes[0]).toBe(10.5);
	expect(sizes.at(-1)).toBe(7.5);
});

it('follows the fuller side, lines below others included', () => {
	const full = paperSize({ sides: [side(1), side(10)] });
	expect(full).toBeLessThan(paperSize({ sides: [side(6), side(5)] }));
	const [part] = side(1);
	const nested = {
		...(part as AidPart),
		lines: (part as AidPart).lines.map((one) => ({ ...one, below: side(1)[0]?.lines ?? [] })),
	};
	expect(paperSize({ sides: [[nested, nested]] })).toBeLessThan(paperSize({ sides: [side(2)] }));
});

it('leaves the aids of the site letters that are read at arm’s length', () => {
	for (const { slug, aid } of grown) expect.soft(aid && paperSize(aid), slug).toBeGreaterThanOrEqual(8);
});
