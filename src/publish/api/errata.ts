import { z } from 'astro/zod';
import { framePath, frameSlugOf } from '../../addresses/addresses';
import { questionsOf } from '../../library/read/faq-entries';
import { statementsBelow } from '../../library/relations/statements';
import type { Game } from '../../library/types';
import { type Address, envelopeOf, gameEnvelope, sorted } from './envelope';
import { address as addressField, frame, id, ruleIds } from './fields';

const cardEntry = z.object({
	id,
	carte: z.string().describe('Nom de la carte.'),
	reference: z.string().optional().describe('Extension et numéro de la carte, comme le document les donne.'),
	texte: z
		.string()
		.describe('Ce qui change et ce qu’on en déduit, en texte seul : une ligne par paragraphe et par puce.'),
	enonces: ruleIds.describe('Énoncés qui le disent, dans leur ordre, comme dans regles.json.'),
	adresse: addressField,
	cadre: frame,
});

/** `errata.json`: the corrected cards of a game. */
export const errataDocument = z.object({
	...gameEnvelope,
	cartes: z.array(cardEntry).describe('Les cartes corrigées, dans l’ordre de leurs identifiants.'),
});

export type ErrataDocument = z.infer<typeof errataDocument>;

/** The corrected cards of a game, as data. */
export function errataOf(game: Game, { address }: { address: Address }): ErrataDocument {
	const cards = game.errata.flatMap((page) =>
		// A corrected card is written like a question: a heading with an id, and what it says below.
		questionsOf(page.read, page.path).map((card) => {
			const [, name = card.text, reference] = /^(.+?)\s*(?:\(([^()]+)\))?$/u.exec(card.text) ?? [];
			return {
				id: card.id,
				carte: name,
				reference,
				texte: card.answer,
				enonces: statementsBelow(page, card.id).map((rule) => rule.id),
				adresse: address(card.path),
				cadre: address(framePath(game.slug, frameSlugOf(card.path))),
			};
		}),
	);
	return { ...envelopeOf('errata', cards.length, game, address), cartes: sorted(cards) };
}
