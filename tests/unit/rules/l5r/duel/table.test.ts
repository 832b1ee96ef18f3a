import { describe, expect, test } from 'vitest';
import { type Analysis, analyze, GRADES } from '../../../../../src/rules/l5r/duel';
import { situation, tableOf, tableWithLead } from './cases';

const SIGNS = { 'game-lost': '0', 'duel-lost': '-', tie: '=', 'duel-won': '+', 'game-won': '1' };

/** A table as a drawing: one line a bid, one sign against each bid of the opponent. */
const draw = ({ prospects }: Analysis) =>
	prospects.map(({ grades }) => grades.map((grade) => SIGNS[grade]).join('')).join(' ');

const dominatedBids = ({ prospects }: Analysis) =>
	prospects.filter(({ dominatedBy }) => dominatedBy.length > 0).map(({ bid }) => bid);

describe('the table', () => {
	test('duel-d-5, duel-d-6-mise: totals and honor of a corner', () => {
		const { rows } = tableOf(situation({ skill: 3 }, { skill: 5 }));
		expect(rows[4]?.[0]).toEqual({
			bids: { challenger: 5, challenged: 1 },
			outcome: {
				type: 'duel',
				winner: 'challenger',
				skills: { challenger: 8, challenged: 6 },
				bids: { challenger: 5, challenged: 1 },
				transfer: { from: 'challenger', amount: 4 },
				honor: { challenger: 6, challenged: 14 },
			},
		});
	});

	test('its lines are the bids of the player who reads it', () => {
		const { side, rows } = tableOf(situation(), 'challenged');
		expect(side).toBe('challenged');
		expect(rows[4]?.[0]?.bids).toEqual({ challenger: 1, challenged: 5 });
	});
});

describe('what the table says', () => {
	test.each([
		[5, '+++++ +++++ +++++ +++++ +++++', 1, 1, [], [2, 3, 4, 5]],
		[4, '++++= +++++ +++++ +++++ +++++', 2, 1, [], [3, 4, 5]],
		[2, '++=-- +++=- ++++= +++++ +++++', 4, 3, [], [5]],
		[0, '=---- +=--- ++=-- +++=- ++++=', null, 5, [], []],
		[-2, '----- ----- =---- +=--- ++=--', null, null, [1, 2], [2]],
		[-4, '----- ----- ----- ----- =----', null, null, [1, 2, 3, 4], [2, 3, 4]],
		[-5, '----- ----- ----- ----- -----', null, null, [1, 2, 3, 4, 5], [2, 3, 4, 5]],
	] as const)(
		'skill %i above the opponent: %s',
		(difference, drawing, alwaysWins, neverLoses, alwaysLoses, dominated) => {
			const analysis = analyze(tableWithLead(difference));
			expect(draw(analysis)).toBe(drawing);
			expect(analysis).toMatchObject({ alwaysWins, neverLoses, alwaysLoses });
			expect(dominatedBids(analysis)).toEqual(dominated);
		},
	);

	test('duel-d-5: what each bid costs at worst and brings at best', () => {
		const { prospects } = analyze(tableWithLead(0));
		expect(prospects.map(({ honor }) => honor)).toEqual([
			{ worst: 0, best: 4 },
			{ worst: -1, best: 3 },
			{ worst: -2, best: 2 },
			{ worst: -3, best: 1 },
			{ worst: -4, best: 0 },
		]);
	});

	test('bases-victoire-honneur: with an opponent at 24, only the bid of 1 never loses the game', () => {
		const analysis = analyze(tableWithLead(5, { other: { honor: 24 } }));
		expect(draw(analysis)).toBe('+++++ 0++++ 00+++ 000++ 0000+');
		expect(analysis).toMatchObject({ alwaysWins: 1, neverLoses: 1, alwaysLoses: [] });
	});

	test('bases-victoire-deshonneur: with an opponent at 1, a bid below theirs wins the game', () => {
		const analysis = analyze(tableWithLead(-9, { other: { honor: 1 } }));
		expect(draw(analysis)).toBe('-1111 --111 ---11 ----1 -----');
		expect(analysis).toMatchObject({ alwaysWins: null, neverLoses: null, alwaysLoses: [5] });
		expect(dominatedBids(analysis)).toEqual([2, 3, 4, 5]);
	});

	test('a game won is a game won: more honor with it dominates nothing', () => {
		const own = { honor: 24, bidModifier: -5 };
		const analysis = analyze(tableWithLead(0, { own }));
		expect(draw(analysis)).toBe('11111 11111 11111 11111 11111');
		expect(dominatedBids(analysis)).toEqual([]);
		const cheater = analyze(tableWithLead(0, { own: { honor: 24, bidModifier: -4 } }));
		expect(draw(cheater)).toBe('11111 11111 11111 11111 =1111');
		expect(cheater.prospects.map(({ dominatedBy }) => dominatedBy)).toEqual([[], [], [], [], [1, 2, 3, 4]]);
	});

	test('bids whose values are the same dominate none of each other', () => {
		expect(dominatedBids(analyze(tableWithLead(9, { own: { bidModifier: -9 } })))).toEqual([]);
	});

	test('outcomes are ranked from the game lost to the game won', () => {
		expect(GRADES.map((grade) => SIGNS[grade]).join('')).toBe('0-=+1');
	});
});
