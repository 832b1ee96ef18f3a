import type { RuleId } from './rules';

type Step<Kind extends string, Rule extends RuleId, Details = unknown> = Readonly<
	{ kind: Kind; rule: Rule; before: number; after: number } & Details
>;

/**
 * One finding: the rule applied, and a number before and after, named beside each kind. A note, which changes nothing,
 * has `before` equal to `after`.
 */
export type Finding =
	// The start.
	/** Cards to draw for the starting hand: 0 → 7 or 6. */
	| Step<'starting-hand', 'mise-en-place-mains'>
	/** Cards of the refused hand → cards of the new one. */
	| Step<'mulligan', 'mise-en-place-mulligan-pioche'>
	/** Note: chains, of which the mulligan sheds none. */
	| Step<'mulligan-sheds-no-chain', 'mulligan-chaines'>
	// A turn, up to step 5.
	/** Cards in hand. */
	| Step<'archives-taken', 'etape-2-archives'>
	/** Cards in hand; `requested`: cards that the abilities give, when the deck has them. */
	| Step<'abilities-draw', 'regles-chaines-autres-pioches', { requested: number }>
	/** Cards that the first player would play on the first turn → those allowed. */
	| Step<'first-turn-limited', 'premier-tour-une-carte' | 'premier-tour-effets'>
	/** Cards in hand; `intended`: cards to play or discard, when the hand holds them. */
	| Step<'cards-played', 'etape-3-libre', { intended: number }>
	/** Cards in the discard pile. */
	| Step<'discard-pile-grown', 'defausse-sommet'>
	/** Chains. */
	| Step<'chains-gained', 'chaines-gagner'>
	| Step<'chains-lost', 'regle-d-or-carte'>
	// The draw.
	/** Cards that the hand should hold: 6 → with the effects of cards. */
	| Step<'hand-size-changed', 'etape-5-six-cartes'>
	/** Note: cards in hand, at least the `handSize` that it should hold. */
	| Step<'hand-full', 'etape-5-six-cartes' | 'etape-5-plus-de-six', { handSize: number }>
	/** Note: chains, of which none is shed. */
	| Step<'chain-kept', 'regles-chaines-main-pleine' | 'regles-chaines-sans-carte'>
	/** Cards in hand → cards that it should hold. */
	| Step<'hand-to-refill', 'etape-5-six-cartes'>
	/** Cards to draw; `cards`: what the band of `chains` takes off, at most all of them. */
	| Step<
			'draw-reduced',
			'chaines-palier-1' | 'chaines-palier-2' | 'chaines-palier-3' | 'chaines-palier-4' | 'regles-chaines-au-dela',
			{ chains: number; cards: number }
	  >
	/** Cards in hand. */
	| Step<'cards-drawn', 'mise-en-place-mains' | 'etape-5-six-cartes'>
	/** Cards in the deck: 0 → the shuffled discard pile. */
	| Step<'deck-remade', 'etape-5-deck-epuise'>
	/** Note: cards of the discard pile, that wait for the next draw though the deck is empty. */
	| Step<'deck-empty', 'etape-5-quand-remelanger'>
	/** Note: cards still to draw, with neither deck nor discard pile. */
	| Step<'no-cards-left', 'etape-5-deck-epuise'>
	/** Chains. `regles-chaines-main-pleine`: the chains took every card of the draw. */
	| Step<'chain-shed', 'chaines-main-de-depart' | 'chaines-se-liberer' | 'regles-chaines-main-pleine'>
	/** Note: no chain is left, and no turn to come brings any. */
	| Step<'free', 'regles-chaines-fin'>;

/** A trace step: a finding, and the index of the line of the result it belongs to. */
export type TraceStep = Finding & { readonly lineRank: number };

/** The steps in the order in which they happened. */
export type Trace = readonly TraceStep[];
