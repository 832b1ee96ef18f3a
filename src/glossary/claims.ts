import { stepKey, type Token, tokenize } from './fold';
import { inflect } from './inflect';

/** What the matcher needs of a glossary term. */
export interface TermForms {
	slug: string;
	/** Official form. */
	terme: string;
	/** Other forms that link. */
	variantes: readonly string[];
	/** Phrases inside which the term is not linked. */
	sauf: readonly string[];
	/** `false`: the term is never linked; its forms stay its own. */
	autolien: boolean;
}

/** What is known of a term in English. */
export interface EnglishNames {
	slug: string;
	anglais: readonly string[];
}

/** A form, and the terms that claim it. */
export interface Claim {
	/** As an author or `inflect` spelled it first. */
	form: string;
	/** Its words, as `stepKey` joins them. */
	path: readonly string[];
	/** Bit n is set when word n must start with a capital letter. */
	capitals: number;
	slugs: ReadonlySet<string>;
}

/** Claims by path. */
export type Claims = ReadonlyMap<string, Claim>;

/** The forms of all terms, each once, in the strongest group that has it. */
export interface ClaimedForms {
	/** Written by an author. */
	declared: Claims;
	/** Inflections of terms that link. */
	generated: Claims;
	/** Inflections of terms that are never linked. */
	silent: Claims;
}

/** Who claims which form. A declared form beats a generated one. */
export function claimForms(terms: readonly TermForms[]): ClaimedForms {
	const declared = claims(terms, declaredForms);
	const inflected = (links: boolean) =>
		claims(
			terms.filter((term) => term.autolien === links),
			(term) => declaredForms(term).flatMap(inflect),
		);
	const generated = without(inflected(true), declared);
	return { declared, generated, silent: without(without(inflected(false), declared), generated) };
}

/** The phrases of `sauf`, inflected too, and the terms that are not linked inside them. */
export function claimExceptions(terms: readonly TermForms[]): Claims {
	return claims(terms, ({ sauf }) => sauf.flatMap((phrase) => [phrase, ...inflect(phrase)]));
}

/** Official English names, as they are written: inflected, they would be words of no language. */
export const claimEnglish = (terms: readonly EnglishNames[]): Claims => claims(terms, ({ anglais }) => anglais);

const declaredForms = ({ terme, variantes }: TermForms): string[] => [terme, ...variantes];

const without = (found: Claims, stronger: Claims): Claims => new Map([...found].filter(([key]) => !stronger.has(key)));

function claims<T extends { slug: string }>(terms: readonly T[], formsOf: (term: T) => readonly string[]): Claims {
	const found = new Map<string, Claim>();
	for (const term of terms) {
		for (const form of formsOf(term)) {
			const tokens = tokenize(form);
			const path = pathOf(tokens);
			const key = path.join(' ');
			if (key === '') continue;
			const capitals = tokens.reduce((mask, { capital }, place) => mask | (Number(capital) << place), 0);
			const before = found.get(key);
			found.set(key, {
				form: before?.form ?? form,
				path,
				// Of two spellings of one form, the one that asks for fewer capitals counts.
				capitals: before ? before.capitals & capitals : capitals,
				slugs: new Set([...(before?.slugs ?? []), term.slug]),
			});
		}
	}
	return found;
}

/** Steps of a form; none when punctuation cuts it, for such a form is found nowhere. */
export function pathOf(tokens: readonly Token[]): string[] {
	const path = tokens.flatMap((token, place) => stepKey(token, place === 0) ?? []);
	return path.length === tokens.length ? path : [];
}
