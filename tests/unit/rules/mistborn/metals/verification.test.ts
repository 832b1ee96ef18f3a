import { describe, expect, test } from 'vitest';
import type { Action, Card, Situation } from '../../../../../src/rules/mistborn/metals';
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
			actionCard('a', ['fer', 'acier'], ['fer'], ['fer', 'fer'], ['atium', 'etain', 'fer', 'fer']),
			atiumCard('b', ['atium']),
			...Array.from({ length: 10 }, (_, rank) => ({ id: `n${rank}`, kind: 'allie' as const })),
		];
		const full = situation({
			burnIcons: 4,
			extraBurns: 9,
			atium: 99,
			flared: ['fer', 'etain'],
			hand,
			effects: [allyEffect('e', 'atium', 4), characterEffect('potin')],
			doubleAtium: true,
		});
		const actions = [
			burn('fer', 'x'),
			flare('atium'),
			burnAtium('atium'),
			lay('x', 'fer'),
			refresh('fer'),
			gain('icone', 9),
		];
		expect(problemsOf(full, actions)).toEqual([]);
		expect(problemsOf(situation(), Array(60).fill(burn('fer')))).toEqual([]);
	});

	test.each([0, 5, 1.5, Number.NaN, '2', undefined])('refuses %s burn icons', (burnIcons) => {
		expect(problemsOf(situation({ burnIcons: burnIcons as number }), [])).toEqual([
			{ field: 'burnIcons', value: burnIcons, expected: { type: 'integer', min: 1, max: 4 } },
		]);
	});

	test.each([
		[{ extraBurns: 10 }, 'extraBurns'],
		[{ atium: -1 }, 'atium'],
		[{ flared: ['fer', 'fer'] }, 'flared[1]'],
		[{ flared: ['atium'] }, 'flared[0]'],
		[{ doubleAtium: 1 }, 'doubleAtium'],
		[{ hand: Array.from({ length: 13 }, (_, rank) => ({ id: `c${rank}`, kind: 'allie' })) }, 'hand.length'],
		[{ hand: [ironSteel, ironSteel] }, 'hand[1].id'],
		[{ effects: Array.from({ length: 13 }, (_, rank) => allyEffect(`e${rank}`, 'fer')) }, 'effects.length'],
		[{ effects: [allyEffect('', 'fer')] }, 'effects[0].id'],
		[{ effects: [allyEffect('e', 'fer', 5)] }, 'effects[0].burnsNeeded'],
		[{ effects: [{ ...characterEffect('fer'), burnsNeeded: 2 }] }, 'effects[0].burnsNeeded'],
		[{ effects: [{ id: 'e', kind: 'mission', metal: 'fer', burnsNeeded: 1 }] }, 'effects[0].kind'],
		[{ effects: [{ id: 'e', kind: 'allie', metal: 'or', burnsNeeded: 1 }] }, 'effects[0].metal'],
	])('refuses %o', (part, field) => {
		expect(wrongFields(part)).toEqual([field]);
	});

	test.each([
		[{ kind: 'mission' }, 'hand[0].kind'],
		[{ flask: ['or', 'fer'] }, 'hand[0].flask[0]'],
		[{ flask: ['fer', 'fer'] }, 'hand[0].flask[1]'],
		[{ flask: ['fer', 'etain'] }, 'hand[0].flask[1]'],
		[{ flask: ['etain', 'acier'] }, 'hand[0].flask[1]'],
		[{ savant: 'oui' }, 'hand[0].savant'],
		[{ abilities: [['fer'], ['fer'], ['fer'], ['fer']] }, 'hand[0].abilities.length'],
		[{ abilities: [[]] }, 'hand[0].abilities[0].length'],
		[{ abilities: [['fer', 'fer', 'fer', 'fer', 'fer']] }, 'hand[0].abilities[0].length'],
		[{ abilities: [['fer'], ['or']] }, 'hand[0].abilities[1][0]'],
	])('refuses a card with %o', (part, field) => {
		expect(wrongCardFields(part)).toEqual([field]);
	});

	test.each([
		[{ type: 'bruler', metal: 'atium', recipient: '' }, ['metal', 'recipient']],
		[{ type: 'attiser', metal: 'or', recipient: 3 }, ['metal', 'recipient']],
		[{ type: 'atium', standsFor: 'or', recipient: undefined }, ['standsFor', 'recipient']],
		[{ type: 'carte', card: null, standsFor: 'or', recipient: '' }, ['card', 'standsFor', 'recipient']],
		[{ type: 'regenerer', metal: 'atium', card: '' }, ['metal', 'card']],
		[{ type: 'gain', what: 'or', amount: 0 }, ['what', 'amount']],
		[{ type: 'exalter', effect: '' }, ['effect']],
		[{ type: 'sieste' }, ['type']],
	])('checks every field of %o', (action, names) => {
		expect(wrongActionFields(action)).toEqual(names.map((name) => `actions[0].${name}`));
	});

	test('refuses too many actions', () => {
		expect(problemsOf(situation(), Array(61).fill(burn('fer'))).map(({ field }) => field)).toEqual(['actions.length']);
	});
});
