import { z } from 'astro/zod';
import { framePath, frameSlugOf } from '../../addresses/addresses';
import { statementsBelow } from '../../library/relations/statements';
import type { Game } from '../../library/types';
import { slugSchema } from '../../schemas/slug';
import { type Address, envelopeOf, gameEnvelope, sorted } from './envelope';
import { address as addressField, frame, id, ruleIds, termIds } from './fields';

const questionEntry = z.object({
	id,
	question: z.string(),
	reponse: z
		.string()
		.describe('La réponse entière, en texte seul : une ligne par paragraphe, par puce et par rangée de tableau.'),
	sujet: z
		.object({ id: slugSchema.describe('Identifiant de la page.'), titre: z.string() })
		.describe('Page de la FAQ qui la pose.'),
	termes: termIds.describe('Termes que la réponse éclaire, comme dans termes.json.'),
	regles: ruleIds.describe('Énoncés que la réponse éclaire, comme dans regles.json.'),
	enonces: ruleIds.describe('Énoncés de la réponse elle-même, dans leur ordre, comme dans regles.json.'),
	adresse: addressField,
	cadre: frame,
});

/** `faq.json`: the questions of a game and their answers. */
export const faqDocument = z.object({
	...gameEnvelope,
	questions: z.array(questionEntry).describe('Les questions de la FAQ, dans l’ordre de leurs identifiants.'),
});

export type FaqDocument = z.infer<typeof faqDocument>;

/** The questions of a game, as data. */
export function faqOf(game: Game, { address }: { address: Address }): FaqDocument {
	const questions = game.faq.flatMap((page) =>
		page.questions.map((question) => ({
			id: question.id,
			question: question.text,
			reponse: question.answer,
			sujet: { id: page.slug, titre: page.data.titre },
			termes: question.terms,
			regles: question.rules,
			enonces: statementsBelow(page, question.id).map((rule) => rule.id),
			adresse: address(question.path),
			cadre: address(framePath(game.slug, frameSlugOf(question.path))),
		})),
	);
	return { ...envelopeOf('faq', questions.length, game, address), questions: sorted(questions) };
}
