import { describe, expect, test } from 'vitest';
import {
	type Action,
	type Card,
	type Situation,
	verifyWishes,
	type Wish,
} from '../../../../../src/rules/mistborn/metals';
import {
	actionCard,
	allyEffect,
	atiumCard,
	burn,
	burnAtium,
	characterEffect,
	flare,
	gain,
	ironSteel,
	lay,
	problemsOf,
	refresh,
	situation,
} from './vocabulary';

function wrongFields(part: object): readonly string[] {
	return problemsOf(situation(part as Partial<Situation>), []).map(({ field }) => field);
}

function wrongActionFields(action: object): readonly string[] {
	return problemsOf(situation(), [action as Action]).map(({ field }) => field);
}

function wrongCardFields(part: object): readonly string[] {
	return wrongFields({ hand: [{ ...ironSteel, ...part } as Card] });
}

describe('verify', () => {
	test('accepts a sound situation, limits included', () => {
		const hand = [
			actionCard('a', ['iron', 'steel'], ['iron'], ['iron', 'iron'], ['atium', 'tin', 'iron', 'iron']),
			atiumCard('b', ['atium']),
			...Array.from({ length: 10 }, (_, rank) => ({ id: `n${rank}`, kind: 'ally' as const })),
		];
		const full = situation({
			burnIcons: 4,
			extraBurns: 9,
			atium: 99,
			flared: ['iron', 'tin'],
			hand,
			effects: [allyEffect('e', 'atium', 4), characterEffect('pewter')],
			doubleAtium: true,
		});
		const actions = [
			burn('iron', 'x'),
			flare('atium'),
			burnAtium('atium'),
			lay('x', 'iron'),
			refresh('iron'),
			gain('icon', 9),
		];
		expect(problemsOf(full, actions)).toEqual([]);
		expect(problemsOf(situation(), Array(60).fill(burn('iron')))).toEqual([]);
	});

	test.each([0, 5, 1.5, Number.NaN, '2', undefined])('refuses %s burn icons', (burnIcons) => {
		expect(problemsOf(situation({ burnIcons: burnIcons as number }), [])).toEqual([
			{ field: 'burnIcons', value: burnIcons, expected: { type: 'integer', min: 1, max: 4 } },
		]);
	});

	test.each([
		[{ extraBurns: 10 }, 'extraBurns'],
		[{ atium: -1 }, 'atium'],
		[{ flared: ['iron', 'iron'] }, 'flared[1]'],
		[{ flared: ['atium'] }, 'flared[0]'],
		[{ doubleAtium: 1 }, 'doubleAtium'],
		[{ hand: Array.from({ length: 13 }, (_, rank) => ({ id: `c${rank}`, kind: 'ally' })) }, 'hand.length'],
		[{ hand: [ironSteel, ironSteel] }, 'hand[1].id'],
		[{ effects: Array.from({ length: 13 }, (_, rank) => allyEffect(`e${rank}`, 'iron')) }, 'effects.length'],
		[{ effects: [allyEffect('', 'iron')] }, 'effects[0].id'],
		[{ effects: [allyEffect('e', 'iron', 5)] }, 'effects[0].burnsNeeded'],
		[{ effects: [{ ...characterEffect('iron'), burnsNeeded: 2 }] }, 'effects[0].burnsNeeded'],
		[{ effects: [{ id: 'e', kind: 'mission', metal: 'iron', burnsNeeded: 1 }] }, 'effects[0].kind'],
		[{ effects: [{ id: 'e', kind: 'ally', metal: 'or', burnsNeeded: 1 }] }, 'effects[0].metal'],
	])('refuses %o', (part, field) => {
		expect(wrongFields(part)).toEqual([field]);
	});

	test.each([
		[{ kind: 'mission' }, 'hand[0].kind'],
		[{ flask: ['or', 'iron'] }, 'hand[0].flask[0]'],
		[{ flask: ['iron', 'iron'] }, 'hand[0].flask[1]'],
		[{ flask: ['iron', 'tin'] }, 'hand[0].flask[1]'],
		[{ flask: ['tin', 'steel'] }, 'hand[0].flask[1]'],
		[{ savant: 'oui' }, 'hand[0].savant'],
		[{ abilities: [['iron'], ['iron'], ['iron'], ['iron']] }, 'hand[0].abilities.length'],
		[{ abilities: [[]] }, 'hand[0].abilities[0].length'],
		[{ abilities: [['iron', 'iron', 'iron', 'iron', 'iron']] }, 'hand[0].abilities[0].length'],
		[{ abilities: [['iron'], ['or']] }, 'hand[0].abilities[1][0]'],
	])('refuses a card with %o', (part, field) => {
		expect(wrongCardFields(part)).toEqual([field]);
	});

	test.each([
		[{ type: 'burn', metal: 'atium', recipient: '' }, ['metal', 'recipient']],
		[{ type: 'flare', metal: 'or', recipient: 3 }, ['metal', 'recipient']],
		[{ type: 'atium', standsFor: 'or', recipient: undefined }, ['standsFor', 'recipient']],
		[{ type: 'lay', card: null, standsFor: 'or', recipient: '' }, ['card', 'standsFor', 'recipient']],
		[{ type: 'refresh', metal: 'atium', card: '' }, ['metal', 'card']],
		[{ type: 'gain', what: 'or', amount: 0 }, ['what', 'amount']],
		[{ type: 'riot', effect: '' }, ['effect']],
		[{ type: 'sieste' }, ['type']],
	])('checks every field of %o', (action, names) => {
		expect(wrongActionFields(action)).toEqual(names.map((name) => `actions[0].${name}`));
	});

	test('refuses too many actions', () => {
		expect(problemsOf(situation(), Array(61).fill(burn('iron'))).map(({ field }) => field)).toEqual(['actions.length']);
	});
});

describe('verifyWishes', () => {
	const start = situation({
		hand: [
			{ ...ironSteel, id: 'a' },
			{ ...ironSteel, id: 'b' },
		],
	});
	const fieldsOf = (...wishes: readonly Wish[]) => verifyWishes(wishes, start).problems.map(({ field }) => field);

	test('accepts cards of the hand, bounds in order', () => {
		expect(fieldsOf({ card: 'a', least: 0, most: 0 }, { card: 'b', least: 3, most: 3 })).toEqual([]);
	});

	test('refuses a card that is not there or comes twice, and bounds that are none', () => {
		expect(fieldsOf({ card: 'z', least: 1, most: 3 })).toEqual(['wishes[0].card']);
		expect(fieldsOf({ card: 'a', least: 0, most: 1 }, { card: 'a', least: 0, most: 1 })).toEqual(['wishes[1].card']);
		expect(fieldsOf({ card: 'a', least: 2, most: 1 })).toEqual(['wishes[0].least']);
		expect(fieldsOf({ card: 'a', least: 0, most: 4 })).toEqual(['wishes[0].most']);
		expect(fieldsOf({ card: 'a', least: Number.NaN, most: 2 })).toEqual(['wishes[0].least']);
	});
});
