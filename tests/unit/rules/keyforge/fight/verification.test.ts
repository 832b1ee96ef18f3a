import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../../../../src/rules/keyforge/fight';
import { armor, creature, damage, fight, line, newTurn, problemsOf, type Trait } from './builders';

function problemsWith(trait: Trait) {
	return problemsOf({ active: [], opposing: [creature(trait)] }, []);
}

/** An event as it might come from an address, whatever the types say. */
function problemsOfEvent(event: object) {
	return problemsOf({ active: [], opposing: [] }, [event as GameEvent]);
}

const WHOLE = { type: 'integer', min: 0, max: 99 };

describe('verify', () => {
	test('accepts a sound situation, limits included', () => {
		const sound = creature({ power: 99, armor: 2, armorUsed: 2, ward: 1, aember: 99 });
		const events = [fight('a', 'b'), damage('a', 0, { splash: 99 }), armor('a', -99), newTurn];
		expect(problemsOf({ active: [sound], opposing: [] }, events)).toEqual([]);
	});

	test.each([-1, 1.5, 100, Number.NaN, Number.POSITIVE_INFINITY, '3', undefined])('refuses %s as a power', (value) => {
		expect(problemsWith({ power: value as number })).toEqual([{ field: 'opposing[0].power', value, expected: WHOLE }]);
	});

	test('refuses more used armor than armor', () => {
		expect(problemsWith({ armor: 1, armorUsed: 2 })).toEqual([
			{ field: 'opposing[0].armorUsed', value: 2, expected: { ...WHOLE, max: 1 } },
		]);
	});

	test('names the armor alone when it is wrong', () => {
		expect(problemsWith({ armor: -1, armorUsed: 0 }).map(({ field }) => field)).toEqual(['opposing[0].armor']);
	});

	test('refuses a second ward counter', () => {
		expect(problemsWith({ ward: 2 })).toMatchObject([{ value: 2, expected: { type: 'integer', max: 1 } }]);
	});

	test('refuses a keyword that is not a boolean', () => {
		expect(problemsWith({ poison: 1 as unknown as boolean })).toEqual([
			{ field: 'opposing[0].poison', value: 1, expected: { type: 'boolean' } },
		]);
	});

	test('refuses a change that is no whole number, or a duration that is none', () => {
		const trait = {
			powerChange: { turn: 0.5 },
			armorChange: { 'next-turn': 10000 },
			spared: 'toujours',
		} as unknown as Trait;
		expect(problemsWith(trait).map(({ field }) => field)).toEqual(
			['powerChange.turn', 'armorChange.next-turn', 'spared'].map((name) => `opposing[0].${name}`),
		);
	});

	test('refuses an id that is missing or used twice, even across the lines', () => {
		const situation = { active: line({ id: 'a' }, { id: '' }), opposing: line({ id: 'a' }) };
		expect(problemsOf(situation, [])).toEqual([
			{ field: 'active[1].id', value: '', expected: { type: 'id' } },
			{ field: 'opposing[0].id', value: 'a', expected: { type: 'unique-id' } },
		]);
	});

	test('checks every field of an event', () => {
		expect(problemsOfEvent({ type: 'fight', attacker: 1, target: '', order: 'les deux' })).toEqual([
			{ field: 'events[0].attacker', value: 1, expected: { type: 'id' } },
			{ field: 'events[0].target', value: '', expected: { type: 'id' } },
			{
				field: 'events[0].order',
				value: 'les deux',
				expected: { type: 'one-of', values: ['assault', 'hazardous'] },
			},
		]);
		const doubtfulDamage = { type: 'damage', target: 'a', amount: -1, source: '', splash: 0.5 };
		expect(problemsOfEvent(doubtfulDamage).map(({ field }) => field)).toEqual([
			'events[0].amount',
			'events[0].source',
			'events[0].splash',
		]);
		const shares = [
			{ target: 'a', amount: 1 },
			{ target: 'b', amount: 100 },
			{ target: 'b', amount: 1 },
		];
		expect(problemsOfEvent({ type: 'damage', target: 'a', amount: 1, also: shares, ignoresArmor: 1 })).toMatchObject([
			{ field: 'events[0].also[0].target', expected: { type: 'unique-id' } },
			{ field: 'events[0].also[1].amount' },
			{ field: 'events[0].also[2].target', expected: { type: 'unique-id' } },
			{ field: 'events[0].ignoresArmor' },
		]);
		expect(problemsOfEvent({ type: 'armor', target: 'a', variation: 100 })).toMatchObject([
			{ expected: { min: -99, max: 99 } },
		]);
		expect(problemsOfEvent({ type: 'power', target: '', variation: 1, duration: 'oui' })).toMatchObject([
			{ field: 'events[0].target' },
			{ field: 'events[0].duration', expected: { type: 'one-of' } },
		]);
		expect(problemsOfEvent({ type: 'prevention', target: 'a', duration: 2 })).toMatchObject([{ value: 2 }]);
		expect(problemsOfEvent({ type: 'damage', target: 'a', amount: 1, source: 'a' })).toMatchObject([
			{ field: 'events[0].source', expected: { type: 'unique-id' } },
		]);
		expect(problemsOfEvent({ type: 'use', target: 'a', use: 'sieste', byEffect: 1 })).toMatchObject([
			{ field: 'events[0].use' },
			{ field: 'events[0].byEffect' },
		]);
		expect(problemsOfEvent({ type: 'status', target: 'a', status: 'ward', removed: 0 })).toMatchObject([
			{ field: 'events[0].status' },
			{ field: 'events[0].removed' },
		]);
		expect(problemsOfEvent({ type: 'counters', target: 'a', variation: 100 })).toMatchObject([
			{ field: 'events[0].variation' },
		]);
		expect(problemsOfEvent({ type: 'move', target: 'a', source: 'a', amount: -1 })).toMatchObject([
			{ field: 'events[0].source', expected: { type: 'unique-id' } },
			{ field: 'events[0].amount' },
		]);
		expect(problemsOfEvent({ type: 'redirect', target: 'a', to: 'a', duration: 'turn' })).toMatchObject([
			{ field: 'events[0].to', expected: { type: 'unique-id' } },
			{ field: 'events[0].duration' },
		]);
		const before = [
			{ target: 'a', amount: 1 },
			{ target: 'a', amount: 100 },
		];
		const odd = {
			type: 'fight',
			attacker: 'a',
			target: 'b',
			order: 'assault',
			before,
			dealt: -1,
			returned: 0.5,
			splashAttack: 100,
		};
		expect(problemsOfEvent(odd).map(({ field }) => field)).toEqual([
			'events[0].before[1].target',
			'events[0].before[1].amount',
			'events[0].dealt',
			'events[0].returned',
			'events[0].splashAttack',
		]);
		expect(problemsOfEvent({ type: 'ward', target: '' })).toMatchObject([{ field: 'events[0].target' }]);
		expect(problemsOfEvent({ type: 'heal', target: 'a', amount: -1 })).toMatchObject([{ field: 'events[0].amount' }]);
		expect(problemsOfEvent({ type: 'destroy', target: 'a', sacrifice: 1 })).toMatchObject([
			{ field: 'events[0].sacrifice' },
		]);
		expect(problemsOfEvent({ type: 'leave', target: 'a', to: 'poche' })).toMatchObject([
			{ field: 'events[0].to', expected: { type: 'one-of' } },
		]);
		expect(problemsOfEvent({ type: 'sieste' })).toMatchObject([{ field: 'events[0].type', value: 'sieste' }]);
	});
});
