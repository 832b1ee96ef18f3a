import { z } from 'astro/zod';
import type { Game } from '../../library/types';
import { type Address, envelopeOf, gameEnvelope, sorted } from './envelope';
import { address as addressField, id, ruleIds } from './fields';

const edgeEntry = z.object({
	id,
	sujet: z.string().describe('Ce que des joueurs demandent, comme dans l’index de A à Z.'),
	mots: z.array(z.string()).describe('Mots qui le désignent.'),
	texte: z.string().describe('Ce qu’il y a à en savoir, en une phrase.'),
	proches: ruleIds.describe('Énoncés les plus proches, comme dans regles.json.'),
	adresse: addressField,
});

/** `hors-livret.json`: what the rulebook of a game does not treat and players ask. */
export const edgesDocument = z.object({
	...gameEnvelope,
	horsLivret: z.array(edgeEntry).describe('Les sujets, dans l’ordre de leurs identifiants.'),
});

/** What the rulebook of a game does not treat, as data. */
export function edgesOf(game: Game, { address }: { address: Address }): z.infer<typeof edgesDocument> {
	const edges = game.edges.map(({ id, subject, words, text, near, path }) => ({
		id,
		sujet: subject,
		mots: words,
		texte: text,
		proches: near.map((rule) => rule.id),
		adresse: address(path),
	}));
	return { ...envelopeOf('hors-livret', edges.length, game, address), horsLivret: sorted(edges) };
}
