export type Element = 'air' | 'earth' | 'fire' | 'water' | 'void';

/** What the attacking player does with the ring effect, when the conflict lets him resolve it. */
export type Choice =
	| 'decline'
	// Air.
	| 'take'
	| 'gain'
	// Terre.
	| 'draw'
	// Feu.
	| 'honor'
	| 'dishonor'
	// Eau.
	| 'ready'
	| 'bow'
	// Vide.
	| 'remove';

/** Choices that each ring leaves to the attacking player (rules etape-3-2-6, etape-3-2-6-air and its siblings). */
export const CHOICES = {
	air: ['gain', 'take', 'decline'],
	earth: ['draw', 'decline'],
	fire: ['honor', 'dishonor', 'decline'],
	water: ['ready', 'bow', 'decline'],
	void: ['remove', 'decline'],
} as const satisfies Readonly<Record<Element, readonly Choice[]>>;

/** The contested ring. */
export interface Ring {
	readonly element: Element;
	/** Fate on the ring when the conflict is declared, 0 to 99. */
	readonly fate: number;
	/** One of `CHOICES[element]`; has no effect unless the attacking player wins. */
	readonly choice: Choice;
	/** Id of the character that the effect is for; `null` for none, or for one that is not of this conflict. */
	readonly target: string | null;
	/** Earth: whether the attacking player's conflict deck is empty, and the defending player's hand. */
	readonly emptyDeck: boolean;
	readonly emptyHand: boolean;
}
