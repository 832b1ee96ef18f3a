import { z } from 'astro/zod';
import type { Move } from '../../schemas/moves';
import { type Address, envelope, siteEnvelope } from './envelope';

const moveEntry = z.object({
	de: z
		.url()
		.describe(
			'Adresse d’une page, ou d’un passage quand elle a une ancre, qui a été publiée et n’existe plus. Une page emporte ses ancres, sauf celles qui ont leur propre entrée.',
		),
	vers: z.url().describe('Adresse actuelle de ce qu’elle désignait. Elle n’est jamais elle-même déplacée.'),
	depuis: z.iso.date().describe('Jour du déplacement.'),
});

/** `deplacements.json`: addresses that were published and are no more. */
export const movesDocument = z.object({
	...envelope,
	deplacements: z.array(moveEntry).describe('Les adresses déplacées, dans l’ordre de leurs caractères.'),
});

export type MovesDocument = z.infer<typeof movesDocument>;

/** The addresses that moved, as data. */
export function movesOf(moves: readonly Move[], address: Address): MovesDocument {
	const moved = moves
		.map(({ de, vers, depuis }) => ({ de: address(de), vers: address(vers), depuis }))
		.sort((a, b) => (a.de < b.de ? -1 : 1));
	return { ...siteEnvelope('deplacements', moved.length, address), deplacements: moved };
}
