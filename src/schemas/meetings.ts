import { z } from 'astro/zod';
import { slugSchema } from './slug';

const pairSchema = z.tuple([slugSchema, slugSchema], { error: 'deux termes : [insaisissable, protection]' });

/** Two notions that players take for each other, and the statement that tells them apart. */
const confusedSchema = z.strictObject({
	entre: pairSchema,
	/** Id of the statement, at its home. */
	regle: slugSchema,
});

/** What a tool is to give for a case. */
const givenSchema = z
	.strictObject({
		/** What becomes of creatures, by their place in the case: `d: 0 protégée`. */
		fin: z.record(slugSchema, z.coerce.string().min(1)).default({}),
		/** Ids that the trace cites, in this order. */
		regles: z.array(slugSchema).default([]),
	})
	.refine(({ fin, regles }) => regles.length > 0 || Object.keys(fin).length > 0, {
		error: 'fin ou regles, ou les deux',
	});

/** Two notions, and the statement that tells what comes of them. */
const metSchema = confusedSchema
	.extend({
		/** A case of a tool of the game that plays them, as its address says it: `combat?a=puissance.3&d=puissance.4`. */
		cas: z
			.string()
			.regex(/^[a-z0-9-]+\?\S+$/, {
				error: 'un outil et son cas, comme dans l’adresse : combat?a=puissance.3&d=puissance.4',
			})
			.optional(),
		/** What the tool gives: a test plays the case, and compares. */
		donne: givenSchema.optional(),
	})
	.refine(({ cas, donne }) => (cas === undefined) === (donne === undefined), { error: 'cas et donne ensemble' });

/** `content/<jeu>/rencontres.yaml`: which notions can meet at a table, and where the outcome is told. */
export const meetingsSchema = z.strictObject({
	/** Terms of the glossary that can meet. Each pair of them is judged once: obvious, or a meeting. */
	notions: z.array(slugSchema).min(2),
	/** Pairs of which either page says enough, or that never meet, each under its first notion. */
	evidentes: z.record(slugSchema, z.array(slugSchema)).default({}),
	/** Pairs whose outcome is stated. */
	rencontres: z.array(metSchema).default([]),
	/** Pairs that players take for each other, with the statement that tells them apart. */
	confusions: z.array(confusedSchema).default([]),
});

export type MeetingsData = z.infer<typeof meetingsSchema>;
