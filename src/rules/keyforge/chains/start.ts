import { closeLine, fillHand } from './draw';
import { drawCards } from './piles';
import type { Situation } from './situation';
import { record, type State } from './state';
import { fillTurnHand } from './turn';

/** Cards of a starting hand without chains, of the first player and of the second (rule mise-en-place-mains). */
const FIRST_HAND = 7;
const SECOND_HAND = 6;

/** The first draw, and the mulligan if there is one. */
export function dealStart({ chains, start, piles, beyondBands }: Situation): State {
	const empty: State = { hand: 0, chains, piles, beyondBands, lines: [], trace: [] };
	if (start.type === 'ongoing') {
		const { hand, modifier } = start;
		return fillTurnHand({ ...empty, hand }, { moment: 'this-turn', turn: 0, modifier });
	}
	const handSize = start.type === 'first' ? FIRST_HAND : SECOND_HAND;
	const hand = fillHand(empty, { moment: 'starting-hand', turn: 0, handSize });
	return start.mulligan ? takeMulligan(hand) : hand;
}

/**
 * Shuffles the hand into the deck and draws one card fewer. The chains take nothing more and none is shed
 * (rules mise-en-place-mulligan-pioche, mulligan-chaines).
 */
function takeMulligan(state: State): State {
	const { hand, chains, piles } = state;
	const handSize = Math.max(0, hand - 1);
	const reshuffled = { ...state, hand: 0, piles: piles && { ...piles, deck: piles.deck + hand } };
	const announced = record(reshuffled, {
		kind: 'mulligan',
		rule: 'mise-en-place-mulligan-pioche',
		before: hand,
		after: handSize,
	});
	const drawn = drawCards(announced, handSize);
	const kept = { kind: 'mulligan-sheds-no-chain', rule: 'mulligan-chaines' } as const;
	const noted = chains === 0 ? drawn : record(drawn, { ...kept, before: chains, after: chains });
	return closeLine(noted, {
		moment: 'mulligan',
		turn: 0,
		chainsBefore: chains,
		chainsAfter: chains,
		handBefore: 0,
		handAfter: drawn.hand,
		handSize,
		missing: handSize,
		reduction: 0,
		drawn: drawn.hand,
		withheld: 0,
		shed: false,
		piles: drawn.piles,
	});
}
