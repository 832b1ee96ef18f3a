import { stepKey, type Token, tokenize } from './fold';
import type { Common } from './form-tree';
import type { FormIndex } from './forms';

/** A term found in a text: UTF-16 offsets in the text as it was given. */
export interface Match {
	start: number;
	end: number;
	slug: string;
	/** What the form is worth beside others. */
	common?: Common;
}

/** A form, or a phrase of `sauf`, from one token to another, both included. */
interface Span {
	first: number;
	last: number;
	slug: string | null;
	common?: Common;
}

const elision = /^([cdjlmnst]|(jus|lors|puis|quoi)?qu)$/;
/** What may follow a term, each word after a hyphen. */
const attached = /^(-(t-(?=[io]|el))?(ils?|elles?|on|[vn]ous|la|les?|lui|leur|moi|en|y|ci|là)){0,2}$/;

/**
 * Finds the terms of a text node: leftmost first, then longest, never overlapping. The work is bounded for each word
 * of the text by the length of the longest form.
 */
export function findTerms(text: string, index: FormIndex): Match[] {
	const tokens = tokenize(text);
	/** For each token, the forms that start there, the shortest first. */
	const forms: Span[][] = tokens.map(() => []);
	/** For each token, the phrases of `sauf` that cover it. */
	const bars: Span[][] = tokens.map(() => []);
	for (let first = 0; first < tokens.length; first += 1) {
		let node: FormIndex | undefined = index;
		let capitals = 0;
		for (let last = first; last < tokens.length; last += 1) {
			const token = tokens[last] as Token;
			const step = stepKey(token, last === first);
			node = step ? node.next?.get(step) : undefined;
			if (!node) break;
			if (token.capital) capitals |= 1 << (last - first);
			const { form, sauf = [] } = node;
			if (form && !(form.capitals & ~capitals) && startsApart(tokens, first) && endsApart(tokens, last)) {
				forms[first]?.push({ ...form, first, last });
			}
			for (const slug of sauf) {
				for (let place = first; place <= last; place += 1) {
					bars[place]?.push({ first, last, slug });
				}
			}
		}
	}
	const found: Match[] = [];
	for (let first = 0; first < tokens.length; ) {
		const { slug = null, last = first, common } = forms[first]?.findLast((span) => !isBarred(span, bars)) ?? {};
		if (slug !== null)
			found.push({ start: (tokens[first] as Token).start, end: (tokens[last] as Token).end, slug, common });
		first = last + 1;
	}
	return found;
}

/** A phrase bars the forms of its term that it touches, but not a longer form that holds the whole phrase. */
function isBarred({ first, last, slug }: Span, bars: readonly Span[][]): boolean {
	const bar = (other: Span) =>
		other.slug === slug && (first > other.first || other.last > last || last - first <= other.last - other.first);
	return bars
		.slice(first, last + 1)
		.flat()
		.some(bar);
}

/** Nothing but an elided word (« l’armure ») may be attached before a term. */
function startsApart(tokens: readonly Token[], first: number): boolean {
	const before = tokens[first]?.before;
	if (before === "'") return elision.test(tokens[first - 1]?.word ?? '');
	return before !== '-' && before !== '.';
}

/** Nothing but pronouns (« capture-t-il », « placez-les-y », « clé-là ») may be attached after a term. */
function endsApart(tokens: readonly Token[], last: number): boolean {
	let token = tokens[last];
	let after = '';
	for (let next = last + 1; token?.after === '-'; next += 1) {
		token = tokens[next];
		after += `-${token?.word}`;
	}
	return attached.test(after) && token?.after !== "'" && token?.after !== '.';
}
