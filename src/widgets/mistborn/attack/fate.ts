/** What becomes of one player or card, in a few words. */
export interface Fate {
	id: string;
	/** « Joueur A : santé 18 ». */
	text: string;
	alive: boolean;
	/** What it is once it is not: « éliminé », unless it is said. */
	gone?: 'vaincu';
	detail: string;
}
