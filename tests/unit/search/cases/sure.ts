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

/** Any string, and strings made of the words of a tool: none throws, and what is read is sure. Gives how many were read. */
export function checkAny(read: ReadCase, codec: Codec, words: readonly string[]): number {
	let cases = 0;
	const numbers = fc.oneof(
		fc.integer({ min: -2, max: 12 }).map(String),
		fc.constantFrom('+2', 'deux', 'un', '2/2', '100'),
	);
	const word = fc.oneof(fc.constantFrom(...words), numbers);
	const made = fc.array(word, { minLength: 2, maxLength: 9 }).map((all) => all.join(' '));
	const any = fc.oneof(
		{ arbitrary: made, weight: 9 },
		{ arbitrary: fc.string({ unit: 'grapheme', maxLength: 600 }), weight: 1 },
	);
	fc.assert(
		fc.property(any, (query) => {
			const found = read(query);
			if (found === undefined) return;
			cases++;
			checkCase(query, found, codec);
		}),
		{ numRuns: 3000 },
	);
	return cases;
}
