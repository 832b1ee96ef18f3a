import { z } from 'astro/zod';
import { slugSchema } from './slug';

/** A part of a source document that the site must cover. */
export const unitSchema = z.strictObject({
	/** Published id, prefixed by the document: `kf21-regle-combattre`. */
	id: slugSchema,
	/** Heading as players find it in the document. */
	title: z.string().min(1),
	kind: z.enum([
		'rule',
		'setup',
		'components',
		'glossary',
		'sequence',
		'campaign',
		'solo',
		'deckbuilding',
		'faq',
		'errata',
		'example',
		'tip',
		'lore',
	]),
	/** Page in the printed document, when known. */
	page: z.number().int().positive().optional(),
});

/** `content/<jeu>/sources/<doc>.yaml`: registry of a source document. */
export const sourceSchema = z.strictObject({
	titre: z.string().min(2),
	/** Short name used under each page. */
	court: z.string().min(2),
	version: z.string().min(1),
	date: z.string().min(4),
	nature: z.enum(['officiel', 'traduction de fans']),
	editeur: z.string().min(2),
	units: z.array(unitSchema).min(1),
});

export type Unit = z.infer<typeof unitSchema>;
export type SourceData = z.infer<typeof sourceSchema>;
