import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	isEmpty,
	quote,
	readFields,
	readInteger,
	strayParameters,
	tellStray,
	writeFields,
} from '../../../../src/widgets/shared/fields';

describe('readInteger', () => {
	test.each([
		['0', 0],
		['7', 7],
		['007', 7],
		['99', 99],
		['-0', 0],
	])('reads « %s » as %i', (text, value) => {
		expect(readInteger(text, 0, 99)).toBe(value);
	});

	test.each([
		'',
		' ',
		'-1',
		'100',
		'1000',
		'99999999999999999999',
		'2.5',
		'2,5',
		'1e1',
		'e',
		'0x10',
		'+3',
		'３',
		'NaN',
		'Infinity',
		'3 ',
	])('refuses « %s » between 0 and 99', (text) => {
		expect(readInteger(text, 0, 99)).toBeUndefined();
	});

	test('refuses what is not there', () => {
		expect(readInteger(undefined, 0, 99)).toBeUndefined();
	});

	test('reads a negative number where the bounds allow it', () => {
		expect(readInteger('-5', -99, 99)).toBe(-5);
		expect(readInteger('-100', -99, 99)).toBeUndefined();
	});

	test('gives an integer inside the bounds or nothing, whatever the text', () => {
		fc.assert(
			fc.property(fc.oneof(fc.string(), fc.double().map(String)), (text) => {
				const value = readInteger(text, -5, 5);
				expect(value === undefined || (Number.isInteger(value) && Math.abs(value) <= 5)).toBe(true);
				expect(value).not.toBe(-0);
			}),
		);
	});
});

describe('the notation of fields', () => {
	test('reads names and values, and keeps each field as written', () => {
		expect(readFields('puissance.4_poison_degats.d.3')).toEqual([
			{ name: 'puissance', values: ['4'], raw: 'puissance.4' },
			{ name: 'poison', values: [], raw: 'poison' },
			{ name: 'degats', values: ['d', '3'], raw: 'degats.d.3' },
		]);
	});

	test('finds no field in an empty text or in separators alone', () => {
		expect(readFields('')).toEqual([]);
		expect(readFields('___')).toEqual([]);
	});

	test('writes what it reads', () => {
		const text = 'puissance.4_armure.2_poison';
		expect(writeFields(readFields(text).map(({ name, values }) => [name, ...values]))).toBe(text);
	});
});

describe('a quotation from the address', () => {
	test('is shown whole when it is short', () => {
		expect(quote('armure.x')).toBe('« armure.x »');
	});

	test('is cut when it is long', () => {
		expect(quote('x'.repeat(5000))).toBe(`« ${'x'.repeat(40)}… »`);
	});
});

describe('parameters that a tool does not know', () => {
	const stray = (query: string) => strayParameters(new URLSearchParams(query), ['a', 'd']);

	test('known ones, once each, are no trouble', () => {
		expect(stray('a=1&d=2')).toEqual([]);
	});

	test('an unknown one is named', () => {
		expect(stray('a=1&attaquant=2')).toEqual(['« attaquant » n’est pas un réglage de cet outil : il est ignoré.']);
	});

	test('one that comes twice is named once', () => {
		expect(stray('a=1&a=2&a=3')).toEqual(['« a » est donné plusieurs fois : seul le premier compte.']);
	});

	test('the marks that other sites add to links are not the reader’s doing', () => {
		expect(stray('utm_source=forum&fbclid=x&gclid=y')).toEqual([]);
	});
});

describe('a « _ » too many', () => {
	const told = (text: string) => {
		const notices: string[] = [];
		tellStray(text, (notice) => notices.push(notice));
		return notices;
	};

	test.each(['_a', 'a_', 'a__b', '__a_b_'])('%s is told once', (text) => {
		expect(told(text)).toEqual([`« ${text} » contient un « _ » de trop : il est ignoré.`]);
	});

	test.each(['', 'a', 'a_b.2', '_', '___'])('« %s » has none: emptiness is another thing', (text) => {
		expect(told(text)).toEqual([]);
	});

	test('emptiness', () => {
		expect(['', '_', '___'].map(isEmpty)).toEqual([true, true, true]);
		expect(['a', '_a', '.'].map(isEmpty)).toEqual([false, false, false]);
	});
});
