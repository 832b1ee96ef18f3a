import { expect, test } from 'vitest';
import { aember, alone, counters, creature, damage, heal, keyword, move, oppose, power, problemsOf } from './builders';

/** A creature that holds the most that the check accepts. */
const full = {
	powerCounters: 9999,
	damage: 9999,
	aember: 9999,
	assault: 9999,
	invulnerable: true,
	powerChange: { turn: 9999 },
};

test('what a result holds may be given again, at the most that the check accepts', () => {
	const events = [
		counters('target', 99),
		damage('target', 99),
		aember('exalt', 'target', 99),
		keyword('target', 'assault', { amount: 99 }),
		power('target', 99),
		move('attacker', 'target', 3),
	];
	const given = oppose({ damage: 2 }, full, ...events);
	expect(problemsOf(given.result.situation, [])).toEqual([]);
	expect(given.inPlay('target')).toMatchObject(full);
	expect(given.inPlay('attacker')?.damage, 'none is lost on the way').toBe(2);
});

test('99 and 3 more can be fed back', () => {
	const { result } = alone({ power: 99, powerCounters: 99, damage: 99 }, counters('target', 3), damage('target', 3));
	expect(problemsOf(result.situation, [heal('target')])).toEqual([]);
	expect(result.situation.opposing).toEqual([creature({ id: 'target', power: 99, powerCounters: 102, damage: 102 })]);
});
