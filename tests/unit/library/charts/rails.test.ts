import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Rail, railsOf } from '../../../../src/library/charts/rails';
import { steps } from './written-steps';

/** Lines as `2→0 lane 1`. */
const drawn = (...written: string[]) =>
	railsOf(steps(...written)).rails.map(({ from, to, lane }) => `${from}→${to} lane ${lane}`);

describe('steps that follow one another', () => {
	it('have no line beside them', () => {
		expect(railsOf(steps('a', 'b', 'c'))).toEqual({
			rails: [],
			lanes: 0,
			follows: [true, true, false],
		});
	});

	it('are those that lead to the one below, by a branch too', () => {
		expect(railsOf(steps('a>c', 'b>a,c', 'c>fin', 'd')).follows).toEqual([false, true, false, false]);
	});

	it('may be a single one, or none', () => {
		expect(railsOf(steps('a')).follows).toEqual([false]);
		expect(railsOf([])).toEqual({ rails: [], lanes: 0, follows: [] });
	});
});

describe('a step that may be done again at once', () => {
	it('has no line: its branch says so', () => {
		expect(railsOf(steps('a', 'b>b,c', 'c'))).toEqual({ rails: [], lanes: 0, follows: [true, true, false] });
	});
});

describe('a way back', () => {
	it('is a line, to the step just above as well', () => {
		expect(drawn('a', 'b', 'c>a,fin')).toEqual(['2→0 lane 1']);
		expect(drawn('a', 'b>a,c', 'c')).toEqual(['1→0 lane 1']);
	});

	it('is the only one: a branch that skips steps says where it goes', () => {
		expect(drawn('a>b,c', 'b', 'c')).toEqual([]);
	});

	it('is one line, however many branches take it', () => {
		expect(drawn('a', 'b', 'c>a,a')).toEqual(['2→0 lane 1']);
	});

	it('to the end or to a step of another phase is no line', () => {
		expect(drawn('a>fin,b', 'b>ailleurs,fin', 'c>ailleurs')).toEqual([]);
	});
});

describe('lines on a side', () => {
	it('have different lanes when one is inside the other, the shortest nearest', () => {
		expect(drawn('a', 'b', 'c>b,d', 'd>a,fin')).toEqual(['2→1 lane 1', '3→0 lane 2']);
	});

	it('have different lanes when they cross', () => {
		expect(drawn('a', 'b', 'c>a,d', 'd>b,fin')).toEqual(['2→0 lane 1', '3→1 lane 2']);
	});

	it('have different lanes when one starts where the other ends', () => {
		expect(drawn('a', 'b>a,c', 'c>b,fin')).toEqual(['1→0 lane 1', '2→1 lane 2']);
	});

	it('have different lanes when they start at one step and end at two', () => {
		expect(drawn('a', 'b', 'c', 'd>a,b,fin')).toEqual(['3→1 lane 1', '3→0 lane 2']);
	});

	it('share a lane when they lead to the same step', () => {
		expect(drawn('a', 'b>a,c', 'c>a,d', 'd>a,fin')).toEqual(['1→0 lane 1', '2→0 lane 1', '3→0 lane 1']);
	});

	it('share a lane when they are apart', () => {
		expect(drawn('a', 'b>a,c', 'c', 'd>c,fin')).toEqual(['1→0 lane 1', '3→2 lane 1']);
	});

	it('share no lane with a third that lies across both', () => {
		expect(drawn('a', 'b>a,c', 'c', 'd>c,e', 'e>a,fin')).toEqual(['1→0 lane 1', '3→2 lane 1', '4→0 lane 2']);
	});
});

describe('whatever the steps', () => {
	const IDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
	const chart = fc
		.array(fc.uniqueArray(fc.constantFrom(...IDS, 'fin'), { minLength: 1, maxLength: 4 }), { maxLength: IDS.length })
		.map((targets) => steps(...targets.map((to, at) => `${IDS[at]}>${to.join()}`)));
	const rows = ({ from, to }: Rail) => [Math.min(from, to), Math.max(from, to)] as const;

	it('two lines of a lane are apart, or lead to the same step', () => {
		fc.assert(
			fc.property(chart, (written) => {
				const { rails } = railsOf(written);
				for (const one of rails)
					for (const other of rails) {
						if (one === other || one.lane !== other.lane || one.to === other.to) continue;
						const [[top, bottom], [otherTop, otherBottom]] = [rows(one), rows(other)];
						expect(bottom < otherTop || otherBottom < top).toBe(true);
					}
			}),
		);
	});

	it('each way to a step above is drawn once, and each way to the step below is an arrow', () => {
		fc.assert(
			fc.property(chart, (written) => {
				const { rails, follows } = railsOf(written);
				const shown = [
					...rails.map(({ from, to }) => [from, to]),
					...follows.flatMap((yes, at) => (yes ? [[at, at + 1]] : [])),
				];
				const row = (id: string | undefined) => written.findIndex((step) => step.id === id);
				const ways = written.flatMap(({ next, choices }, from) =>
					[next, ...choices.map(({ to }) => to)]
						.map(row)
						.flatMap((to) => (to < 0 || to === from || to > from + 1 ? [] : [[from, to]])),
				);
				expect(shown.map(String).sort()).toEqual([...new Set(ways.map(String))].sort());
			}),
		);
	});

	it('lines take as many lanes as said', () => {
		fc.assert(
			fc.property(chart, (written) => {
				const { rails, lanes } = railsOf(written);
				const taken = new Set(rails.map(({ lane }) => lane));
				expect([...taken].sort()).toEqual(Array.from({ length: lanes }, (_, at) => at + 1));
			}),
		);
	});
});
