import { z } from 'astro/zod';
import { slugSchema } from './slug';

/** `content/<jeu>/hors-livret.yaml`: what the rulebook does not treat and players ask. */
export const edgesSchema = z.array(
	z.strictObject({
		/** As in the A–Z. */
		sujet: z.string().min(2).max(60),
		/** Words that find it. */
		mots: z.array(z.string().min(2)).min(1),
		/** What players ask of it, in sentences of their own. */
		questions: z.array(z.string().min(5).max(140)).default([]),
		/** One calm sentence. */
		texte: z.string().min(20).max(260),
		/** Ids of the statements that are nearest. */
		proche: z.array(slugSchema).max(4).default([]),
	}),
);

export type EdgesData = z.infer<typeof edgesSchema>;
