import { z } from 'astro/zod';

const text = z.string().min(1);

/** `content/orthographe.yaml` and `content/<jeu>/orthographe.yaml`: how words are written, in all games and in one. */
export const spellingSchema = z.strictObject({
	/** A spelling, and those that are not written. */
	ecrire: z.array(z.strictObject({ ecrit: text, pas: z.array(text).min(1) })).default([]),
	/** Contexts in which words are written otherwise, for good. */
	sauf: z.array(text).default([]),
});

export type SpellingData = z.infer<typeof spellingSchema>;
