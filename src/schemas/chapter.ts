import { z } from 'astro/zod';
import { slugSchema } from './slug';

/** Front matter of `content/<jeu>/regles/*.mdx` and of `content/<jeu>/errata/cartes.mdx`. */
export const chapterSchema = z.strictObject({
	titre: z.string().min(3),
	/** Shown under the title, in lists, in search results and on the social card. */
	resume: z
		.string()
		.min(60, { error: 'une phrase de 60 à 160 caractères' })
		.max(160, { error: 'une phrase de 60 à 160 caractères' }),
	/** Units of the registries that this chapter covers. Each is named by at least one rule marker. */
	sources: z.array(slugSchema).min(1, { error: 'au moins une unité d’un registre de sources' }),
	/** Edition that added or changed what the chapter says, when the source marks it. */
	nouveau: z.string().min(2).optional(),
});

export type ChapterData = z.infer<typeof chapterSchema>;
