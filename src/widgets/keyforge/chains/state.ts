import type { AuDela, Depart, Situation, Tour } from '../../../rules/keyforge/chains';

/** Turns that may be set apart, from the first. */
export const MAX_TURNS = 30;

export interface ChainState {
	chaines: number;
	depart: Depart['type'];
	/** Cards in hand before the draw of step 5, in the middle of a game. */
	main: number;
	mulligan: boolean;
	/** Cards that the first player may play on the first turn. */
	permises: number;
	/** What every turn is like, but those set apart. */
	habitude: Tour;
	/** Turns set apart, by number, from 1. */
	aPart: Readonly<Record<number, Tour>>;
	/** Whether the deck and the discard pile are counted. */
	suivi: boolean;
	deck: number;
	defausse: number;
	auDela: AuDela;
}

export const initialState: ChainState = {
	chaines: 8,
	depart: 'en-cours',
	main: 3,
	mulligan: false,
	permises: 1,
	habitude: { jouees: 3, piochees: 0, archives: 0, chaines: 0, modificateur: 0, defaussees: 0 },
	aPart: {},
	suivi: false,
	deck: 10,
	defausse: 12,
	auDela: 'palier',
};

/** Numbers of the turns set apart, in order. */
export const turnsApart = ({ aPart }: ChainState): number[] => Object.keys(aPart).map(Number);

/** The situation that the engine resolves. */
export function toEngine(state: ChainState): Situation {
	const { chaines, habitude, aPart, suivi, deck, defausse, auDela } = state;
	const last = Math.max(0, ...turnsApart(state));
	return {
		chaines,
		depart: startOf(state),
		tours: Array.from({ length: last }, (_, at) => aPart[at + 1] ?? habitude),
		suite: habitude,
		pile: suivi ? { deck, defausse } : null,
		auDela,
	};
}

function startOf({ depart, main, mulligan, permises, habitude }: ChainState): Depart {
	if (depart === 'en-cours') return { type: depart, main, modificateur: habitude.modificateur };
	return depart === 'premier' ? { type: depart, mulligan, permises } : { type: depart, mulligan };
}
