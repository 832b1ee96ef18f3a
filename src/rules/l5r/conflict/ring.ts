export type Element = 'air' | 'terre' | 'feu' | 'eau' | 'vide';

/** What the attacking player does with the ring effect, when the conflict lets him resolve it. */
export type Choix =
	| 'renoncer'
	// Air.
	| 'prendre'
	| 'gagner'
	// Terre.
	| 'piocher'
	// Feu.
	| 'honorer'
	| 'deshonorer'
	// Eau.
	| 'redresser'
	| 'incliner'
	// Vide.
	| 'retirer';

/** Choices that each ring leaves to the attacking player (rules etape-3-2-6, etape-3-2-6-air and its siblings). */
export const CHOIX = {
	air: ['gagner', 'prendre', 'renoncer'],
	terre: ['piocher', 'renoncer'],
	feu: ['honorer', 'deshonorer', 'renoncer'],
	eau: ['redresser', 'incliner', 'renoncer'],
	vide: ['retirer', 'renoncer'],
} as const satisfies Readonly<Record<Element, readonly Choix[]>>;

/** The contested ring. */
export interface Anneau {
	readonly element: Element;
	/** Fate on the ring when the conflict is declared, 0 to 99. */
	readonly destin: number;
	/** One of `CHOIX[element]`; has no effect unless the attacking player wins. */
	readonly choix: Choix;
}
