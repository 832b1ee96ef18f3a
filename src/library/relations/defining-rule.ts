import type { Rule, Term } from '../types';

/** The statement that a term's definition opens, unless no rule defines the term. */
export const definingRule = (term: Term, rules: ReadonlyMap<string, Rule>): Rule | undefined =>
	term.read.rules
		.flatMap(({ id, kind }) => (kind === 'titre' ? [] : (rules.get(id) ?? [])))
		.find(({ text }) => text.startsWith(term.definition));
