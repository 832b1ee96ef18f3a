/**
 * 1: an ordinary word, which needs words of the game near it; 2: one that players use far more than others, which says
 * the game to the ordinary words near it. A word that links nothing and has a 1 speaks of something else than a game, one that
 * has a 2 is the name of another game.
 */
export type Common = 1 | 2;

/** Forms as a tree of words: a step of `next` is a word with how it is joined to the one before (`stepKey`). */
export interface FormIndex {
	next?: Map<string, FormIndex>;
	/** A form ends here. */
	form?: {
		/**
		 * Term to link; `null` when the form belongs to a term that is never linked, or to several terms; empty for a
		 * word of any card game, which links nothing and makes the words around it clear (`inCompany`).
		 */
		slug: string | null;
		/** Bit n is set when word n must start with a capital letter. */
		capitals: number;
		/** What it is worth in a text that is not ours (`inCompany`). */
		common?: Common;
	};
	/** A phrase ends here, inside which these terms are not linked. */
	sauf?: string[];
}

/** The place of a form in an index, made when it is not there yet. */
export function nodeAt(root: FormIndex, path: readonly string[]): FormIndex {
	let node = root;
	for (const step of path) {
		node.next ??= new Map();
		const after = node.next.get(step) ?? {};
		node.next.set(step, after);
		node = after;
	}
	return node;
}
