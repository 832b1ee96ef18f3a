import { describe, expect, test } from 'vitest';
import type { Bids, Situation } from '../../../../../src/rules/l5r/duel';
import { bids, problemsOf, situation, type Trait } from './cases';

const integer = (min: number, max: number) => ({ type: 'integer', min, max });
const problemsWith = (trait: Trait) => problemsOf(situation(trait));

describe('verify', () => {
	test('accepts bounds, and a dash whatever the skill', () => {
		const low = { skill: 0, glory: 0, modifiers: -99, honor: 1, bidModifier: -99 };
		const high = { skill: 99, glory: 99, modifiers: 99, honor: 24, bidModifier: 99, dash: true };
		expect(problemsOf(situation(low, high), bids(1, 5))).toEqual([]);
	});

	test.each([
		['skill', -1, integer(0, 99)],
		['skill', 100, integer(0, 99)],
		['skill', 1.5, integer(0, 99)],
		['glory', -1, integer(0, 99)],
		['glory', Number.NaN, integer(0, 99)],
		['modifiers', -100, integer(-99, 99)],
		['bidModifier', 100, integer(-99, 99)],
		['honor', 0, integer(1, 24)],
		['honor', 25, integer(1, 24)],
		['dash', 1, { type: 'boolean' }],
		['bowed', 'oui', { type: 'boolean' }],
		['status', 'ruine', { type: 'one-of', values: ['honored', 'normal', 'dishonored'] }],
	])('refuses %s %s', (field, value, expected) => {
		expect(problemsWith({ [field]: value })).toEqual([{ field: `challenger.${field}`, value, expected }]);
	});

	test.each([0, 6, 2.5, '3'])('refuses a bid of %s', (bid) => {
		const placed = { challenger: 3, challenged: bid } as Bids;
		expect(problemsOf(situation(), placed)).toEqual([
			{ field: 'bids.challenged', value: bid, expected: integer(1, 5) },
		]);
	});

	test('refuses another type of duel, another reading', () => {
		const doubtful = { ...situation(), type: 'glory', floor: 'jamais' } as unknown as Situation;
		expect(problemsOf(doubtful).map(({ field }) => field)).toEqual(['type', 'floor']);
	});

	test('gives every problem in reading order', () => {
		const doubtful = situation({ honor: 0 }, { glory: -1, honor: 99 });
		expect(problemsOf(doubtful, bids(9, 0)).map(({ field }) => field)).toEqual([
			'challenger.honor',
			'challenged.glory',
			'challenged.honor',
			'bids.challenger',
			'bids.challenged',
		]);
	});
});
