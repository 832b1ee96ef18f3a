import { provides } from './card';
import type { Illegality } from './illegality';
import { findIllegality } from './legality';
import { METALS, type Metal, mapOf, type Need } from './metal';
import { remainingBurns, type State, type TokenState } from './state';

/** What can still be done with a metal this turn. `null` where nothing forbids it. */
interface MetalPossibilities {
	readonly token: TokenState;
	readonly burn: Illegality | null;
	readonly flare: Illegality | null;
	/** Refreshing its token with an icon. */
	readonly refresh: Illegality | null;
	/** Cards in hand that can be used as this metal. */
	readonly metalCards: readonly string[];
	/** Cards in hand that can be discarded to refresh its token: none unless it is turned over. */
	readonly refreshCards: readonly string[];
	/** Times it can still be provided, at most: its token, Atium within the limit, cards. */
	readonly maximum: number;
}

/** What can still be done with Atium tokens this turn. */
interface AtiumPossibilities {
	readonly burn: Illegality | null;
	readonly flare: Illegality | null;
	/** Cards in hand that can be used as Atium: the Atium cards. */
	readonly metalCards: readonly string[];
	/** Times it can still be provided, at most: Atium tokens that can be burnt, cards. */
	readonly maximum: number;
}

/** What is still possible now, metal by metal. */
export interface Possibilities {
	readonly metals: Readonly<Record<Metal, MetalPossibilities>>;
	readonly atium: AtiumPossibilities;
}

/** Reads what the player can still do, each thing alone and with no direct effect. */
export function listPossibilities(state: State): Possibilities {
	return { metals: mapOf(METALS, (metal) => readMetal(state, metal)), atium: readAtium(state) };
}

function readMetal(state: State, metal: Metal): MetalPossibilities {
	const flare = findIllegality(state, { type: 'flare', metal, recipient: null });
	const refresh = findIllegality(state, { type: 'refresh', metal, card: null });
	const cards = listCards(state, metal);
	return {
		token: state.tokens[metal],
		burn: findIllegality(state, { type: 'burn', metal, recipient: null }),
		flare,
		refresh,
		metalCards: cards,
		refreshCards: refresh === null ? cards : [],
		// A token can always be flared rather than burnt, so that the limit is left to Atium.
		maximum: (flare === null ? 1 : 0) + countAtium(state) + cards.length,
	};
}

/** Cards in hand that can provide a metal. */
function listCards(state: State, metal: Need): readonly string[] {
	return state.cards.filter(({ card, place }) => place === 'hand' && provides(card, metal)).map(({ card }) => card.id);
}

function readAtium(state: State): AtiumPossibilities {
	const metalCards = listCards(state, 'atium');
	return {
		burn: findIllegality(state, { type: 'atium', standsFor: 'atium', recipient: null }),
		flare: findIllegality(state, { type: 'flare', metal: 'atium', recipient: null }),
		metalCards,
		maximum: countAtium(state) + metalCards.length,
	};
}

/** Atium tokens that can be burnt: those held, within the limit (rule atium-limite). */
function countAtium(state: State): number {
	return Math.max(0, Math.min(state.atium, remainingBurns(state)));
}
