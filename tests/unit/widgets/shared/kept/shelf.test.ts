import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	addCase,
	cleanName,
	eraseCase,
	type KeptCase,
	MAX_NAME,
	readShelf,
	renameCase,
	writeShelf,
} from '../../../../../src/widgets/shared/kept/shelf';

const kept = (at: number, name = `cas ${at}`): KeptCase => ({ name, query: `a=${at}`, at });
const anyCase = fc.record({ name: fc.string(), query: fc.string(), at: fc.integer() });

describe('what is written on the device', () => {
	test('is read back as it was, without the tools that hold nothing', () => {
		const name = fc.stringMatching(/^\/[a-z]{1,8}\/$/);
		fc.assert(
			fc.property(fc.dictionary(name, fc.array(anyCase)), (shelf) => {
				const full = Object.fromEntries(Object.entries(shelf).filter(([, cases]) => cases.length > 0));
				expect(readShelf(writeShelf(shelf))).toEqual(full);
			}),
		);
	});

	test('keeps its form', () => {
		expect(writeShelf({ '/outil/': [{ name: 'Ce soir', query: 'a=1&b=2', at: 7 }] })).toBe(
			'{"version":1,"tools":{"/outil/":[{"name":"Ce soir","query":"a=1&b=2","at":7}]}}',
		);
	});

	test('nothing written is an empty shelf', () => {
		expect(readShelf(null)).toEqual({});
	});

	test.each([['', 'null', '3', '[]', '{', '{"version":1}', '{"version":2,"tools":{}}', '{"version":1,"tools":null}']])(
		'« %s » is not what this version writes',
		(...texts) => {
			for (const text of texts) expect(readShelf(text)).toBeUndefined();
		},
	);

	test('a case that is none is left out, the others stay', () => {
		const good = { name: 'bon', query: '', at: 1 };
		const bad = [null, 3, {}, { ...good, name: 3 }, { ...good, at: null }, { ...good, query: undefined }];
		expect(readShelf(JSON.stringify({ version: 1, tools: { a: [...bad, good], b: 'x' } }))).toEqual({
			a: [good],
			b: [],
		});
	});

	test('whatever it holds, reading never throws', () => {
		fc.assert(
			fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
				const shelf = readShelf(text);
				expect(shelf === undefined || typeof shelf === 'object').toBe(true);
			}),
		);
	});
});

describe('the cases of a tool', () => {
	test('the last kept comes first', () => {
		expect(addCase([kept(1)], kept(2))).toEqual([kept(2), kept(1)]);
	});

	test('two at the same moment are told apart', () => {
		const [first, second] = addCase([kept(5)], kept(5, 'autre'));
		expect([first?.at, second?.at]).toEqual([6, 5]);
	});

	test('one is renamed, one is erased, and no other', () => {
		const cases = [kept(3), kept(2), kept(1)];
		expect(renameCase(cases, 2, 'x')).toEqual([kept(3), kept(2, 'x'), kept(1)]);
		expect(eraseCase(cases, 2)).toEqual([kept(3), kept(1)]);
	});
});

describe('a name', () => {
	test('loses its spaces, and what is too long', () => {
		expect(cleanName('  le duel ')).toBe('le duel');
		expect(cleanName('x'.repeat(500))).toBe('x'.repeat(MAX_NAME));
	});

	test('of spaces alone is none', () => {
		expect(cleanName('   ')).toBeUndefined();
	});
});
