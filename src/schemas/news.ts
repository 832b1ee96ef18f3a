import { z } from 'astro/zod';

/** `content/nouveautes.yaml`: what changed on the site, most recent first. */
export const newsSchema = z.strictObject({
	nouveautes: z
		.array(
			z.strictObject({
				/** Day of the change: `2026-11-21`. */
				date: z.iso.date({ error: 'une date aaaa-mm-jj' }),
				titre: z.string().min(5),
				/** One sentence or two. */
				texte: z.string().min(20),
				/** Page that shows it: an address inside the site. */
				lien: z.string().regex(/^\/(?:[a-z0-9-]+\/)*$/, { error: 'une adresse du site, comme /keyforge/faq/' }),
			}),
		)
		.min(1),
});

export type News = z.infer<typeof newsSchema>['nouveautes'][number];
