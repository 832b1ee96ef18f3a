export type Element = 'air' | 'earth' | 'fire' | 'water' | 'void';

/** What is done with the ring effect by the player who resolves it. */
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

/** Element whose effect a choice is. */
export const ELEMENT_OF = {
	gain: 'air',
	take: 'air',
	draw: 'earth',
	honor: 'fire',
	dishonor: 'fire',
	ready: 'water',
	bow: 'water',
	remove: 'void',
} as const satisfies Readonly<Record<Exclude<Choice, 'decline'>, Element>>;

/** The contested ring. */
export interface Ring {
	readonly element: Element;
	/** Fate on the ring when the conflict is declared, 0 to 99. */
	readonly fate: number;
	/** One of `listChoices`; has no effect when nobody resolves it. */
	readonly choice: Choice;
	/** Id of the character that the effect is for; `null` for none, or for one that is not of this conflict. */
	readonly target: string | null;
	/** Earth: whether the conflict deck of who resolves it is empty, and the hand of the other player. */
	readonly emptyDeck: boolean;
	readonly emptyHand: boolean;
}
