import { describe, expect, test } from 'vitest';
import type { GameEvent, Player } from '../../../../../src/rules/keyforge/forge';
import {
	atCurrentCost,
	atPrice,
	cost,
	effect,
	forgeStep,
	keyUnforged,
	movement,
	problemsOf,
	situation,
	turnEnd,
} from './builders';

const WHOLE = { type: 'integer', min: 0, max: 99 };

/** Paths of the problems of an event as it might come from an address, whatever the types say. */
const fieldsOf = (event: object) =>
	problemsOf(situation(), [event as GameEvent]).map(({ field }) => field.replace('events[0].', ''));

describe('verify', () => {
	test('accepts a sound situation, limits included', () => {
		const full = { pool: 99, onCards: 99, captures: 99, keys: 2, modifiers: Array(12).fill(-99) };
		const events = [
			forgeStep('you', { prevention: 'skipped', fromCards: 99 }),
			effect('opponent', { cost: atCurrentCost(-99), prevention: 'replaced' }),
			effect('you', { cost: atPrice(99), choice: 'declined' }),
			movement('steal', 'you', 99),
			cost('you', 99),
			keyUnforged('you'),
			turnEnd(),
		];
		expect(problemsOf(situation(full, full), events)).toEqual([]);
	});

	test.each([-1, 1.5, 100, Number.NaN, Number.POSITIVE_INFINITY, '3', undefined])('refuses %s in a pool', (value) => {
		expect(problemsOf(situation({ pool: value as number }), [])).toEqual([
			{ field: 'you.pool', value, expected: WHOLE },
		]);
	});

	test('refuses a third key, and a thirteenth effect on the cost', () => {
		const sheet = { keys: 3, modifiers: [...Array(12).fill(0), 100] };
		expect(problemsOf(situation({}, sheet), [])).toEqual([
			{ field: 'opponent.keys', value: 3, expected: { ...WHOLE, max: 2 } },
			{ field: 'opponent.modifiers.length', value: 13, expected: { ...WHOLE, max: 12 } },
			{ field: 'opponent.modifiers[12]', value: 100, expected: { ...WHOLE, min: -99 } },
		]);
	});

	test('checks every number of a player and whose turn it is', () => {
		const sheet = { onCards: -1, captures: 0.5 } as Partial<Player>;
		expect(problemsOf({ ...situation(sheet), active: 'personne' as 'you' }, []).map(({ field }) => field)).toEqual([
			'you.onCards',
			'you.captures',
			'active',
		]);
	});

	test.each<[object, readonly string[]]>([
		[{ type: 'sieste', player: 'you' }, ['type']],
		[turnEnd('personne' as 'you'), ['player']],
		[forgeStep('you', { prevention: 'non' as 'skipped', fromCards: -1 }), ['prevention', 'fromCards']],
		[effect('you', { cost: atCurrentCost(100), choice: 'non' as 'declined' }), ['cost.difference', 'choice']],
		[effect('you', { cost: atPrice(-1), prevention: 'skipped' as 'forbidden' }), ['cost.amount', 'prevention']],
		[effect('you', { cost: { type: 'double' } as never }), ['cost.type']],
		[movement('gain', 'you', 100), ['amount']],
		[cost('you', -100), ['variation']],
	])('checks every field of %o', (event, expected) => {
		expect(fieldsOf(event)).toEqual(expected);
	});

	test('refuses more than 60 events', () => {
		expect(problemsOf(situation(), Array(61).fill(turnEnd()))).toEqual([
			{ field: 'events.length', value: 61, expected: { ...WHOLE, max: 60 } },
		]);
	});
});
