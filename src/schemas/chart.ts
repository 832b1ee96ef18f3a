import { z } from 'astro/zod';
import { slugSchema } from './slug';

/** What a step of a timing chart is. */
export const stepKinds = [
	'etape',
	'fenetre',
	'interruption',
	'reaction',
	'declenchement',
	'boucle',
	'choix',
	'sequence',
] as const;
export type StepKind = (typeof stepKinds)[number];

/** Windows and moments: steps that say who acts and what is allowed. */
export const windowKinds: ReadonlySet<StepKind> = new Set(['fenetre', 'interruption', 'reaction', 'declenchement']);

/** How a counter changes: to a number or to the value of another (`=3`, `=joueurs`), or by a number (`+1`, `-1`). */
const effectSchema = z
	.string()
	.regex(/^(?:=(?:\d{1,2}|[a-z][a-z0-9-]*)|[+-]\d{1,2})$/, {
		error: 'un effet entre guillemets : "=3", "=joueurs", "+1" ou "-1"',
	})
	.transform((text) => {
		const value = text.slice(1);
		return { op: text[0] as '=' | '+' | '-', value: /^\d/.test(value) ? Number(value) : value };
	});
const effects = z.record(slugSchema, effectSchema);

/** What a counter must be: `>0`, `=1`, `<2`. */
const conditionSchema = z
	.string()
	.regex(/^[<>=]\d{1,2}$/, { error: 'une condition entre guillemets : ">0", "=1" ou "<2"' })
	.transform((text) => ({ op: text[0] as '<' | '=' | '>', value: Number(text.slice(1)) }));
const conditions = z.record(slugSchema, conditionSchema);

const choiceSchema = z
	.strictObject({
		/** What the players do or find, in a few words. */
		texte: z.string().min(2).max(90),
		/** Step where the game goes on, or `fin`; the next one when left out. */
		vers: slugSchema.optional(),
		/** Chart that is played before going there. */
		appelle: slugSchema.optional(),
		/** Counters that allow it, and what to say when they do not. */
		si: conditions.optional(),
		sinon: z.string().min(5).max(120).optional(),
		compte: effects.optional(),
		/** Rule that states it. */
		regle: slugSchema.optional(),
	})
	.refine((choice) => !choice.si === !choice.sinon, {
		error: 'si et sinon ensemble : la condition, et la raison donnée quand elle n’est pas remplie',
	});

/** Players who take turns to act or to pass, until the window closes. */
const alternationSchema = z.strictObject({
	/** Who has the first opportunity, and who the next. */
	premier: z.string().min(3),
	autre: z.string().min(3),
	/** `consecutifs`: both pass in a row; `definitifs`: who passes is out, the other goes on alone. */
	passes: z.enum(['consecutifs', 'definitifs']),
});

const allowedSchema = z.union([
	slugSchema.transform((slug) => ({ geste: slug, note: undefined, regle: undefined })),
	z.strictObject({
		geste: slugSchema,
		/** What restricts it here. */
		note: z.string().min(3).max(120).optional(),
		regle: slugSchema.optional(),
	}),
]);

const stepSchema = z.strictObject({
	/** Published, unique in the game; the id of the rule that states the step, when there is one. */
	id: slugSchema,
	/** Number as players know it: `1.4`, `TC.3`. */
	numero: z.string().min(1).max(8).optional(),
	type: z.enum(stepKinds),
	titre: z.string().min(3).max(80),
	/** One or two sentences; words of the glossary are linked. */
	texte: z.string().min(10).max(320).optional(),
	/** Who acts, and who acts first. */
	qui: z.string().min(3).max(120).optional(),
	/** The same in a few words, for the glance; the first words of `qui` when left out. */
	acteur: z.string().min(3).max(24).optional(),
	/** What players may do here: « gestes » of the game. */
	permis: z.array(allowedSchema).default([]),
	/** Rules that state the step, the most useful first; the one with its own id when left out. */
	regles: z.array(slugSchema).default([]),
	/** Why a step that the document's own chart leaves out is here. */
	ajout: z.string().min(20).max(320).optional(),
	alternance: alternationSchema.optional(),
	/** The tool that computes it, opened on its case: the parameters of its address. */
	outil: z
		.strictObject({
			nom: slugSchema,
			parametres: z
				.string()
				.regex(/^[^?#\s]+$/)
				.optional(),
		})
		.optional(),
	/** Charts that may be played in the middle of this step. */
	emboite: z.array(slugSchema).default([]),
	choix: z.array(choiceSchema).default([]),
	/** Step that follows, or `fin`; the next one when left out. */
	suite: slugSchema.optional(),
	/** How counters change when the game leaves the step for the next. */
	compte: effects.optional(),
});

const counterSchema = z.strictObject({
	id: slugSchema,
	titre: z.string().min(3).max(60),
	depart: z.number().int().min(0).max(99),
	min: z.number().int().min(0).max(99).default(0),
	max: z.number().int().min(0).max(99),
});

/** `content/<jeu>/deroulement/<slug>.yaml`: a timing chart, the only copy of that part of the timing. */
export const chartSchema = z.strictObject({
	titre: z.string().min(3),
	/** Shown under the title, in lists, in search results and on the social card. */
	resume: z
		.string()
		.min(60, { error: 'une phrase de 60 à 160 caractères' })
		.max(160, { error: 'une phrase de 60 à 160 caractères' }),
	/** Words that find it in search. */
	recherche: z.array(z.string().min(1)).default([]),
	/** What loops count. A chart that is played inside another takes over the counters of the same id. */
	compteurs: z.array(counterSchema).default([]),
	/** What starts again once the end is reached: the next round, the next turn. */
	recommence: z.strictObject({ texte: z.string().min(3).max(60), compte: effects.optional() }).optional(),
	/** Phases, in order; one without a title when the sequence has no phases. */
	parties: z
		.array(
			z.strictObject({
				titre: z.string().min(3).max(60).optional(),
				/** Chapter about this phase. */
				chapitre: slugSchema.optional(),
				etapes: z.array(stepSchema).min(1),
			}),
		)
		.min(1),
});

export type ChartData = z.infer<typeof chartSchema>;
export type StepData = z.infer<typeof stepSchema>;
export type ChoiceData = z.infer<typeof choiceSchema>;
