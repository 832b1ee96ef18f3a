import { z } from 'astro/zod';
import { slugSchema } from './slug';

/** `content/<jeu>/questions/<page>.yaml`: what players ask, by the id of the statement of that page that answers. */
export const playerQuestionsSchema = z.record(slugSchema, z.array(z.string().min(5).max(140)).min(1).max(30));

export type PlayerQuestionsData = z.infer<typeof playerQuestionsSchema>;
