import { type Common, type FormIndex, nodeAt } from './form-tree';

/**
 * An index of forms as lists of words, the shape in which it is published: a third of its size as a tree. Words are
 * folded; one that must start with a capital letter has it.
 */
export interface FormLists {
	/** Term → the forms that link it. */
	formes: Record<string, string[]>;
	/** Term → those that are ordinary words too. */
	courantes: Record<string, string[]>;
	/** Those of them that players use far more than others, and those of `ailleurs` that are names of games. */
	parlantes: string[];
	/** Words of any card game, near which ordinary words are no longer ordinary. */
	voisins: string[];
	/** Words that speak of something else than a game being played. */
	ailleurs: string[];
	/** Forms that link nothing, and hide the shorter ones inside them. */
	muettes: string[];
	/** Term → the phrases inside which it is not linked. */
	sauf: Record<string, string[]>;
}

/** The forms of an index, each list in alphabetical order. */
export function listForms(index: FormIndex): FormLists {
	const lists: FormLists = {
		formes: {},
		courantes: {},
		parlantes: [],
		voisins: [],
		ailleurs: [],
		muettes: [],
		sauf: {},
	};
	const visit = ({ next = new Map(), form, sauf = [] }: FormIndex, path: readonly string[]) => {
		if (form) listFor(lists, form).push(spell(path, form.capitals));
		if (form?.common === 2) lists.parlantes.push(spell(path, form.capitals));
		for (const slug of sauf) listOf(lists.sauf, slug).push(spell(path, 0));
		for (const [step, node] of [...next].sort(([a], [b]) => (a < b ? -1 : 1))) visit(node, [...path, step]);
	};
	visit(index, []);
	return lists;
}

/** The index that lists of forms were made from. Throws when they are no such lists. */
export function indexLists({ formes, courantes, parlantes, voisins, ailleurs, muettes, sauf }: FormLists): FormIndex {
	const root: FormIndex = {};
	const add = (slug: string | null, forms: readonly string[], common?: Common) =>
		place(forms, root, (node, capitals) => {
			node.form = { slug, capitals, common: common && node.form ? 2 : common };
		});
	// An ordinary word that has been met already is a telling one, a word of elsewhere the name of a game.
	add('', parlantes);
	for (const [slug, forms] of Object.entries(formes)) add(slug, forms);
	for (const [slug, forms] of Object.entries(courantes)) add(slug, forms, 1);
	add('', voisins);
	add('', ailleurs, 1);
	add(null, muettes);
	for (const [slug, phrases] of Object.entries(sauf)) {
		place(phrases, root, (node) => {
			node.sauf ??= [];
			node.sauf.push(slug);
		});
	}
	return root;
}

/** Writes something where each form stands in an index. */
function place(forms: readonly string[], root: FormIndex, write: (node: FormIndex, capitals: number) => void): void {
	for (const form of forms) {
		let capitals = 0;
		const path = form
			.replaceAll("'", " '")
			.split(' ')
			.map((word, at) => {
				const step = word.toLowerCase();
				if (step !== word) capitals |= 1 << at;
				return step;
			});
		write(nodeAt(root, path), capitals);
	}
}

function listFor(
	{ formes, courantes, voisins, ailleurs, muettes }: FormLists,
	{ slug, common }: NonNullable<FormIndex['form']>,
): string[] {
	if (slug === null) return muettes;
	if (slug === '') return common ? ailleurs : voisins;
	return listOf(common ? courantes : formes, slug);
}

const listOf = (lists: Record<string, string[]>, slug: string): string[] => {
	lists[slug] ??= [];
	return lists[slug];
};

const spell = (path: readonly string[], capitals: number): string =>
	path
		.map((step, place) => (capitals & (1 << place) ? step.replace(/\p{L}/u, (letter) => letter.toUpperCase()) : step))
		.join(' ')
		.replaceAll(" '", "'");
