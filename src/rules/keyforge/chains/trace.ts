import type { RuleId } from './regles';

type Pas<TraceStep extends string, R extends RuleId, Details = unknown> = Readonly<
	{ kind: TraceStep; rule: R; avant: number; apres: number } & Details
>;

/**
 * One finding: the rule applied, and a number before and after, named beside each kind. A note, which changes nothing,
 * has `avant` equal to `apres`.
 */
export type Constat =
	// The start.
	/** Cards to draw for the starting hand: 0 → 7 or 6. */
	| Pas<'main-de-depart', 'mise-en-place-mains'>
	/** Cards of the refused hand → cards of the new one. */
	| Pas<'mulligan', 'mise-en-place-mulligan-pioche'>
	/** Note: chains, of which the mulligan breaks none. */
	| Pas<'mulligan-sans-liberation', 'mulligan-chaines'>
	// A turn, up to step 5.
	/** Cards in hand. */
	| Pas<'archives-reprises', 'etape-2-archives'>
	/** Cards in hand; `demandees`: cards that the abilities give, when the deck has them. */
	| Pas<'capacites-piochent', 'regles-chaines-autres-pioches', { demandees: number }>
	/** Cards that the first player would play on the first turn → those allowed. */
	| Pas<'premier-tour-limite', 'premier-tour-une-carte' | 'premier-tour-effets'>
	/** Cards in hand; `voulues`: cards to play or discard, when the hand holds them. */
	| Pas<'cartes-jouees', 'etape-3-libre', { voulues: number }>
	/** Cards in the discard pile. */
	| Pas<'defausse-grossie', 'defausse-sommet'>
	/** Chains. */
	| Pas<'chaines-gagnees', 'chaines-gagner'>
	// The draw.
	/** Cards that the hand should hold: 6 → with the effects of cards. */
	| Pas<'taille-modifiee', 'etape-5-six-cartes'>
	/** Note: cards in hand, at least the `taille` that it should hold. */
	| Pas<'main-suffisante', 'etape-5-six-cartes' | 'etape-5-plus-de-six', { taille: number }>
	/** Note: chains, of which none is broken. */
	| Pas<'chaine-gardee', 'regles-chaines-main-pleine'>
	/** Cards in hand → cards that it should hold. */
	| Pas<'main-a-refaire', 'etape-5-six-cartes'>
	/** Cards to draw; `cartes`: what the band of `chaines` takes off, at most all of them. */
	| Pas<
			'pioche-reduite',
			'chaines-palier-1' | 'chaines-palier-2' | 'chaines-palier-3' | 'chaines-palier-4' | 'regles-chaines-au-dela',
			{ chaines: number; cartes: number }
	  >
	/** Cards in hand. */
	| Pas<'cartes-piochees', 'mise-en-place-mains' | 'etape-5-six-cartes'>
	/** Cards in the deck: 0 → the shuffled discard pile. */
	| Pas<'deck-refait', 'etape-5-deck-epuise'>
	/** Note: cards of the discard pile, that wait for the next draw though the deck is empty. */
	| Pas<'deck-vide', 'etape-5-quand-remelanger'>
	/** Note: cards still to draw, with neither deck nor discard pile. */
	| Pas<'plus-de-cartes', 'etape-5-deck-epuise'>
	/** Chains. `regles-chaines-main-pleine`: the chains took every card of the draw. */
	| Pas<'chaine-brisee', 'chaines-main-de-depart' | 'chaines-se-liberer' | 'regles-chaines-main-pleine'>
	/** Note: no chain is left. */
	| Pas<'libre', 'regles-chaines-fin'>;

/** A trace step: a finding, and the index of the line of the result it belongs to. */
export type TraceStep = Constat & { readonly ligne: number };

/** The steps in the order in which they happened. */
export type Trace = readonly TraceStep[];
