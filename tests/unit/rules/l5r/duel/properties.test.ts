import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	analyze,
	type Bids,
	DIAL,
	type Duelist,
	GRADES,
	gradeOf,
	honorChangeOf,
	type Outcome,
	opposingSide,
	type Resolution,
	RULES,
	SIDES,
	type Side,
	type Situation,
} from '../../../../../src/rules/l5r/duel';
import { deepFreeze } from '../../deep-freeze';
import { problemsOf, resolve, tableOf } from './cases';

const sometimes = fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) });
const small = fc.integer({ min: 0, max: 6 });
const modifier = fc.oneof(
	{ weight: 2, arbitrary: fc.constant(0) },
	{ weight: 1, arbitrary: fc.integer({ min: -6, max: 6 }) },
);

const anyDuelist = (dash: fc.Arbitrary<boolean>): fc.Arbitrary<Duelist> =>
	fc.record({
		skill: small,
		dash,
		glory: small,
		status: fc.constantFrom('honored', 'normal', 'dishonored'),
		modifiers: modifier,
		bowed: sometimes,
		honor: fc.integer({ min: 1, max: 24 }),
		bidModifier: modifier,
	});

const anySituation = (dash = sometimes): fc.Arbitrary<Situation> =>
	fc.record({
		type: fc.constantFrom('military', 'political'),
		floor: fc.constantFrom('after-bid', 'before-bid'),
		challenger: anyDuelist(dash),
		challenged: anyDuelist(dash),
	});

const legal = anySituation(fc.constant(false));
const anyBid = fc.constantFrom(...DIAL);
const anyBids: fc.Arbitrary<Bids> = fc.record({ challenger: anyBid, challenged: anyBid });
const anySide = fc.constantFrom<Side>(...SIDES);

function always(check: (resolution: Resolution, situation: Situation, bids: Bids) => void): void {
	fc.assert(
		fc.property(anySituation(), anyBids, (situation, bids) => {
			check(resolve(situation, bids), situation, bids);
		}),
	);
}

/** The outcome of a duel that is legal. */
function settle(situation: Situation, bids: Bids): Outcome {
	const { result } = resolve(situation, bids);
	if (result.type === 'illegal') throw new Error('Illegal');
	return result;
}

const swap = <T extends Readonly<Record<Side, unknown>>>(pair: T): T => ({
	...pair,
	challenger: pair.challenged,
	challenged: pair.challenger,
});

describe('whatever the duel', () => {
	test('duel-d-5: honor is neither made nor lost, and none is below zero', () => {
		always(({ result }, { challenger, challenged }) => {
			if (result.type === 'illegal') return;
			const { honor } = result;
			expect(honor.challenger + honor.challenged).toBe(challenger.honor + challenged.honor);
			expect(Math.min(honor.challenger, honor.challenged)).toBeGreaterThanOrEqual(0);
		});
	});

	test('bases-victoire: the game is over exactly when a player has no honor left or 25', () => {
		always(({ result }) => {
			if (result.type === 'illegal') return;
			const { challenger, challenged } = result.honor;
			const over = [challenger, challenged].some((honor) => honor === 0 || honor >= 25);
			expect(result.type === 'game').toBe(over);
		});
	});

	test('duel-d-7: the higher skill wins, equal skills do not, and no skill is below zero', () => {
		always(({ result }) => {
			if (result.type !== 'duel') return;
			const { challenger, challenged } = result.skills;
			expect(result.winner).toBe(
				challenger === challenged ? null : challenger > challenged ? 'challenger' : 'challenged',
			);
			expect(Math.min(challenger, challenged)).toBeGreaterThanOrEqual(0);
		});
	});

	test('the two sides are treated alike', () => {
		always(({ result }, situation, bids) => {
			const mirror = resolve(swap(situation), swap(bids)).result;
			if (result.type === 'illegal' || mirror.type === 'illegal') {
				expect(mirror.type).toBe(result.type);
				return;
			}
			expect(mirror.winner).toBe(result.winner === null ? null : opposingSide(result.winner));
			expect(mirror.honor).toEqual(swap(result.honor));
		});
	});

	test('every step cites a rule of the list, with whole numbers', () => {
		always(({ trace }) => {
			for (const { rule, before, after } of trace) {
				expect(RULES).toContain(rule);
				expect([before, after].every(Number.isInteger)).toBe(true);
			}
		});
	});

	test('each number of the trace starts from where it stood', () => {
		always(({ trace }) => {
			const skills = new Map<Side, number>();
			for (const step of trace) {
				if (!('side' in step) || !/skill|glory|modifiers|added|zero|bowed/.test(step.kind)) continue;
				expect(step.before).toBe(skills.get(step.side) ?? step.before);
				skills.set(step.side, step.after);
			}
		});
	});

	test('the same input gives the same result and trace, and is left unchanged', () => {
		always((resolution, situation, bids) => {
			const frozen = deepFreeze(structuredClone({ situation, bids }));
			expect(problemsOf(frozen.situation, frozen.bids)).toEqual([]);
			expect(resolve(frozen.situation, frozen.bids)).toEqual(resolution);
			expect(frozen).toEqual({ situation, bids });
		});
	});
});

describe('the table and what it says', () => {
	test('each cell is what the engine answers to its bids', () => {
		fc.assert(
			fc.property(legal, anySide, (situation, side) => {
				const { rows } = tableOf(situation, side);
				rows.forEach((row, rank) => {
					row.forEach(({ bids, outcome }, other) => {
						expect([bids[side], bids[opposingSide(side)]]).toEqual([rank + 1, other + 1]);
						expect(outcome).toEqual(settle(situation, bids));
					});
				});
			}),
		);
	});

	test('duel-d-6-mise: while the game goes on, a higher bid never leads to a worse outcome nor to more honor', () => {
		fc.assert(
			fc.property(legal, anySide, anyBid, anyBid, (situation, side, bid, other) => {
				fc.pre(bid < 5);
				const pair = (own: number) => ({ ...{ challenger: other, challenged: other }, [side]: own });
				const [low, high] = [settle(situation, pair(bid)), settle(situation, pair(bid + 1))];
				expect(honorChangeOf(high, side)).toBeLessThanOrEqual(honorChangeOf(low, side));
				fc.pre(low.type === 'duel' && high.type === 'duel');
				expect(GRADES.indexOf(gradeOf(high, side))).toBeGreaterThanOrEqual(GRADES.indexOf(gradeOf(low, side)));
			}),
		);
	});

	test('the lowest bids that always win or never lose do, and none below them', () => {
		fc.assert(
			fc.property(legal, anySide, (situation, side) => {
				const { alwaysWins, neverLoses, alwaysLoses } = analyze(tableOf(situation, side));
				const against = (bid: number) =>
					DIAL.map((other) =>
						gradeOf(settle(situation, { ...{ challenger: other, challenged: other }, [side]: bid }), side),
					);
				const lowest = (test: (grade: string) => boolean) => DIAL.find((bid) => against(bid).every(test)) ?? null;
				expect(alwaysWins).toBe(lowest((grade) => grade.endsWith('won')));
				expect(neverLoses).toBe(lowest((grade) => !grade.endsWith('lost')));
				expect(alwaysLoses).toEqual(DIAL.filter((bid) => against(bid).every((grade) => grade.endsWith('lost'))));
			}),
		);
	});

	test('a dominant bid is never worse, against any bid, and domination is an order', () => {
		fc.assert(
			fc.property(legal, anySide, (situation, side) => {
				const { prospects } = analyze(tableOf(situation, side));
				for (const { bid, grades, dominatedBy } of prospects) {
					expect(dominatedBy).not.toContain(bid);
					for (const dominator of dominatedBy) {
						const better = prospects[dominator - 1];
						expect(better?.dominatedBy).not.toContain(bid);
						for (const more of better?.dominatedBy ?? []) expect(dominatedBy).toContain(more);
						grades.forEach((grade, rank) => {
							const other = better?.grades[rank] ?? 'game-lost';
							expect(GRADES.indexOf(other)).toBeGreaterThanOrEqual(GRADES.indexOf(grade));
						});
					}
				}
			}),
		);
	});
});
