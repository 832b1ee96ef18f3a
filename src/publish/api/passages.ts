import { z } from 'astro/zod';
import { oneLine } from '../../library/passages/build-passages';
import { titleOf } from '../../library/read/titles';
import type { Game } from '../../library/types';
import { type Address, envelopeOf, gameEnvelope } from './envelope';

const passageEntry = z.tuple([
	z
		.string()
		.describe(
			'Identifiant de l’énoncé, comme dans regles.json ; son adresse est celle de la page, avec « #identifiant ».',
		),
	z
		.string()
		.describe('Le passage : ce qu’il faut lire avant l’énoncé, puis l’énoncé et ce qu’il introduit, une ligne chacun.'),
]);

const pageEntry = z.object({
	adresse: z.string().describe('Chemin de la page, à ajouter à « site ».'),
	titre: z.string(),
	passages: z.array(passageEntry).describe('Ses passages, dans l’ordre de la lecture.'),
});

/** `passages.json`: every statement of a game with what it needs to be understood, and nothing else. */
export const passagesDocument = z.object({
	...gameEnvelope,
	pages: z.array(pageEntry).describe('Les pages du jeu qui énoncent des règles.'),
});

export type PassagesDocument = z.infer<typeof passagesDocument>;

/** The passages of a game, for robots: a statement that is restated is told at its home only. */
export function passagesOf(game: Game, { address }: { address: Address }): PassagesDocument {
	const site = address('/');
	const pages = game.pages
		.map((page) => ({
			adresse: address(page.path).slice(site.length),
			titre: titleOf(page),
			passages: page.read.rules
				.filter(({ id }) => !game.homes.has(id))
				.map(({ id, text }): [string, string] => [id, wholeOf(game, id, text)]),
		}))
		.filter(({ passages }) => passages.length > 0)
		.sort((a, b) => (a.adresse < b.adresse ? -1 : 1));
	return { ...envelopeOf('passages', pages.length, game, address), pages };
}

/** A statement after what is to be read before it, then what it leads: each line is one thing. */
function wholeOf(game: Game, id: string, text: string): string {
	const { before = [], leads = [] } = game.passages.get(id) ?? {};
	return [...before.map((part) => part.text), text, ...leads.map((part) => part.text)].map(oneLine).join('\n');
}
