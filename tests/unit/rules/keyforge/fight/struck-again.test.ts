import { describe, expect, test } from 'vitest';
import { alone, damage, judge, line, oppose, problemsOf } from './builders';

describe('an effect that deals its damage several times (sequence-degats-quand)', () => {
	test('follows the damage sequence each time: a ward stops one of them, armor is used up', () => {
		const warded = alone({ power: 9, ward: 1 }, damage('target', 2, { times: 2 }));
		expect(warded.inPlay('target')).toMatchObject({ ward: 0, damage: 2 });
		const armored = alone({ power: 9, armor: 3 }, damage('target', 2, { times: 3 }));
		expect(armored.inPlay('target')).toMatchObject({ armorUsed: 3, damage: 3 });
		expect(armored.stepsOf('struck-again')).toMatchObject([
			{ before: 2, after: 3 },
			{ before: 3, after: 3 },
		]);
		expect(armored.result.outcomes[0]).toMatchObject({ impacts: [{ damage: 3 }] });
	});

	test('capacites-autant-que-possible: hits those that are left once its target is destroyed', () => {
		const opposing = line({ id: 'a', power: 2 }, { id: 'b', power: 9 }, { id: 'c', power: 9 });
		const given = judge(
			{ active: [], opposing },
			damage('a', 2, { times: 2, splash: 1, also: [{ target: 'c', amount: 1 }] }),
		);
		expect(given.destructions).toEqual(['a']);
		expect(given.inPlay('b')?.damage, 'the splash is the target’s').toBe(1);
		expect(given.inPlay('c')?.damage).toBe(2);
	});

	test('capacites-autant-que-possible: stops when the creature that deals it is gone', () => {
		const given = oppose(
			{ power: 1, damage: 0 },
			{ power: 9 },
			damage('target', 1, { source: 'attacker', times: 2, also: [{ target: 'attacker', amount: 1 }] }),
		);
		expect(given.destructions).toEqual(['attacker']);
		expect(given.inPlay('target')?.damage).toBe(1);
	});

	test('twice is the same as two events', () => {
		const once = damage('target', 2);
		expect(alone({ power: 9, armor: 1 }, once, once).result.situation).toEqual(
			alone({ power: 9, armor: 1 }, { ...once, times: 2 }).result.situation,
		);
	});

	test('two to nine times', () => {
		const situation = { active: [], opposing: [] };
		expect(problemsOf(situation, [damage('x', 1, { times: 1 }), damage('x', 1, { times: 10 })])).toHaveLength(2);
	});
});
