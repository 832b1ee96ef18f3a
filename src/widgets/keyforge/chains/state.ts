import type { BeyondBands, Checked, Situation, Start, Turn } from '../../../rules/keyforge/chains';

/** Turns that may be set apart, from the first. */
export const MAX_TURNS = 30;

export interface ChainState {
	chains: number;
	start: Start['type'];
	/** Cards in hand before the draw of step 5, in the middle of a game. */
	hand: number;
	mulligan: boolean;
	/** Cards that the first player may play on the first turn. */
	allowed: number;
	/** What every turn is like, but those set apart. */
	usual: Turn;
	/** Turns set apart, by number, from 1. */
	setApart: Readonly<Record<number, Turn>>;
	/** Whether the deck and the discard pile are counted. */
	tracked: boolean;
	deck: number;
	discardPile: number;
	beyondBands: BeyondBands;
}

export const initialState: ChainState = {
	chains: 8,
	start: 'ongoing',
	hand: 3,
	mulligan: false,
	allowed: 1,
	usual: { played: 3, drawn: 0, archives: 0, chains: 0, modifier: 0, discarded: 0 },
	setApart: {},
	tracked: false,
	deck: 10,
	discardPile: 12,
	beyondBands: 'last-band',
};

/** Numbers of the turns set apart, in order. */
export const turnsApart = ({ setApart }: ChainState): number[] => Object.keys(setApart).map(Number);

/** The situation that the engine resolves. It is right by construction: addresses and fields make no other state. */
export function toEngine(state: ChainState): Checked<Situation> {
	const { chains, usual, setApart, tracked, deck, discardPile, beyondBands } = state;
	const last = Math.max(0, ...turnsApart(state));
	const situation: Situation = {
		chains,
		start: startOf(state),
		turns: Array.from({ length: last }, (_, at) => setApart[at + 1] ?? usual),
		later: usual,
		piles: tracked ? { deck, discardPile } : null,
		beyondBands,
	};
	return situation as Checked<Situation>;
}

function startOf({ start, hand, mulligan, allowed, usual }: ChainState): Start {
	if (start === 'ongoing') return { type: start, hand, modifier: usual.modifier };
	return start === 'first' ? { type: start, mulligan, allowed } : { type: start, mulligan };
}
