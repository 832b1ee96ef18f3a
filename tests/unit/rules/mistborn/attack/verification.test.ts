import { describe, expect, test } from 'vitest';
import { type Attack, ME } from '../../../../../src/rules/mistborn/attack';
import { ally, betweenPlayers, defender, problemsOf, solo } from './vocabulary';

const sound = betweenPlayers(99, 'paul', {
	paul: { health: 40, cloud: 99, allies: [ally({ id: 'a', defense: 99, reduction: 99, clouds: 9 })] },
	rita: { health: 1 },
});

/** An attack as it might come from an address, whatever the types say. */
function wrongFields(attack: object): readonly string[] {
	return problemsOf(attack as Attack).map(({ field }) => field);
}

const listGuards = (amount: number) => Array.from({ length: amount }, (_, rank) => defender(`g${rank}`));

describe('verify', () => {
	test('accepts sound attacks, limits included, and plans that name nobody known', () => {
		expect(
			problemsOf({ ...sound, plan: { effects: ['fantome'], allies: ['fantome'], strike: 99, newHolder: 'fantome' } }),
		).toEqual([]);
		expect(problemsOf({ ...solo(99, { a: [1, 99, 'X'] }, 'fantome'), dominance: 6, health: 1 })).toEqual([]);
	});

	test.each([-1, 1.5, 100, Number.NaN, '3', undefined])('refuses %s as damage', (value) => {
		expect(problemsOf({ ...sound, damage: value as number })).toEqual([
			{ field: 'damage', value, expected: { type: 'integer', min: 0, max: 99 } },
		]);
	});

	test('refuses another kind of attack, and looks no further', () => {
		expect(wrongFields({ ...sound, against: 'tous', damage: 3 })).toEqual(['against']);
	});

	test('refuses ids used twice, even by a player and an Ally, or by the attacker', () => {
		const allies = [ally({ id: 'rita' }), ally({ id: ME })];
		expect(problemsOf(betweenPlayers(1, ME, { paul: { allies }, rita: {} }))).toEqual([
			{ field: 'players', value: ME, expected: { type: 'unique-id' } },
			{ field: 'players', value: 'rita', expected: { type: 'unique-id' } },
		]);
		const foes = [{ id: 'a', shields: [1] }];
		expect(wrongFields({ ...solo(1), foes: [...foes, ...foes] })).toEqual(['foes']);
	});

	test('expects the Target at someone alive with three players or more, and does not look at it with two', () => {
		expect(problemsOf(betweenPlayers(1, 'fantome', { paul: {}, rita: {} }))).toMatchObject([
			{ field: 'target', expected: { type: 'one-of', values: [ME, 'paul', 'rita'] } },
		]);
		expect(problemsOf(betweenPlayers(1, 'fantome', { paul: {} }))).toEqual([]);
	});

	test('bounds every list', () => {
		expect(wrongFields(betweenPlayers(1, ME, {}))).toEqual(['players.length']);
		expect(wrongFields(betweenPlayers(1, ME, { a: {}, b: {}, c: {}, d: {} }))).toEqual(['players.length']);
		expect(wrongFields(betweenPlayers(1, ME, { paul: { allies: listGuards(13) } }))).toEqual([
			'players[0].allies.length',
		]);
		expect(wrongFields(betweenPlayers(1, ME, { paul: {} }, { allies: Array(100).fill('a') }))).toEqual([
			'plan.allies.length',
		]);
		expect(wrongFields(betweenPlayers(1, ME, { paul: {} }, { effects: Array(100).fill('a') }))).toEqual([
			'plan.effects.length',
		]);
		expect(wrongFields(solo(1, { a: [] }))).toEqual(['foes[0].shields.length']);
		expect(wrongFields(solo(1, { a: [1, 1, 1, 1] }))).toEqual(['foes[0].shields.length']);
		const thirteen = Object.fromEntries(listGuards(13).map(({ id }) => [id, [1]]));
		expect(wrongFields(solo(1, thirteen))).toEqual(['foes.length']);
		expect(wrongFields(solo(1, {}, ...Array(100).fill('a')))).toEqual(['plan.shields.length']);
	});

	test('checks every field of players, Allies and plan', () => {
		const allies = [{ id: '', defense: 0, defender: 1, reduction: -1, clouds: 10 }];
		const players = [{ id: 3, health: 41, cloud: -1, allies }];
		expect(
			wrongFields({ ...sound, players, plan: { effects: [''], allies: [''], strike: 100, newHolder: '' } }),
		).toEqual([
			'players[0].id',
			'players[0].health',
			'players[0].cloud',
			'players[0].allies[0].id',
			'players[0].allies[0].defense',
			'players[0].allies[0].defender',
			'players[0].allies[0].reduction',
			'players[0].allies[0].clouds',
			'plan.effects[0]',
			'plan.allies[0]',
			'plan.newHolder',
			'plan.strike',
		]);
	});

	test('checks every field of an attack on the Lord Ruler', () => {
		const plan = { sweep: 1, shields: [{ foe: '', means: 'ruse' }], strike: -1 };
		const foes = [{ id: '', shields: [0, 'Y', 'X'] }];
		expect(wrongFields({ ...solo(1), dominance: 7, health: 49, foes, plan })).toEqual([
			'dominance',
			'health',
			'foes[0].id',
			'foes[0].shields[0]',
			'foes[0].shields[1]',
			'plan.sweep',
			'plan.shields[0].foe',
			'plan.shields[0].means',
			'plan.strike',
		]);
	});
});
