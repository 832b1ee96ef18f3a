import { describe, expect, test } from 'vitest';
import type { Chances } from '../../../../../src/rules/arkham/skill-test';
import {
	applyAll,
	applyOne,
	autofail,
	bless,
	chances,
	curse,
	frost,
	numbers,
	playWith,
	STANDARD,
	situation,
	stepsOf,
	token,
	weighAny,
	weighAnyCurve,
	written,
} from './vocabulary';

/** Outcomes as lines: margin, chance, and what is automatic. */
const parts = ({ outcomes }: Chances) =>
	outcomes.map(({ margin, chance, automatic }) => {
		return `${margin}: ${written(chance)}${automatic === 'none' ? '' : ` ${automatic}`}`;
	});

describe('one token of the standard bag of 16', () => {
	test.each([
		[-2, '0'],
		[-1, '1/8'],
		[0, '1/4'],
		[1, '5/8'],
		[2, '13/16'],
		[3, '7/8'],
		[4, '15/16'],
		[9, '15/16'],
	])('tc-3: a skill %i above a difficulty of 4 succeeds %s of the time', (gap, expected) => {
		const { success, automaticFailure, averageTokens } = chances(STANDARD, { skill: 4 + gap, difficulty: 4 });
		expect(written(success)).toBe(expected);
		expect(written(automaticFailure)).toBe('1/16');
		expect(written(averageTokens)).toBe('1');
	});

	test('tc-6: each outcome has its chance, by increasing margin', () => {
		const result = chances(STANDARD, { skill: 3, difficulty: 2 });
		expect(parts(result)).toEqual(['-2: 1/16 failure', '-2: 1/8', '-1: 3/16', '0: 3/8', '1: 1/8', '2: 1/8']);
		// (-2 × 3 - 1 × 3 + 0 × 6 + 1 × 2 + 2 × 2) / 16
		expect(written(result.averageMargin)).toBe('-3/16');
	});

	test('tc-2-bonus: the curve says what each icon brings, whatever the icons already there', () => {
		const points = weighAnyCurve(situation(STANDARD, { skill: 2, icons: 7 }), 6);
		expect(points.map(({ icons, success, gain }) => [icons, written(success), written(gain)])).toEqual([
			[0, '1/8', '0'],
			[1, '1/4', '1/8'],
			[2, '5/8', '3/8'],
			[3, '13/16', '3/16'],
			[4, '7/8', '1/16'],
			[5, '15/16', '1/16'],
			[6, '15/16', '0'],
		]);
	});

	test('tc-1: below 0 icon, the curve is that of a lower skill', () => {
		const points = weighAnyCurve(situation(STANDARD, { skill: 4, icons: 1 }), 1, -2);
		const lower = [2, 3, 4, 5].map((skill) => chances(STANDARD, { skill }).success);
		expect(points.map(({ icons }) => icons)).toEqual([-2, -1, 0, 1]);
		expect(points.map(({ success }) => success)).toEqual(lower);
	});
});

describe('sealed tokens', () => {
	test('bases-carte-prioritaire: they are not in the draw', () => {
		const bag = [...numbers(0, 0), token('-8', { modifier: -8, count: 2, sealed: 1 })];
		const { result, trace } = weighAny(situation(bag));
		expect(result && written(result.success)).toBe('2/3');
		const rule = 'bases-carte-prioritaire';
		expect(stepsOf(trace, 'sealed')).toEqual([{ kind: 'sealed', stage: 3, rule, token: '-8', before: 2, after: 1 }]);
		expect(stepsOf(trace, 'bag')).toMatchObject([{ before: 3, after: 3 }]);
	});

	test('tc-8: they do not go back to the bag', () => {
		const { trace } = playWith([...numbers(0, 0), token('crane', { count: 5, sealed: 5 })]);
		expect(stepsOf(trace, 'end')).toMatchObject([{ before: 1, after: 2 }]);
	});
});

describe('tokens that have another revealed', () => {
	test('tc-5-pions: they count too, and the next one comes from what is left', () => {
		const result = chances([curse, ...numbers(1, -1)]);
		expect(parts(result)).toEqual(['-3: 1/6', '-1: 1/2', '1: 1/3']);
		expect(written(result.averageTokens)).toBe('4/3');
	});

	test('effet-elements-manquants: the chain stops with the bag', () => {
		const bag = [bless, curse];
		expect(parts(chances(bag))).toEqual(['0: 1']);
		expect(written(chances(bag).averageTokens)).toBe('2');
		const { revealed, trace } = playWith(bag);
		expect(revealed).toEqual(['benediction', 'malediction']);
		expect(stepsOf(trace, 'exhausted-bag')).toMatchObject([
			{ rule: 'effet-elements-manquants', token: 'malediction', before: 1, after: 0 },
		]);
	});

	test('tc-6-echec-automatique: the second frost token fails the test, the first one does not', () => {
		const result = chances([{ ...frost, count: 2 }, ...numbers(0)], { difficulty: 2 });
		expect(parts(result)).toEqual(['-2: 1/3 failure', '0: 1/3', '1: 1/3']);
		expect(written(result.averageTokens)).toBe('5/3');
	});

	test('bases-carte-prioritaire: the second frost token has no other revealed', () => {
		const bag = [{ ...frost, count: 8 }, ...numbers(...Array.from({ length: 16 }, () => 0))];
		expect(written(chances(bag).averageTokens)).toBe('4/3');
		const { revealed, trace } = playWith(bag);
		expect(revealed).toEqual(['gel', 'gel']);
		expect(stepsOf(trace, 'stop')).toMatchObject([{ rule: 'bases-carte-prioritaire', token: 'gel', before: 22 }]);
		expect(stepsOf(trace, 'symbol').map(({ after }) => after)).toEqual([1, 0]);
	});

	test('bases-carte-prioritaire: two frost tokens revealed together have none revealed', () => {
		const bag = [{ ...frost, count: 2 }, ...numbers(0, 0)];
		const { revealed, automatic } = playWith(bag, applyAll(2));
		expect([revealed, automatic]).toEqual([['gel', 'gel'], 'failure']);
		// Of 6 pairs, 4 hold one frost token, which has another revealed, and 1 holds both.
		expect(written(chances(bag, applyAll(2)).averageTokens)).toBe('8/3');
	});

	test('tc-8: those that leave do not go back to the bag, ignored ones included', () => {
		const leaving = { ...bless, leaves: true, count: 2 };
		const all = stepsOf(playWith([leaving, ...numbers(0)]).trace, 'end');
		expect(all).toMatchObject([{ before: 0, after: 1, leaving: 2 }]);
		const one = stepsOf(playWith([leaving, ...numbers(0)], applyOne(2), [2, 0], () => 0).trace, 'end');
		expect(one).toMatchObject([{ before: 1, after: 2, leaving: 1 }]);
	});
});

describe('several tokens revealed by a card', () => {
	test('tc-5-pions: all of them add up', () => {
		expect(parts(chances(numbers(1, 0, -1), applyAll(2)))).toEqual(['-1: 1/3', '0: 1/3', '1: 1/3']);
		expect(parts(chances(numbers(1, 0, -1), applyAll(3)))).toEqual(['0: 1']);
	});

	test('tc-5-pions: each one that has another revealed adds a token', () => {
		const result = chances([bless, ...numbers(0, -1)], applyAll(2));
		expect(parts(result)).toEqual(['-1: 1/3', '1: 2/3']);
		expect(written(result.averageTokens)).toBe('8/3');
	});

	test('effet-elements-manquants: a bag with fewer tokens shows them all', () => {
		const { result, trace } = weighAny(situation(numbers(1, -2), applyAll(3)));
		expect(result && parts(result)).toEqual(['-1: 1']);
		expect(stepsOf(trace, 'exhausted-bag')).toMatchObject([{ token: null, before: 3, after: 2 }]);
	});

	test('bases-carte-prioritaire: only one is applied, the best; the others are ignored but out of the bag', () => {
		const result = chances([autofail, ...numbers(-1, -3)], { skill: 4, ...applyOne(2) });
		expect(parts(result)).toEqual(['-2: 1/3', '0: 2/3']);
		expect(written(result.averageTokens)).toBe('2');
		expect(parts(chances([bless, autofail, ...numbers(-1)], { difficulty: 4, ...applyOne(3) }))).toEqual(['1: 1']);
	});

	test('the choice is worth its chance of success, not its own modifier', () => {
		// With -1 revealed, the blessing can only lead to the automatic failure; alone with it, to -1.
		const bag = [bless, autofail, ...numbers(-1)];
		expect(parts(chances(bag, { difficulty: 2, ...applyOne(2) }))).toEqual(['0: 2/3', '2: 1/3']);
		expect(playWith(bag, { difficulty: 2, ...applyOne(2) }, [2, 0])).toMatchObject({
			revealed: ['-1', 'benediction'],
			applied: ['-1'],
		});
		expect(playWith(bag, { difficulty: 2, ...applyOne(2) }, [0, 0])).toMatchObject({
			revealed: ['benediction', 'automatic-failure', '-1'],
			applied: ['benediction', '-1'],
		});
	});

	test('with the same chance of success, the choice is the best expected margin, then the first of the bag', () => {
		expect(playWith(numbers(-1, 1, 0), { difficulty: 1, ...applyOne(3) }).applied).toEqual(['+1']);
		expect(playWith(numbers(-5, -4), { difficulty: 9, ...applyOne(2) }).applied).toEqual(['-5']);
		const twins = [token('crane'), token('cultiste')];
		expect(playWith(twins, applyOne(2), [1, 0])).toMatchObject({ revealed: ['cultiste', 'crane'], applied: ['crane'] });
	});

	test('frost ignored does not count towards automatic failure', () => {
		const bag = [{ ...frost, count: 2 }, ...numbers(0, 0)];
		const { applied, automatic } = playWith(bag, applyOne(2), [0, 0], () => 1);
		expect([applied, automatic]).toEqual([['gel', '0'], 'none']);
	});

	test('the player may choose another token than the best', () => {
		const asked: (readonly string[])[] = [];
		const { applied, trace } = playWith(numbers(1, 0, -1), applyOne(3), [2, 0, 0], (revealed) => {
			asked.push(revealed);
			return 2;
		});
		expect(asked).toEqual([['-1', '+1', '0']]);
		expect(applied).toEqual(['0']);
		const rule = 'bases-carte-prioritaire';
		expect(stepsOf(trace, 'chosen')).toEqual([
			{ kind: 'chosen', stage: 3, rule, token: '0', before: 3, after: 1, kept: ['0'], ignored: ['-1', '+1'] },
		]);
	});

	test('one token alone leaves no choice', () => {
		const choose = () => {
			throw new Error('There is nothing to choose.');
		};
		expect(playWith(numbers(0), applyOne(3), [], choose)).toMatchObject({ applied: ['0'] });
		expect(stepsOf(playWith(numbers(0, 1), applyOne(1)).trace, 'chosen')).toEqual([]);
	});
});
