import { z } from 'astro/zod';
import { slugSchema } from './slug';

/** What kind of thing a term names; filters the A–Z. */
export const families = ['mot-cle', 'statut', 'zone', 'carte', 'action', 'notion'] as const;

export const familySchema = z.enum(families);
export type Family = z.infer<typeof familySchema>;

/** Most terms that « Voir aussi » shows. */
export const MOST_RELATED = 8;

const words = z.array(z.string().min(1)).default([]);

/** Front matter of `content/<jeu>/glossaire/*.mdx`. */
export const termSchema = z.strictObject({
	/** Official form: singular, lower case unless it is a name. */
	terme: z.string().min(1),
	famille: familySchema,
	/** Other forms that link to this page. Plurals, feminines and conjugations are found without them. */
	variantes: words,
	/**
	 * Words that find the page but never link: everyday words, misspellings, fan vocabulary. One that ends with a sign
	 * is known by the tooltips of other sites too.
	 */
	recherche: words,
	/** Official English term, or several. */
	anglais: z
		.union([z.string().min(1), z.array(z.string().min(1))])
		.default([])
		.transform((value) => (typeof value === 'string' ? [value] : value)),
	/** `false` for words too common to be linked safely. */
	autolien: z.boolean().default(true),
	/** Phrases inside which the term is not linked. */
	sauf: words,
	/** Terms that « Voir aussi » shows first, in this order: slugs of the same game. */
	voir: z.array(slugSchema).max(MOST_RELATED).default([]),
	/** Units of the registries that this page covers. */
	sources: z.array(slugSchema).min(1, { error: 'au moins une unité d’un registre de sources' }),
	/** Edition that added or changed the entry, when the source marks it. */
	nouveau: z.string().min(2).optional(),
});

export type TermData = z.infer<typeof termSchema>;
