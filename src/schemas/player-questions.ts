import { z } from 'astro/zod';
import { slugSchema } from './slug';

/** `content/<jeu>/questions/<page>.yaml`: what players ask, by the id of the statement of that page that answers. */
export const playerQuestionsSchema = z.record(slugSchema, z.array(z.string().min(5).max(140)).min(1).max(30));

/** `content/<jeu>/questions-liees.yaml`: what players ask, and several statements answer together. */
export const linkedQuestionsSchema = z.array(
	z.strictObject({
		/** Ids of the statements, in the order in which they are best read. */
		reponses: z.array(slugSchema).min(2).max(4),
		questions: z.array(z.string().min(5).max(140)).min(1).max(10),
	}),
);

export type LinkedQuestionsData = z.infer<typeof linkedQuestionsSchema>;

export type PlayerQuestionsData = z.infer<typeof playerQuestionsSchema>;
