import { glossaryPath } from '../../addresses/addresses';
import { slugify } from '../../glossary/headings';
import type { EdgesData } from '../../schemas/edges';
import { frenchTypography } from '../../text/french';
import type { Edge, Rule } from '../types';
import { alphabetical } from './titles';

/** What the rulebook of a game does not treat. Statements that do not exist are left out: `check-edges` tells them. */
export const edgesOf = (data: EdgesData | undefined, game: string, rules: ReadonlyMap<string, Rule>): Edge[] =>
	(data ?? [])
		.map(({ sujet, mots, questions, texte, proche }): Edge => {
			const id = `hors-livret-${slugify(sujet)}`;
			return {
				id,
				subject: frenchTypography(sujet),
				words: mots.map(frenchTypography),
				questions: questions.map(frenchTypography),
				text: frenchTypography(texte),
				near: proche.flatMap((name) => rules.get(name) ?? []),
				path: `${glossaryPath(game)}#${id}`,
			};
		})
		.sort((a, b) => alphabetical(a.subject, b.subject));
