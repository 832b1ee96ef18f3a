import { z } from 'astro/zod';
import { slugPattern, slugSchema } from './slug';

/** How the lines of a part are drawn: in order, as a list, as words with what each does, as labels with their numbers. */
export const partForms = ['etapes', 'liste', 'mots', 'nombres'] as const;
export type PartForm = (typeof partForms)[number];

/** Most words of a line: longer ones are not read between two turns. */
const MOST_WORDS = 25;

const wordsOf = (text: string): number => text.split(/[\s:;?!«»–—]+/u).filter(Boolean).length;

const textSchema = z
	.string()
	.min(1)
	.refine((text) => wordsOf(text) <= MOST_WORDS, { error: `${MOST_WORDS} mots au plus` });

const said = ['regle', 'etape', 'terme'] as const;

const lineFields = {
	/** What the line says: a statement, a step of a chart as `schema/etape`, or a term. One of the three. */
	regle: slugSchema.optional(),
	etape: z
		.string()
		.refine((name) => name.split('/').length === 2 && name.split('/').every((part) => slugPattern.test(part)), {
			error: 'schema/etape, comme « tour/piocher »',
		})
		.optional(),
	terme: slugSchema.optional(),
	/** Label, in bold. */
	nom: z.string().min(1).max(48).regex(/[^.]$/, { error: 'un nom sans point final' }).optional(),
	/** What it says, shorter: a restatement. Its own words when left out. */
	texte: textSchema.optional(),
	/** Other statements that the text says too. */
	aussi: z.array(slugSchema).default([]),
	/** Icons of the game, before the label. */
	icone: z.union([slugSchema.transform((name) => [name]), z.array(slugSchema)]).default([]),
};

const saysOneThing = (line: Partial<Record<(typeof said)[number], unknown>>) =>
	said.filter((field) => line[field] !== undefined).length === 1;
const oneThing = { error: 'un seul de regle, etape et terme' };

const isSaidShorter = ({ texte, aussi }: { texte?: string | undefined; aussi: string[] }) =>
	aussi.length === 0 || texte !== undefined;
const shorter = { error: 'un texte, puisque aussi dit que la ligne redit plusieurs règles' };

const lineBelowSchema = z.strictObject(lineFields).refine(saysOneThing, oneThing).refine(isSaidShorter, shorter);

const lineSchema = z
	.strictObject({
		...lineFields,
		/** What belongs under it: windows, costs, what it provokes. */
		sous: z.array(lineBelowSchema).default([]),
	})
	.refine(saysOneThing, oneThing)
	.refine(isSaidShorter, shorter);

const partSchema = z.strictObject({
	/** Published: the address of the part in the page. */
	id: slugSchema,
	titre: z.string().min(3).max(48),
	forme: z.enum(partForms),
	/** Side of the paper. */
	face: z.literal([1, 2]),
	lignes: z.array(lineSchema).min(1),
});

/** `content/<jeu>/aide.yaml`: the aid of a game, on one sheet: what one looks up between two turns. */
export const aidSchema = z.strictObject({
	/** Shown under the title, in search results and on the social card. */
	resume: z
		.string()
		.min(60, { error: 'une phrase de 60 à 155 caractères' })
		.max(155, { error: 'une phrase de 60 à 155 caractères' }),
	/** Words that find it, besides those of all aids. */
	recherche: z.array(z.string().min(1)).default([]),
	/** In reading order: those of the first side first. */
	parties: z.array(partSchema).min(1),
});

export type AidData = z.infer<typeof aidSchema>;
export type AidLineData = z.infer<typeof lineSchema>;
