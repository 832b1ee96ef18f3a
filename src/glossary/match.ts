import { stepKey, type Token, tokenize } from './fold';
import type { FormIndex } from './forms';

/** A term found in a text: UTF-16 offsets in the text as it was given. */
export interface Match {
	start: number;
	end: number;
	slug: string;
}

/** A form, or a phrase of `sauf`, from one token to another, both included. */
interface Span {
	first: number;
	last: number;
	slug: string | null;
}

const elisions = new Set('c d j l m n s t qu jusqu lorsqu puisqu quoiqu'.split(' '));
const subjects = new Set('il elle on ils elles'.split(' '));
const pronouns = new Set('il elle on ils elles vous nous le la les lui leur moi en y ci là'.split(' '));

/**
 * Finds the terms of a text node: leftmost first, then longest, never overlapping. The work is bounded for each word
 * of the text by the length of the longest form.
 */
export function findTerms(text: string, index: FormIndex): Match[] {
	const tokens = tokenize(text);
	const candidates: Span[][] = [];
	/** For each token, the phrases of `sauf` that cover it. */
	const barred = new Map<number, Span[]>();
	for (let first = 0; first < tokens.length; first += 1) {
		const { forms, bars } = walk(tokens, first, index);
		candidates.push(startsApart(tokens, first) ? forms.filter(({ last }) => endsApart(tokens, last)) : []);
		for (const bar of bars) {
			for (let place = first; place <= bar.last; place += 1) barred.set(place, [...(barred.get(place) ?? []), bar]);
		}
	}
	const found: Match[] = [];
	for (let first = 0; first < tokens.length; ) {
		const longest = candidates[first]?.findLast((span) => !isBarred(span, barred));
		if (longest?.slug) {
			found.push({ start: at(tokens, first).start, end: at(tokens, longest.last).end, slug: longest.slug });
		}
		first = (longest?.last ?? first) + 1;
	}
	return found;
}

/** Forms and phrases of `sauf` that start at a token, the shortest first. */
function walk(tokens: readonly Token[], first: number, index: FormIndex): { forms: Span[]; bars: Span[] } {
	const forms: Span[] = [];
	const bars: Span[] = [];
	let node: FormIndex | undefined = index;
	let capitals = 0;
	for (let last = first; last < tokens.length; last += 1) {
		const token = at(tokens, last);
		const step = stepKey(token, last === first);
		node = step === undefined ? undefined : node.next?.[step];
		if (!node) break;
		capitals |= Number(token.capital) << (last - first);
		const { form, sauf = [] } = node;
		if (form && (form.capitals & ~capitals) === 0) forms.push({ first, last, slug: form.slug });
		for (const slug of sauf) bars.push({ first, last, slug });
	}
	return { forms, bars };
}

/** A phrase bars the forms of its term that it touches, but not a longer form that holds the whole phrase. */
function isBarred(span: Span, barred: ReadonlyMap<number, Span[]>): boolean {
	const held = (bar: Span) => span.first <= bar.first && bar.last <= span.last;
	const longer = (bar: Span) => span.last - span.first > bar.last - bar.first;
	for (let place = span.first; place <= span.last; place += 1) {
		if (barred.get(place)?.some((bar) => bar.slug === span.slug && !(held(bar) && longer(bar)))) return true;
	}
	return false;
}

/** Nothing but an elided word (« l’armure ») may be attached before a term. */
function startsApart(tokens: readonly Token[], first: number): boolean {
	const { before } = at(tokens, first);
	if (before === 'apostrophe') return elisions.has(at(tokens, first - 1).word);
	return before !== 'hyphen' && before !== 'glued';
}

/** Nothing but pronouns (« capture-t-il », « placez-les-y », « clé-là ») may be attached after a term. */
function endsApart(tokens: readonly Token[], last: number): boolean {
	const { after } = at(tokens, last);
	if (after !== 'hyphen') return after !== 'apostrophe' && after !== 'glued';
	let place = last + 1;
	const euphonic = tokens[place]?.word === 't' && tokens[place]?.after === 'hyphen';
	if (euphonic) place += 1;
	if (!(euphonic ? subjects : pronouns).has(tokens[place]?.word ?? '')) return false;
	if (tokens[place]?.after === 'hyphen' && pronouns.has(tokens[place + 1]?.word ?? '')) place += 1;
	return !['hyphen', 'apostrophe', 'glued'].includes(at(tokens, place).after);
}

const at = (tokens: readonly Token[], place: number): Token => tokens[place] as Token;
