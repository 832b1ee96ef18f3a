import { z } from 'astro/zod';
import { slugSchema } from './slug';

const color = z.string().regex(/^#[0-9a-f]{6}$/, { error: 'une couleur #rrggbb en minuscules' });

const gestureSchema = z.strictObject({
	id: slugSchema,
	/** What follows « Quand puis-je » : an infinitive. */
	titre: z.string().min(4).max(60),
	/** Rule that says when. */
	regle: slugSchema,
	/** When it is legal whatever the step: « dès que sa condition se produit ». */
	partout: z.string().min(8).max(120).optional(),
	/** Words that find it in search. */
	recherche: z.array(z.string().min(1)).default([]),
});

export type Gesture = z.infer<typeof gestureSchema>;

/** `content/<jeu>/jeu.yaml`: what a game is called, who owns it, and the order of its chapters. */
export const gameSchema = z.strictObject({
	/** Full name. */
	nom: z.string().min(2),
	/** What players call it at the table, for menus and lists; the full name when left out. */
	court: z.string().min(2).optional(),
	/** What else players call it: a search that names it stays in it. */
	surnoms: z.array(z.string().min(2)).default([]),
	/** One sentence for the home page and the social card. */
	resume: z.string().min(40).max(160),
	/** Edition of the rules that the site follows. */
	edition: z.string().min(2),
	/** What a reader is to know of that edition, on every page: one short sentence. None when there is nothing to say. */
	avertissement: z.string().min(20).max(160).optional(),
	/**
	 * A game that begins: a few pages, without charts, aid or concepts, which grow. What is asked of a whole game is not
	 * asked of it yet; the build says when it has become one.
	 */
	debutant: z.boolean().optional(),
	/** Accent colour of the game's pages on light and dark paper: `#rrggbb`, readable on both. */
	accent: z.strictObject({ clair: color, sombre: color }),
	/** Owners of the game and of its marks. */
	editeurs: z.array(z.string().min(2)).min(1),
	/** Chapters in reading order: slugs of `regles/*.mdx`. Every chapter is listed once. */
	chapitres: z.array(slugSchema).min(1),
	/** Terms shown on the game's home: our choice, which nothing has measured. */
	termesPhares: z.array(slugSchema).min(4),
	/** Questions that tables argue about, each answered by a rule statement: shown on the home pages. */
	questions: z.array(z.strictObject({ question: z.string().min(10).max(90), regle: slugSchema })).default([]),
	/** Timing charts in the order of lists: slugs of `deroulement/*.yaml`. Every chart is listed once. */
	deroulement: z.array(slugSchema).default([]),
	/** What a player can do: « Quand puis-je… ? » in the timing charts, which say where each is legal. */
	gestes: z.array(gestureSchema).default([]),
	/** Units that the A–Z page itself covers (the heading and index of a printed glossary). */
	sourcesGlossaire: z.array(slugSchema).default([]),
	/**
	 * Units that no page cites yet. The build prints them as a warning; the list must shrink to nothing.
	 * A unit that is cited must leave it.
	 */
	aVenir: z.array(slugSchema).default([]),
});

export type GameData = z.infer<typeof gameSchema>;
