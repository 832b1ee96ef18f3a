import { slugify } from '../../glossary/headings';
import { meetingTitles } from '../../glossary/meetings-block';
import type { Term } from '../types';

/** What makes two terms kin, and how much it counts. */
const DEFINITION = 4;
const FIRST_STATEMENTS = 2;
const FURTHER = 1;
const MUTUAL = 2;
const SAME_SOURCE = 3;
const NAME_IN_NAME = 3;

/**
 * How many statements of a page, from its definition on, are read as what it is about; those after them are special cases.
 */
const FIRST = 4;

/** Share of the glossary's pages: a term that more of them name is a common word, and counts half where a page names it. */
const COMMON = 0.15;

/**
 * How near terms are to each other, by slug, both ways: one names the other (in its definition most of all; never in
 * an example, beside the rules or in the last special case), they restate the same part of a source, or the name of
 * one holds that of the other.
 */
export function kinship(terms: readonly Term[]): Map<string, Map<string, number>> {
	const kin = new Map(terms.map(({ slug }) => [slug, new Map<string, number>()]));
	const add = (a: string, b: string, weight: number) => {
		if (a === b) return;
		for (const [from, to] of [[a, b] as const, [b, a] as const])
			kin.get(from)?.set(to, (kin.get(from)?.get(to) ?? 0) + weight);
	};
	const named = new Map(terms.map((term) => [term.slug, namedBy(term)]));
	const naming = new Map<string, number>();
	for (const slug of [...named.values()].flatMap((others) => [...others.keys()]))
		naming.set(slug, (naming.get(slug) ?? 0) + 1);
	for (const [slug, others] of named) {
		for (const [other, weight] of others) {
			add(slug, other, (naming.get(other) ?? 0) > COMMON * terms.length ? weight / 2 : weight);
			if (slug < other && named.get(other)?.has(slug)) add(slug, other, MUTUAL);
		}
	}
	for (const group of bySource(terms)) {
		for (const [at, slug] of group.entries())
			for (const other of group.slice(at + 1)) add(slug, other, SAME_SOURCE / (group.length - 1));
	}
	const byName = new Map(terms.map((term) => [slugify(term.name), term.slug]));
	for (const term of terms) {
		for (const part of partsOf(slugify(term.name).split('-'))) {
			const other = byName.get(part);
			if (other) add(term.slug, other, NAME_IN_NAME);
		}
	}
	return kin;
}

/** The terms that a page names, and how much its best place for each of them counts. */
function namedBy({ slug, read, compiled }: Term): Map<string, number> {
	const rules = read.rules.filter(({ kind }) => kind === 'regle');
	// A term meets many others that are no kin of it.
	const met = new Set(rules.filter(({ section }) => meetingTitles.has(section)).map(({ id }) => id));
	const statements = rules.map(({ id }) => id).filter((id) => !met.has(id));
	const named = new Map<string, number>();
	for (const mention of compiled.mentions) {
		const at = mention.rule === undefined ? FIRST : statements.indexOf(mention.rule);
		const isLast = at >= FIRST && at === statements.length - 1;
		if (mention.aside || isLast || mention.slug === slug || met.has(mention.rule ?? '')) continue;
		const weight = at === 0 ? DEFINITION : at > 0 && at < FIRST ? FIRST_STATEMENTS : FURTHER;
		named.set(mention.slug, Math.max(named.get(mention.slug) ?? 0, weight));
	}
	return named;
}

/** Terms that restate the same part of a source. */
function bySource(terms: readonly Term[]): string[][] {
	const groups = new Map<string, Set<string>>();
	for (const { slug, data } of terms)
		for (const unit of data.sources) groups.set(unit, (groups.get(unit) ?? new Set()).add(slug));
	return [...groups.values()].filter(({ size }) => size > 1).map((group) => [...group]);
}

/** The shorter names that a name holds: « effet d’anneau » holds « effet » and « anneau ». */
function partsOf(words: readonly string[]): string[] {
	return words.flatMap((_, from) =>
		words
			.slice(from)
			.map((_, count) => words.slice(from, from + count + 1).join('-'))
			.filter((part) => part !== words.join('-')),
	);
}
