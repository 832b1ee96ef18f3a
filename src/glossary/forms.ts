import { type Claim, type Claims, claimExceptions, claimForms, type TermForms } from './claims';
import { type FormIndex, nodeAt } from './form-tree';

export type { TermForms } from './claims';
export type { FormIndex } from './form-tree';

/**
 * A form that several terms claim, so that it links to none of them. Declared twice: one of the terms must drop it.
 * Generated twice: one of the terms must declare it.
 */
export interface FormConflict {
	kind: 'declared/declared' | 'generated/generated';
	form: string;
	/** In alphabetical order. */
	slugs: string[];
}

/** Builds the index that `findTerms` reads. A form that several terms claim links nothing. */
export function buildFormIndex(terms: readonly TermForms[], claimed = claimForms(terms)): FormIndex {
	const root: FormIndex = {};
	const { declared, generated, silent } = claimed;
	const linking = new Set(terms.filter((term) => term.autolien).map((term) => term.slug));
	for (const claims of [declared, generated, silent]) addForms(root, claims.values(), ({ slug }) => linking.has(slug));
	for (const { path, slugs } of claimExceptions(terms).values()) nodeAt(root, path).sauf = [...slugs];
	return root;
}

/** Adds forms to an index. They link when one term alone claims them and `links` agrees. */
export function addForms(
	root: FormIndex,
	claims: Iterable<Claim>,
	links: (claim: { slug: string; form: string }) => boolean,
): void {
	for (const { form, path, capitals, slugs } of claims) {
		const [only = ''] = slugs;
		const slug = slugs.size === 1 && links({ slug: only, form }) ? only : null;
		// A form that links nothing serves only to hide the shorter ones inside it.
		if (isWord(path) && (slug !== null || path.length > 1)) nodeAt(root, path).form = { slug, capitals };
	}
}

/**
 * Forms that several terms claim: declared ones first, then in the order of the terms. The inflections of terms that
 * declare one form are left out: they are no second fault.
 */
export function formConflicts(terms: readonly TermForms[]): FormConflict[] {
	const claimed = claimForms(terms);
	const declared = shared('declared/declared', claimed.declared);
	const known = new Set(declared.map(({ slugs }) => slugs.join(' ')));
	const generated = shared('generated/generated', claimed.generated).filter(({ slugs }) => !known.has(slugs.join(' ')));
	return [...declared, ...generated];
}

function shared(kind: FormConflict['kind'], claims: Claims): FormConflict[] {
	return [...claims.values()]
		.filter(({ slugs }) => slugs.size > 1)
		.map(({ form, slugs }) => ({ kind, form, slugs: [...slugs].sort() }));
}

/** A lone letter or a number never links. */
const isWord = (path: readonly string[]): boolean => path.some((step) => /\p{L}\p{M}*\p{L}/u.test(step));
