import { z } from 'astro/zod';
import { framePath, frameSlugOf } from '../../addresses/addresses';
import type { Game } from '../../library/types';
import { slugSchema } from '../../schemas/slug';
import { type Address, envelopeOf, gameEnvelope, sorted } from './envelope';
import { address as addressField, frame, id, termIds } from './fields';
import { statuses, statusField } from './statuses';

const meetingEntry = z.object({
	id,
	type: z
		.enum(['rencontre', 'confusion'])
		.describe('rencontre : ce qui arrive quand les deux se rencontrent ; confusion : ce qui les distingue.'),
	termes: termIds.describe('Les deux termes, comme dans termes.json.'),
	enonce: slugSchema.describe('Énoncé qui le dit, comme dans regles.json : il peut valoir pour plusieurs paires.'),
	texte: z.string().describe('L’énoncé, en texte seul. Son contexte est dans regles.json.'),
	statut: statusField,
	adresse: addressField,
	cadre: frame,
});

/** `rencontres.json`: what comes of two notions that meet, and what tells apart those that players confuse. */
export const meetingsDocument = z.object({
	...gameEnvelope,
	rencontres: z.array(meetingEntry).describe('Les paires de termes, dans l’ordre de leurs identifiants.'),
});

/** The meetings of a game, as data. */
export function meetingsOf(game: Game, { address }: { address: Address }): z.infer<typeof meetingsDocument> {
	const meetings = game.meetings.map(({ kind, terms, rule }) => ({
		// A pair is judged once, whichever term is named first.
		id: [kind, ...terms.map(({ slug }) => slug).sort()].join('-'),
		type: kind,
		termes: terms.map(({ slug }) => slug),
		enonce: rule.id,
		texte: rule.text,
		statut: statuses[rule.status],
		adresse: address(rule.path),
		cadre: address(framePath(game.slug, frameSlugOf(rule.path))),
	}));
	return { ...envelopeOf('rencontres', meetings.length, game, address), rencontres: sorted(meetings) };
}
