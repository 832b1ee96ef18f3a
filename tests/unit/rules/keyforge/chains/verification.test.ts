import { describe, expect, test } from 'vitest';
import type { Situation, Start } from '../../../../../src/rules/keyforge/chains';
import { first, problemsOf, second, situation, turn, withHand } from './builders';

const WHOLE = { type: 'integer', min: 0, max: 99 };

/** Paths of the problems of a situation as it might come from an address, whatever the types say. */
const fieldsOf = (given: object) => problemsOf(situation(given as Partial<Situation>)).map(({ field }) => field);

describe('verify', () => {
	test.each([first, second, withHand(99, -99)])('accepts a sound situation, limits included: %o', (start) => {
		const turns = Array.from({ length: 60 }, () => turn({ played: 99, chains: 99, modifier: -99 }));
		expect(problemsOf(situation({ chains: 99, start, turns, piles: { deck: 0, discardPile: 99 } }))).toEqual([]);
	});

	test.each([-1, 1.5, 100, Number.NaN, Number.POSITIVE_INFINITY, '3', undefined])('refuses %s chains', (value) => {
		expect(problemsOf(situation({ chains: value as number }))).toEqual([{ field: 'chains', value, expected: WHOLE }]);
	});

	test('refuses more than 60 turns', () => {
		expect(problemsOf(situation({ turns: Array.from({ length: 61 }, () => turn()) }))).toEqual([
			{ field: 'turns.length', value: 61, expected: { ...WHOLE, max: 60 } },
		]);
	});

	test('checks every field of a turn', () => {
		const wrong = { played: -1, drawn: 100, archives: 0.5, chains: Number.NaN, modifier: 100, discarded: '1' };
		expect(fieldsOf({ turns: [turn(), wrong], later: { ...turn(), modifier: -100 } })).toEqual([
			'turns[1].played',
			'turns[1].drawn',
			'turns[1].archives',
			'turns[1].chains',
			'turns[1].discarded',
			'turns[1].modifier',
			'later.modifier',
		]);
	});

	test.each<[object, readonly string[]]>([
		[{ type: 'first', mulligan: 1, allowed: 0 }, ['start.mulligan', 'start.allowed']],
		[{ type: 'second' }, ['start.mulligan']],
		[{ type: 'ongoing', hand: -1, modifier: 0.5 }, ['start.hand', 'start.modifier']],
		[{ type: 'fin' }, ['start.type']],
	])('checks the start %o', (start, expected) => {
		expect(fieldsOf({ start: start as Start })).toEqual(expected);
	});

	test('checks the deck, the discard pile and the choice beyond 24 chains', () => {
		expect(fieldsOf({ piles: { deck: -1, discardPile: 100 }, beyondBands: 'rien' })).toEqual([
			'piles.deck',
			'piles.discardPile',
			'beyondBands',
		]);
	});
});
