import { z } from 'astro/zod';

/** An address inside the site, without base: a page, or a part of it after « # ». */
export const addressPattern = /^\/(?:[a-z0-9][a-z0-9.-]*\/)*(?:#[a-z0-9]+(?:-[a-z0-9]+)*)?$/;

const addressSchema = z.string().regex(addressPattern, {
	error: 'une adresse du site, comme /keyforge/glossaire/armure/ ou /keyforge/glossaire/armure/#armure-annule',
});

/** `content/redirections.yaml`: addresses that were published, and where they lead since they are no more. */
export const movesSchema = z.strictObject({
	redirections: z.array(
		z.strictObject({
			/** The old address. With a page move all its fragments, but those that have a line of their own. */
			de: addressSchema,
			/** Where its readers go. */
			vers: addressSchema,
			/** Day of the move: `2026-11-21`. */
			depuis: z.iso.date({ error: 'une date aaaa-mm-jj' }),
		}),
	),
});

export type Move = z.infer<typeof movesSchema>['redirections'][number];
