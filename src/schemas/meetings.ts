import { z } from 'astro/zod';
import { slugSchema } from './slug';

const pairSchema = z.tuple([slugSchema, slugSchema], { error: 'deux termes : [insaisissable, protection]' });

/** Two notions, and the statement that tells what comes of them. */
const metSchema = z.strictObject({
	entre: pairSchema,
	/** Id of the statement, at its home. */
	regle: slugSchema,
});

/** `content/<jeu>/rencontres.yaml`: which notions can meet at a table, and where the outcome is told. */
export const meetingsSchema = z.strictObject({
	/** Terms of the glossary that can meet. Each pair of them is judged once: obvious, or a meeting. */
	notions: z.array(slugSchema).min(2),
	/** Pairs of which either page says enough, or that never meet, each under its first notion. */
	evidentes: z.record(slugSchema, z.array(slugSchema)).default({}),
	/** Pairs whose outcome is stated. */
	rencontres: z.array(metSchema).default([]),
	/** Pairs that players take for each other, with the statement that tells them apart. */
	confusions: z.array(metSchema).default([]),
});

export type MeetingsData = z.infer<typeof meetingsSchema>;
