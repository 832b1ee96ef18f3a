import { z } from 'astro/zod';
import { slugSchema } from './slug';

/** Levels of difficulty, from the mildest. Ids are used in addresses. */
export const levels = ['facile', 'standard', 'difficile', 'expert'] as const;
export type Level = (typeof levels)[number];

/** Sides of a scenario reference card: each serves two levels. */
export const sides = ['facile-standard', 'difficile-expert'] as const;
export type Side = (typeof sides)[number];

/** What the tool writes between brackets, or after « si »: a few French words, without a final full stop. */
const words = z.string().min(3).max(110);

/** How much a token changes the skill value. `"-X"` and `"+X"`: what X counts is in `x`. */
const modifier = z.union([z.number().int().min(-20).max(20), z.enum(['-X', '+X'])]);

/** What a symbol makes its investigator take, apart from the words that say so: damage, horror, or either. */
const costSchema = z
	.strictObject({
		/** When the test fails (the usual case), or each time. */
		quand: z.enum(['echec', 'toujours']).default('echec'),
		degats: z.number().int().min(1).max(9).optional(),
		horreurs: z.number().int().min(1).max(9).optional(),
		/** Damage or horror, as the reader chooses. */
		auChoix: z.number().int().min(1).max(9).optional(),
		/** As many times as the points that the test fails by. */
		parPoint: z.literal(true).optional(),
		/** Taken as well by a success that is by fewer points than that. */
		saufReussiteDe: z.number().int().min(1).max(9).optional(),
		/** It is only taken when this is true. */
		si: words.optional(),
	})
	.refine(({ degats, horreurs, auChoix }) => (degats ?? horreurs ?? auChoix) !== undefined, {
		error: 'degats, horreurs ou auChoix',
	})
	.refine(({ quand, parPoint, saufReussiteDe }) => quand === 'echec' || !(parPoint || saufReussiteDe), {
		error: 'parPoint, saufReussiteDe : quand le test échoue',
	});

const effectFields = {
	modificateur: modifier.default(0),
	/** What X counts. */
	x: words.optional(),
	/** What X counts before the reader says: 1, unless it cannot be. */
	depart: z.number().int().min(0).max(20).optional(),
	/** Another token is always revealed. */
	revele: z.boolean().optional(),
	/** Another token is revealed when this is true, which the reader says. */
	reveleSi: words.optional(),
	/** What the modifier is instead, when one of these is true, which the reader says. */
	modificateurSi: z
		.array(z.strictObject({ si: words, modificateur: z.number().int().min(-20).max(20) }))
		.min(1)
		.optional(),
	/** The test succeeds or fails automatically when this is true, which the reader says. */
	reussiteSi: words.optional(),
	echecSi: words.optional(),
	/**
	 * Another kind: the test fails automatically when both are applied. With `reveleSi`, as long as its condition is true.
	 */
	echecAvec: slugSchema.optional(),
	/** What it makes the investigator take, for the averages: the words below say it too. */
	cout: z.array(costSchema).min(1).optional(),
	/** What happens as soon as the token is revealed, and after a success or a failure. */
	consequence: words.optional(),
	siReussite: words.optional(),
	siEchec: words.optional(),
};

interface EffectRules {
	modificateur: number | string;
	x?: string | undefined;
	depart?: number | undefined;
	revele?: boolean | undefined;
	reveleSi?: string | undefined;
}

const isX = ({ modificateur, x }: EffectRules) => (typeof modificateur === 'string') === (x !== undefined);
const needsX = { error: 'x avec "-X" ou "+X", pour dire ce que X compte, et jamais sans' };
const hasStart = ({ x, depart }: EffectRules) => depart === undefined || x !== undefined;
const needsStart = { error: 'depart : avec x seulement' };
const isOneReveal = ({ revele, reveleSi }: EffectRules) => !(revele && reveleSi);
const oneReveal = { error: 'revele (toujours) ou reveleSi (sous condition), pas les deux' };

/** What a symbol does: on a scenario reference card. */
const symbolEffectSchema = z
	.strictObject(effectFields)
	.refine(isX, needsX)
	.refine(hasStart, needsStart)
	.refine(isOneReveal, oneReveal);

/** What the elder sign does: on an investigator card. */
const elderSignSchema = z
	.strictObject({
		...effectFields,
		/** The test always succeeds automatically. */
		reussite: z.literal(true).optional(),
		/** Kinds of tokens that it may count as instead, as the reader chooses. */
		vaut: z.array(slugSchema).min(1).optional(),
		/** The reader may cancel it and reveal another token instead. */
		annulable: z.literal(true).optional(),
	})
	.refine(isX, needsX)
	.refine(hasStart, needsStart)
	.refine(isOneReveal, oneReveal)
	.refine(({ reussite, reussiteSi }) => !(reussite && reussiteSi), {
		error: 'reussite (toujours) ou reussiteSi (sous condition), pas les deux',
	});

/** A kind of token: a number, or a symbol. */
const tokenSchema = z
	.strictObject({
		/** Published in addresses: `p1`, `0`, `m4`, `crane`. */
		id: slugSchema,
		nom: z.string().min(1).max(30),
		/** Who says what it does, when the token itself does not. */
		selon: z.enum(['scenario', 'investigateur']).optional(),
		modificateur: z.number().int().min(-20).max(20).default(0),
		revele: z.boolean().default(false),
		automatique: z.enum(['non', 'reussite', 'echec']).default('non'),
		/** How many of them, revealed in one test, make it fail automatically. */
		echecAu: z.number().int().min(2).max(9).optional(),
		/** Most of them that a bag holds. */
		max: z.number().int().min(1).max(20).optional(),
		/** Not in the core box. */
		extension: z.boolean().default(false),
		/** Where it goes when the test ends, if not back to the bag. */
		ensuite: words.optional(),
	})
	.refine((token) => !token.selon || (token.modificateur === 0 && !token.revele && token.automatique === 'non'), {
		error: 'selon, ou un effet (modificateur, revele, automatique), pas les deux',
	});

/** How many tokens of each kind, in no order: that of kinds is in `pions`. Kinds that are left out have none. */
const countsSchema = z.record(z.string(), z.number().int().min(0).max(20));

const campaignSchema = z
	.strictObject({
		id: slugSchema,
		nom: z.string().min(3).max(60),
		/** Not in the core box. */
		extension: z.boolean().default(false),
		/** What is missing, or what the box asks to add. */
		note: z.string().min(10).max(160).optional(),
		/** The bag at the start, at each level that is known. */
		reserves: z
			.strictObject({
				facile: countsSchema.optional(),
				standard: countsSchema.optional(),
				difficile: countsSchema.optional(),
				expert: countsSchema.optional(),
			})
			.refine((bags) => Object.keys(bags).length > 0, { error: 'une réserve au moins' }),
	})
	.refine(({ reserves, note }) => note !== undefined || levels.every((level) => reserves[level]), {
		error: 'une note, quand un niveau manque',
	});

/** What the symbols do, by id of kind. */
const sideSchema = z.record(z.string(), symbolEffectSchema);

const scenarioSchema = z.strictObject({
	id: slugSchema,
	nom: z.string().min(3).max(60),
	/** The only campaign that it is played in; without one, it is played in any of them. */
	campagne: slugSchema.optional(),
	/** Tokens that its setup adds to the bag. */
	ajoute: countsSchema.default({}),
	effets: z.strictObject({ 'facile-standard': sideSchema, 'difficile-expert': sideSchema }),
});

const skill = z.number().int().min(-9).max(9);

/** Classes of investigators, in the order of the pickers. */
export const classes = ['gardien', 'chercheur', 'truand', 'mystique', 'survivant', 'neutre'] as const;

const investigatorSchema = z.strictObject({
	id: slugSchema,
	nom: z.string().min(3).max(60),
	classe: z.enum(classes),
	/** Box that the card comes from, by its French name: those of the first one come with the page. */
	boite: z.string().min(3).max(60),
	/** What tells it from another of the same name: `parallèle`, `verso`… */
	version: z.string().min(3).max(40).optional(),
	competences: z.strictObject({ volonte: skill, intelligence: skill, lutte: skill, agilite: skill }),
	/** Kinds of tokens whose modifier counts as 0 in his tests. */
	nuls: z.array(slugSchema).min(1).optional(),
	/** What the elder sign does. */
	signe: elderSignSchema,
});

/** `content/arkham/outils/test-de-competence.yaml`: tokens, bags, scenarios and investigators of the skill test tool. */
export const chaosBagsSchema = z.strictObject({
	niveaux: z
		.array(
			z.strictObject({
				id: z.enum(levels),
				nom: z.string().min(3).max(30),
				/** Side of the scenario reference card that this level uses. */
				face: z.enum(sides),
			}),
		)
		.min(1),
	/** In the order in which the tool shows them. */
	pions: z.array(tokenSchema).min(1),
	campagnes: z.array(campaignSchema).min(1),
	scenarios: z.array(scenarioSchema).default([]),
	investigateurs: z.array(investigatorSchema).default([]),
});

export type ChaosBags = z.infer<typeof chaosBagsSchema>;

/**
 * What the page of the tool carries: its first campaign, the names of the others, and the investigators of the first box.
 * The rest comes when asked for.
 */
export function openingBags(data: ChaosBags): ChaosBags {
	const [first, ...others] = data.campagnes;
	if (!first) return data;
	const box = data.investigateurs[0]?.boite;
	return {
		...data,
		campagnes: [first, ...others.map(({ id, nom, extension }) => ({ id, nom, extension, reserves: {} }))],
		scenarios: data.scenarios.filter(({ campagne }) => campagne === first.id),
		investigateurs: data.investigateurs.filter(({ boite }) => boite === box),
	};
}

export type TokenKind = ChaosBags['pions'][number];
export type Campaign = ChaosBags['campagnes'][number];
export type Scenario = ChaosBags['scenarios'][number];
export type Investigator = ChaosBags['investigateurs'][number];
/** What a symbol does. */
export type SymbolEffect = z.infer<typeof elderSignSchema>;
/** What a symbol makes its investigator take. */
export type SymbolCost = z.infer<typeof costSchema>;
/** How many tokens of each kind. */
export type Counts = z.infer<typeof countsSchema>;
