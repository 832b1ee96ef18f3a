import type { Rule, Term } from '../types';

/** The statement that begins with the definition of a term; none when no rule defines it. */
export const definingRule = (term: Term, rules: ReadonlyMap<string, Rule>): Rule | undefined =>
	term.read.rules
		.flatMap(({ id, kind }) => (kind === 'titre' ? [] : (rules.get(id) ?? [])))
		.find(({ text }) => text.startsWith(term.definition));
