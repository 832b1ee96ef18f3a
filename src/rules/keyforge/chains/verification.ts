import { checkBoolean, checkInteger, checkOneOf, judge, type Problem, type Verdict } from '../../verification';
import type { BeyondBands, Situation, Start, Turn } from './situation';

const MAX = 99;

/** Turns that may be described one by one. */
const MAX_TURNS = 60;

const NUMBERS = ['played', 'drawn', 'archives', 'chains', 'discarded'] as const satisfies readonly (keyof Turn)[];

const STARTS = ['first', 'second', 'ongoing'] as const satisfies readonly Start['type'][];

const BEYOND_BANDS = ['last-band', 'further-bands'] as const satisfies readonly BeyondBands[];

/**
 * Checks the values of a situation, which may come from a form or an address: every number an integer in its range, at
 * most 60 turns. Tells every problem, in reading order.
 */
export function verify(situation: Situation): Verdict<Situation> {
	const { chains, start, turns, later, piles, beyondBands } = situation;
	return judge(situation, [
		...checkInteger('chains', chains, 0, MAX),
		...checkStart(start),
		...checkInteger('turns.length', turns.length, 0, MAX_TURNS),
		...turns.flatMap((turn, rank) => checkTurn(`turns[${rank}]`, turn)),
		...checkTurn('later', later),
		...(piles === null
			? []
			: [
					...checkInteger('piles.deck', piles.deck, 0, MAX),
					...checkInteger('piles.discardPile', piles.discardPile, 0, MAX),
				]),
		...checkOneOf('beyondBands', beyondBands, BEYOND_BANDS),
	]);
}

function checkStart(start: Start): readonly Problem[] {
	switch (start.type) {
		case 'first':
			return [
				...checkBoolean('start.mulligan', start.mulligan),
				...checkInteger('start.allowed', start.allowed, 1, MAX),
			];
		case 'second':
			return checkBoolean('start.mulligan', start.mulligan);
		case 'ongoing':
			return [
				...checkInteger('start.hand', start.hand, 0, MAX),
				...checkInteger('start.modifier', start.modifier, -MAX, MAX),
			];
		default:
			return checkOneOf('start.type', (start as Start).type, STARTS);
	}
}

function checkTurn(field: string, turn: Turn): readonly Problem[] {
	return [
		...NUMBERS.flatMap((name) => checkInteger(`${field}.${name}`, turn[name], name === 'chains' ? -MAX : 0, MAX)),
		...checkInteger(`${field}.modifier`, turn.modifier, -MAX, MAX),
	];
}
