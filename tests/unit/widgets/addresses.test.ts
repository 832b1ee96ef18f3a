import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TestedTool } from './tested-tool';
import { testedTools } from './tested-tools';

/** An address in pieces: names, values, and what parts them. */
const piecesOf = (query: string): string[] => query.split(/(?<=[&=_.])|(?=[&=_.])/);

/** Addresses of a tool as someone may leave them: a case with pieces gone, and others that another case lends. */
function mistakenQueries({ write, anyState }: TestedTool): fc.Arbitrary<string> {
	const change = fc.record({ at: fc.nat(), gone: fc.nat(4), from: fc.nat(), lent: fc.nat(4) });
	return fc
		.record({ state: anyState, lender: anyState, changes: fc.array(change, { minLength: 1, maxLength: 4 }) })
		.map(({ state, lender, changes }) => {
			const others = piecesOf(write(lender));
			const pieces = piecesOf(write(state));
			for (const { at, gone, from, lent } of changes) {
				const start = from % others.length;
				pieces.splice(at % (pieces.length + 1), gone, ...others.slice(start, start + lent));
			}
			return pieces.join('');
		});
}

const HOSTILE = ['=', '&', '_', '.', '-', '%', '%E9', '+', '9', '100', '1e9', 'NaN', '__proto__', 'constructor'];

/** Anything, and what looks like an address of the tool: words that it writes, and others, in any order. */
const noise = ({ write, anyState }: TestedTool): fc.Arbitrary<string> =>
	fc.oneof(
		fc.string(),
		fc.array(anyState, { minLength: 2, maxLength: 3 }).chain((states) => {
			const words = states.flatMap((state) => piecesOf(write(state)));
			const piece = fc.oneof(fc.constantFrom(...words, 'x'), fc.constantFrom(...HOSTILE));
			return fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));
		}),
	);

describe.each(testedTools.map((tool) => [tool.card.title, tool] as const))('the address of « %s »', (_, tool) => {
	const { codec, anyState, problemsOf, read, write } = tool;

	test('gives the same case once read, with nothing to report and nothing to escape, that the engine accepts', () => {
		fc.assert(
			fc.property(anyState, (state) => {
				const query = write(state);
				expect(query).toMatch(/^[a-z0-9=&._*-]*$/);
				expect(read(query)).toEqual({ state, notices: [] });
				expect(problemsOf(state)).toEqual([]);
			}),
		);
	});

	test('gives the initial case when it says nothing of it', () => {
		expect(read('')).toEqual({ state: codec.initial, notices: [] });
		expect(read('utm_source=forum')).toEqual({ state: codec.initial, notices: [] });
		expect(read(write(codec.initial))).toEqual({ state: codec.initial, notices: [] });
	});

	test('written by anyone, gives a case that the engine accepts, and sentences', () => {
		fc.assert(
			fc.property(noise(tool), (query) => {
				const { state, notices } = read(query);
				expect(problemsOf(state)).toEqual([]);
				for (const notice of notices) expect(notice).toMatch(/\.$/);
			}),
			{ numRuns: 500 },
		);
	});

	test('mistaken, then written again by the tool, gives the same case and no notice', () => {
		fc.assert(
			fc.property(mistakenQueries(tool), (query) => {
				const { state } = read(query);
				const again = read(write(state));
				expect(again.notices).toEqual([]);
				expect(write(again.state)).toBe(write(state));
			}),
			{ numRuns: 300 },
		);
	});
});
