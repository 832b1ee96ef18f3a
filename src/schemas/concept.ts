import { z } from 'astro/zod';
import { chapterSchema } from './chapter';
import { slugSchema } from './slug';

const words = z.array(z.string().min(1)).default([]);

/** Front matter of `content/concepts/*.mdx`: one notion in all the games. */
export const conceptSchema = chapterSchema.omit({ sources: true, nouveau: true }).extend({
	/** English names of the notion. */
	anglais: words,
	/** Words that find the page. */
	recherche: words,
	/** Game → its terms for the notion; every game is named, with an empty list when it has no such notion. */
	termes: z.record(slugSchema, z.array(slugSchema)),
});

export type ConceptData = z.infer<typeof conceptSchema>;
