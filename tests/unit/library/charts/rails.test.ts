import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Leading } from '../../../../src/library/charts/chart-graph';
import { type Rail, railsOf } from '../../../../src/library/charts/rails';

/** Steps from where each leads: `a` to the next one, `b>a,c` to those, `fin` the end of the chart. */
const steps = (...written: string[]): Leading[] => {
	const ids = written.map((text) => text.split('>')[0] ?? '');
	return written.map((text, at) => {
		const targets = text.split('>')[1]?.split(',') ?? [ids[at + 1] ?? 'fin'];
		const [next] = targets;
		const asks = targets.length > 1;
		const choices = asks ? targets.map((to) => ({ to })) : [];
		return { id: ids[at] ?? '', choices, next: asks ? undefined : next };
	});
};

/** Lines as `retour 2→0 lane 1`. */
const drawn = (...written: string[]) =>
	railsOf(steps(...written)).rails.map(({ side, from, to, lane }) => `${side} ${from}→${to} lane ${lane}`);

describe('steps that follow one another', () => {
	it('have no line beside them', () => {
		expect(railsOf(steps('a', 'b', 'c'))).toEqual({
			rails: [],
			back: 0,
			skip: 0,
			follows: [true, true, false],
			repeats: [false, false, false],
		});
	});

	it('are those that lead to the one below, by a branch too', () => {
		expect(railsOf(steps('a>c', 'b>a,c', 'c>fin', 'd')).follows).toEqual([false, true, false, false]);
	});

	it('may be a single one, or none', () => {
		expect(railsOf(steps('a')).follows).toEqual([false]);
		expect(railsOf([])).toEqual({ rails: [], back: 0, skip: 0, follows: [], repeats: [] });
	});
});

describe('a step that may be done again at once', () => {
	it('repeats, without a line', () => {
		const { rails, repeats, follows } = railsOf(steps('a', 'b>b,c', 'c'));
		expect(rails).toEqual([]);
		expect(repeats).toEqual([false, true, false]);
		expect(follows).toEqual([true, true, false]);
	});

	it('does not when it only goes back to itself through another', () => {
		expect(railsOf(steps('a', 'b', 'c>b,fin')).repeats).toEqual([false, false, false]);
	});
});

describe('a way that does not lead to the next step', () => {
	it('goes back up on one side', () => {
		expect(drawn('a', 'b', 'c>a,fin')).toEqual(['retour 2→0 lane 1']);
	});

	it('goes back to the step just above as well', () => {
		expect(drawn('a', 'b>a,c', 'c')).toEqual(['retour 1→0 lane 1']);
	});

	it('skips steps on the other side', () => {
		expect(drawn('a>b,c', 'b', 'c')).toEqual(['saut 0→2 lane 1']);
	});

	it('is one line, however many branches take it', () => {
		expect(drawn('a>c,c,b,c', 'b', 'c>a,a')).toEqual(['retour 2→0 lane 1', 'saut 0→2 lane 1']);
	});

	it('to the end or to a step of another phase is no line', () => {
		expect(drawn('a>fin,b', 'b>ailleurs,fin', 'c>ailleurs')).toEqual([]);
	});
});

describe('lines on a side', () => {
	it('have different lanes when one is inside the other, the shortest nearest', () => {
		expect(drawn('a', 'b', 'c>b,d', 'd>a,fin')).toEqual(['retour 2→1 lane 1', 'retour 3→0 lane 2']);
		expect(drawn('a>b,e', 'b>c,d', 'c', 'd', 'e')).toEqual(['saut 1→3 lane 1', 'saut 0→4 lane 2']);
	});

	it('have different lanes when they cross', () => {
		expect(drawn('a', 'b', 'c>a,d', 'd>b,fin')).toEqual(['retour 2→0 lane 1', 'retour 3→1 lane 2']);
	});

	it('have different lanes when one starts where the other ends', () => {
		expect(drawn('a', 'b>a,c', 'c>b,fin')).toEqual(['retour 1→0 lane 1', 'retour 2→1 lane 2']);
	});

	it('have different lanes when they start at one step and end at two', () => {
		expect(drawn('a', 'b', 'c', 'd>a,b,fin')).toEqual(['retour 3→1 lane 1', 'retour 3→0 lane 2']);
	});

	it('share a lane when they lead to the same step', () => {
		expect(drawn('a', 'b>a,c', 'c>a,d', 'd>a,fin')).toEqual([
			'retour 1→0 lane 1',
			'retour 2→0 lane 1',
			'retour 3→0 lane 1',
		]);
	});

	it('share a lane when they are apart', () => {
		expect(drawn('a', 'b>a,c', 'c', 'd>c,fin')).toEqual(['retour 1→0 lane 1', 'retour 3→2 lane 1']);
	});

	it('share no lane with a third that lies across both', () => {
		expect(drawn('a', 'b>a,c', 'c', 'd>c,e', 'e>a,fin')).toEqual([
			'retour 1→0 lane 1',
			'retour 3→2 lane 1',
			'retour 4→0 lane 2',
		]);
	});

	it('are counted on their own side only', () => {
		const { back, skip } = railsOf(steps('a>b,c', 'b>a,c', 'c>a,b,d', 'd'));
		expect({ back, skip }).toEqual({ back: 2, skip: 1 });
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
						if (one === other || one.side !== other.side || one.lane !== other.lane || one.to === other.to) continue;
						const [[top, bottom], [otherTop, otherBottom]] = [rows(one), rows(other)];
						expect(bottom < otherTop || otherBottom < top).toBe(true);
					}
			}),
		);
	});

	it('each way inside the phase is drawn once: a line, an arrow to the next step, or a repeat', () => {
		fc.assert(
			fc.property(chart, (written) => {
				const { rails, follows, repeats } = railsOf(written);
				const shown = [
					...rails.map(({ from, to }) => [from, to]),
					...follows.flatMap((yes, at) => (yes ? [[at, at + 1]] : [])),
					...repeats.flatMap((yes, at) => (yes ? [[at, at]] : [])),
				];
				const row = (id: string | undefined) => written.findIndex((step) => step.id === id);
				const ways = written.flatMap(({ next, choices }, from) =>
					[next, ...choices.map(({ to }) => to)].map(row).flatMap((to) => (to < 0 ? [] : [[from, to]])),
				);
				expect(shown.map(String).sort()).toEqual([...new Set(ways.map(String))].sort());
			}),
		);
	});

	it('lines that go back are on one side, those that skip on the other, in as many lanes as said', () => {
		fc.assert(
			fc.property(chart, (written) => {
				const { rails, ...lanes } = railsOf(written);
				for (const { from, to, side } of rails) expect(side === 'retour' ? to < from : to > from + 1).toBe(true);
				for (const [side, count] of [
					['retour', lanes.back],
					['saut', lanes.skip],
				] as const) {
					const taken = new Set(rails.filter((rail) => rail.side === side).map(({ lane }) => lane));
					expect([...taken].sort()).toEqual(Array.from({ length: count }, (_, at) => at + 1));
				}
			}),
		);
	});
});
