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
		/** An ordinary word: in a text that is not ours, it needs words of the game near it (`inCompany`). */
		common?: true;
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
