import fc from 'fast-check';
import { expect } from 'vitest';
import type { ReadCase, ToolCase } from '../../../../src/search/cases/tool-case';
import { readWords } from '../../../../src/search/cases/words';

interface Codec {
	read: (query: URLSearchParams) => { notices: readonly string[] };
}

/** What a query is understood as, with plain spaces. */
export const saidOf = (read: ReadCase, query: string): string[] | undefined =>
	read(query)?.pieces.map(({ said }) => said.replaceAll('\u00a0', ' '));

/** Checks what holds of any case: its address is read without a notice, each number of the query is a piece. */
function checkCase(query: string, { address, pieces }: ToolCase, codec: Codec): void {
	expect(codec.read(new URLSearchParams(address)).notices, `${query} → ${address}`).toEqual([]);
	const places = pieces.flatMap(({ at }) => (at ? [at.start] : []));
	const numbers = readWords(query).filter(({ number, article }) => number !== undefined && !article);
	for (const { start, text } of numbers) {
		const known = places.includes(start) || places.includes(start + 1) || text === 'aucun' || text === 'aucune';
		expect(known, `${text} of ${query}`).toBe(true);
	}
}

/** A case with some words more, anywhere, or any string: none throws, and what is read is sure. Gives how many were read. */
export function checkAny(read: ReadCase, codec: Codec, start: string, words: readonly string[]): number {
	let cases = 0;
	const number = fc.integer({ min: -2, max: 12 }).map(String);
	const word = fc.oneof(fc.constantFrom(...words, '+2', 'deux', 'un', '2/2', '100'), number);
	const more = fc.array(fc.tuple(word, fc.nat({ max: 12 })), { maxLength: 4 });
	const made = more.map((all) =>
		all.reduce((before, [one, at]) => before.toSpliced(at, 0, one), start.split(' ')).join(' '),
	);
	const any = fc.oneof({ arbitrary: made, weight: 9 }, fc.string({ unit: 'grapheme', maxLength: 600 }));
	fc.assert(
		fc.property(any, (query) => {
			const found = read(query);
			if (found === undefined) return;
			cases++;
			checkCase(query, found, codec);
		}),
		{ numRuns: 2000 },
	);
	return cases;
}

/** Checks that a query is read as a case, however its address orders what it says. */
export function expectCase(read: ReadCase, codec: Codec, query: string, address: string): void {
	const stateOf = (text: string | undefined) => codec.read(new URLSearchParams(text));
	const found = read(query);
	expect(found, query).toBeDefined();
	expect(stateOf(found?.address), `${query} → ${found?.address}`).toEqual(stateOf(address));
	expect(stateOf(found?.address).notices, query).toEqual([]);
}

const LETTERS =
	'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf';

/** A number below twenty, in letters. */
export const inWords = (number: number): string => LETTERS.split(' ')[number] as string;
