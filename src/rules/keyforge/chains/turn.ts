import { fillHand, noteFree } from './draw';
import { drawCards } from './piles';
import type { Start, Turn } from './situation';
import { record, type State } from './state';

/** Cards that step 5 fills the hand up to, before effects of cards (rule etape-5-six-cartes). */
const HAND_SIZE = 6;

interface HandRefill {
	readonly moment: 'this-turn' | 'turn';
	readonly turn: number;
	readonly modifier: number;
}

/** Step 5: the hand is filled up to six cards, more or fewer with the effects of cards, never less than none. */
export function fillTurnHand(state: State, { moment, turn, modifier }: HandRefill): State {
	const handSize = Math.max(0, HAND_SIZE + modifier);
	const rule = 'etape-5-six-cartes';
	const changed =
		handSize === HAND_SIZE
			? state
			: record(state, { kind: 'hand-size-changed', rule, before: HAND_SIZE, after: handSize });
	return fillHand(changed, { moment, turn, handSize });
}

/** A turn of the player: what comes into the hand, what leaves it, the chains gained, then step 5. */
export function playTurn(state: State, turn: Turn, turnNumber: number, start: Start): State {
	const taken = takeArchives(state, turn);
	const drawn = drawByAbilities(taken, turn);
	const played = playCards(drawn, limitPlayed(turn, turnNumber, start));
	const end = changeChains(growDiscardPile(played, turn), turn);
	return fillTurnHand(end, { moment: 'turn', turn: turnNumber, modifier: turn.modifier });
}

function takeArchives(state: State, { archives }: Turn): State {
	if (archives === 0) return state;
	const hand = state.hand + archives;
	const rule = 'etape-2-archives';
	return record({ ...state, hand }, { kind: 'archives-taken', rule, before: state.hand, after: hand });
}

/** Chains take nothing off what abilities draw, and none is shed (rule regles-chaines-autres-pioches). */
function drawByAbilities(state: State, { drawn }: Turn): State {
	if (drawn === 0) return state;
	const after = drawCards(state, drawn);
	return record(after, {
		kind: 'abilities-draw',
		rule: 'regles-chaines-autres-pioches',
		before: state.hand,
		after: after.hand,
		requested: drawn,
	});
}

interface Limit {
	readonly intended: number;
	readonly allowed: number;
	readonly rule: 'premier-tour-une-carte' | 'premier-tour-effets';
}

/** On the first turn the first player plays or discards one card, or what effects allow (rule premier-tour-une-carte). */
function limitPlayed({ played }: Turn, turnNumber: number, start: Start): Limit {
	if (start.type !== 'first' || turnNumber !== 1)
		return { intended: played, allowed: played, rule: 'premier-tour-effets' };
	const rule = start.allowed === 1 ? 'premier-tour-une-carte' : 'premier-tour-effets';
	return { intended: played, allowed: Math.min(played, start.allowed), rule };
}

function playCards(state: State, { intended, allowed, rule }: Limit): State {
	const limited =
		allowed === intended
			? state
			: record(state, { kind: 'first-turn-limited', rule, before: intended, after: allowed });
	if (allowed === 0) return limited;
	const hand = Math.max(0, state.hand - allowed);
	const step = { kind: 'cards-played', rule: 'etape-3-libre', intended: allowed } as const;
	return record({ ...limited, hand }, { ...step, before: state.hand, after: hand });
}

function growDiscardPile(state: State, { discarded }: Turn): State {
	if (state.piles === null || discarded === 0) return state;
	const before = state.piles.discardPile;
	const after = before + discarded;
	const piles = { ...state.piles, discardPile: after };
	return record({ ...state, piles }, { kind: 'discard-pile-grown', rule: 'defausse-sommet', before, after });
}

/** Chains gained add up (rule chaines-gagner); a card that frees from more chains than there are frees from them all. */
function changeChains(state: State, turn: Turn): State {
	const before = state.chains;
	const chains = Math.max(0, before + turn.chains);
	if (chains === before) return state;
	const numbers = { before, after: chains };
	const changed = { ...state, chains };
	return chains > before
		? record(changed, { kind: 'chains-gained', rule: 'chaines-gagner', ...numbers })
		: noteFree(record(changed, { kind: 'chains-lost', rule: 'regle-d-or-carte', ...numbers }));
}
