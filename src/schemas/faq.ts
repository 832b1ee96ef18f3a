import { z } from 'astro/zod';
import { chapterSchema } from './chapter';

/** Front matter of `content/<jeu>/faq/*.mdx`: one subject a file, one heading a question. */
export const faqSchema = chapterSchema.omit({ nouveau: true }).extend({
	/** Words that find the questions: cards named, everyday words, misspellings. */
	recherche: z.array(z.string().min(1)).default([]),
});

export type FaqData = z.infer<typeof faqSchema>;
