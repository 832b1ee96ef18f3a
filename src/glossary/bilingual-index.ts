import { claimEnglish, claimForms, type EnglishNames } from './claims';
import { addForms, buildFormIndex, type FormIndex, type TermForms } from './forms';

/**
 * The index of the French forms and of the English names: French players use both. French comes first: an English name
 * is added only where no French form of any term claims the same words, be it one that never links. A name that two
 * terms have links nothing, nor does that of a term that is never linked.
 */
export function buildBilingualIndex(terms: readonly (TermForms & EnglishNames)[]): FormIndex {
	const claimed = claimForms(terms);
	const root = buildFormIndex(terms, claimed);
	const french = Object.values(claimed);
	const linking = new Set(terms.filter((term) => term.autolien).map((term) => term.slug));
	const added = [...claimEnglish(terms)].filter(([key]) => !french.some((claims) => claims.has(key)));
	addForms(
		root,
		added.map(([, claim]) => claim),
		({ slug }) => linking.has(slug),
	);
	return root;
}
